import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct UIPopoverPresentationControllerTests {
  private final class Keeper: UIPopoverPresentationControllerDelegate {
    var style = UIModalPresentationStyle.none
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
      style
    }
  }

  /// Replaces the presented controller by a navigation controller.
  private final class Wrapper: UIAdaptivePresentationControllerDelegate {
    var told: [UIModalPresentationStyle] = []
    func presentationController(
      _ controller: UIPresentationController,
      viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
      told.append(style)
      return UINavigationController(rootViewController: controller.presentedViewController)
    }
    func presentationController(
      _ presentationController: UIPresentationController,
      willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
      transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {
      told.append(style)
    }
  }

  /// A mounted controller with a button, and a controller to present.
  private func stage() -> (base: UIViewController, button: UIButton, over: UIViewController, window: UIWindow)
  {
    let (base, over) = (UIViewController(), UIViewController())
    let button = UIButton(frame: CGRect(x: 100, y: 100, width: 40, height: 40))
    base.view.addSubview(button)
    over.modalPresentationStyle = .popover
    over.preferredContentSize = CGSize(width: 200, height: 100)
    return (base, button, over, mount(base))
  }

  @Test func `On a tablet it points at its source, also a bar button, and a tap beside it dismisses`() {
    UIApplication(device: .iPad).run {
      let (base, button, over, window) = stage()
      over.popoverPresentationController?.sourceView = button
      base.present(over, animated: true)
      UIApplication.shared.settle()
      expectEqual(over.popoverPresentationController?.arrowDirection, .up)
      expectEqual(
        over.view.convert(over.view.bounds, to: nil), CGRect(x: 20, y: 153, width: 200, height: 100))
      tap(in: window, at: CGPoint(x: 600, y: 600))
      UIApplication.shared.settle()
      expectNil(base.presentedViewController)
    }
    UIApplication(device: .iPad).run {
      let (base, over) = (UIViewController(), UIViewController())
      let item = UIBarButtonItem(title: "More")
      base.navigationItem.rightBarButtonItem = item
      mount(UINavigationController(rootViewController: base))
      over.modalPresentationStyle = .popover
      over.popoverPresentationController?.barButtonItem = item
      base.present(over, animated: false)
      UIApplication.shared.settle()
      let frame = over.view.convert(over.view.bounds, to: nil)
      expectEqual(frame.maxX, 810)
      expectEqual(frame.minY, 87)
    }
  }

  @Test func `On a phone it is a sheet, or what the delegate wants`() {
    forEachRow(
      [
        (nil, "UISheetPresentationController", CGFloat(787)),
        (UIModalPresentationStyle.fullScreen, "UIPresentationController", 844),
        (UIModalPresentationStyle.none, "UIPopoverPresentationController", 100),
      ] as [(UIModalPresentationStyle?, String, CGFloat)]
    ) { style, type, height in
      UIApplication().run {
        let (base, button, over, _) = stage()
        let delegate = Keeper()
        delegate.style = style ?? .none
        over.popoverPresentationController?.sourceView = button
        if style != nil { over.popoverPresentationController?.delegate = delegate }
        base.present(over, animated: false)
        UIApplication.shared.settle()
        expectEqual(over.activePresentation.map { String(describing: Swift.type(of: $0)) }, type)
        expectEqual(over.view.frame.height, height)
      }
    }
  }

  @Test func `On a phone the delegate may put another controller in its place`() {
    forEachRow([true, false]) { isUserDismissing in
      weak var shown: UIViewController?
      UIApplication(device: .iPhone).run {
        let (base, button, over, _) = stage()
        let wrapper = Wrapper()
        var dismissals = 0
        _ = over.addObserver(of: .dismissal) { dismissals += 1 }
        over.popoverPresentationController?.sourceView = button
        over.popoverPresentationController?.delegate = wrapper
        base.present(over, animated: true)
        UIApplication.shared.settle()
        shown = base.presentedViewController
        expectEqual(wrapper.told, [.pageSheet, .pageSheet])
        expectTrue(shown is UINavigationController)
        expectTrue(over.navigationController === shown)
        expectTrue(over.presentingViewController === base)
        expectNotNil(over.view.window)
        if isUserDismissing {
          shown?.activePresentation?.dismissByUser()
        } else {
          over.dismiss(animated: true)
        }
        UIApplication.shared.settle()
        expectNil(base.presentedViewController)
        expectNil(over.presentingViewController)
        expectEqual(dismissals, 1)
      }
      expectNil(shown)
    }
  }

  @Test func `Without a source it is not presented`() {
    var raised: [UIException] = []
    UIApplication(device: .iPad).run {
      UIApplication.shared.exceptionHandler = { raised.append($0) }
      let (base, _, over, _) = stage()
      base.present(over, animated: false)
      expectNil(base.presentedViewController)
    }
    expectEqual(raised.map(\.name), [.generic])
  }

  @Test func `Views that touches pass through to can be used`() {
    UIApplication(device: .iPad).run {
      let (base, button, over, window) = stage()
      var taps = 0
      button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
      over.popoverPresentationController?.sourceView = button
      over.popoverPresentationController?.passthroughViews = [button]
      base.present(over, animated: false)
      UIApplication.shared.settle()
      tap(in: window, at: CGPoint(x: 120, y: 120))
      UIApplication.shared.settle()
      expectEqual(taps, 1)
      #expect(base.presentedViewController === over)
    }
  }
}
