import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct UIAlertControllerPopoverTests {
  let log = Log()
  private let button = UIButton(frame: CGRect(x: 400, y: 100, width: 40, height: 40))

  private func action(_ title: String, _ style: UIAlertAction.Style = .default) -> UIAlertAction {
    UIAlertAction(title: title, style: style) { [log] in log.add($0.title ?? "") }
  }

  /// Presents a sheet of actions that is about ``button``, and lets it appear.
  private func present(
    _ actions: [UIAlertAction], message: String? = "Message"
  ) -> (sheet: UIAlertController, base: UIViewController, window: UIWindow) {
    let (base, sheet) = (
      UIViewController(), UIAlertController(title: "Title", message: message, preferredStyle: .actionSheet)
    )
    base.view.addSubview(button)
    actions.forEach(sheet.addAction)
    let window = mount(base)
    sheet.popoverPresentationController?.sourceView = button
    base.present(sheet, animated: true)
    UIApplication.shared.settle()
    return (sheet, base, window)
  }

  private func buttons(below view: UIView) -> [UIButton] {
    (view as? _UIAlertControllerActionView).map { [$0] } ?? view.subviews.flatMap(buttons)
  }

  private func frame(of view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

  @Test func `A sheet is a popover on a tablet alone, and in a narrow column, too`() {
    forEachRow([(VirtualDevice.iPad, true), (.iPhone, false)]) { device, isPopover in
      UIApplication(device: device).run {
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        expectEqual((sheet.popoverPresentationController != nil), isPopover)
        expectEqual((sheet.modalPresentationStyle == .popover), isPopover)
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        expectNil(alert.popoverPresentationController)
      }
    }
    UIApplication(device: .iPad, orientation: .landscapeLeft).run {
      let (primary, split) = (UIViewController(), UISplitViewController(style: .doubleColumn))
      split.setViewController(primary, for: .primary)
      split.setViewController(UIViewController(), for: .secondary)
      mount(split)
      expectEqual(primary.traitCollection.horizontalSizeClass, .compact)
      let sheet = UIAlertController(title: "T", message: nil, preferredStyle: .actionSheet)
      sheet.addAction(action("A"))
      sheet.popoverPresentationController?.sourceView = primary.view
      primary.present(sheet, animated: false)
      UIApplication.shared.settle()
      expectEqual(frame(of: sheet.view).width, 304)
    }
  }

  @Test func `It points at its source, which may be a bar button, and has no button that cancels`() {
    UIApplication(device: .iPad).run {
      let sheet = present([action("Cancel", .cancel), action("A"), action("B")]).sheet
      expectEqual(buttons(below: sheet.view).map(\.currentTitle), ["A", "B"])
      expectEqual(sheet.popoverPresentationController?.arrowDirection, .up)
      let frame = frame(of: sheet.view)
      expectEqual(frame.width, 304)
      expectEqual(frame.minY, button.frame.maxY + 13)
      expectEqual(frame.midX, button.frame.midX)
      expectEqual(self.frame(of: buttons(below: sheet.view)[1]).maxY, frame.maxY)
    }
    UIApplication(device: .iPad).run {
      let base = UIViewController()
      let item = UIBarButtonItem(title: "More")
      base.navigationItem.rightBarButtonItem = item
      mount(UINavigationController(rootViewController: base))
      let sheet = UIAlertController(title: "T", message: nil, preferredStyle: .actionSheet)
      sheet.addAction(action("A"))
      sheet.popoverPresentationController?.barButtonItem = item
      base.present(sheet, animated: false)
      UIApplication.shared.settle()
      expectEqual(sheet.popoverPresentationController?.arrowDirection, .up)
      expectEqual(frame(of: sheet.view).maxX, 810)
    }
  }

  @Test func `On a phone a tap beside the sheet cancels, if an action does that`() {
    forEachRow([(true, true, ["Cancel"]), (false, true, []), (true, false, [])] as [(Bool, Bool, [String])]) {
      isBeside, canCancel, expected in
      let suite = Self()
      UIApplication(device: .iPhone).run {
        let actions =
          [suite.action("A"), suite.action("B"), suite.action("C")]
          + (canCancel ? [suite.action("Cancel", .cancel)] : [])
        let (sheet, base, window) = suite.present(actions)
        let box = frame(of: sheet.view.subviews[0])
        tap(in: window, at: CGPoint(x: box.midX, y: isBeside ? box.minY - 10 : box.minY + 10))
        UIApplication.shared.settle()
        expectEqual(suite.log.lines, expected)
        expectEqual((base.presentedViewController == nil), !expected.isEmpty)
      }
    }
  }

  @Test func `A button runs its own action`() {
    UIApplication(device: .iPad).run {
      let (sheet, base, window) = present([action("A"), action("Cancel", .cancel)])
      let frame = frame(of: buttons(below: sheet.view)[0])
      tap(in: window, at: CGPoint(x: frame.midX, y: frame.midY))
      UIApplication.shared.settle()
      expectEqual(log.lines, ["A"])
      expectNil(base.presentedViewController)
    }
  }

  private final class Keeper: UIPopoverPresentationControllerDelegate {
    func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool { false }
  }

  @Test func `A tap beside it dismisses and then cancels, if an action does, unless the delegate keeps it`() {
    UIApplication(device: .iPad).run {
      let (sheet, base, window) = present([action("A"), action("Cancel", .cancel)])
      tap(in: window, at: CGPoint(x: 20, y: 900))
      expectEmpty(log.lines)
      expectTrue(sheet.isBeingDismissed)
      UIApplication.shared.settle()
      expectEqual(log.lines, ["Cancel"])
      expectNil(base.presentedViewController)
      expectEqual(sheet.chosenAction?.title, "Cancel")
    }
    let other = Self()
    UIApplication(device: .iPad).run {
      let (_, base, window) = other.present([other.action("A")])
      tap(in: window, at: CGPoint(x: 20, y: 900))
      UIApplication.shared.settle()
      expectEmpty(other.log.lines)
      expectNil(base.presentedViewController)
    }
    let third = Self()
    UIApplication(device: .iPad).run {
      let keeper = Keeper()
      let (sheet, base, window) = third.present([third.action("A"), third.action("Cancel", .cancel)])
      sheet.popoverPresentationController?.delegate = keeper
      tap(in: window, at: CGPoint(x: 20, y: 900))
      UIApplication.shared.settle()
      expectEmpty(third.log.lines)
      #expect(base.presentedViewController === sheet)
    }
  }

  @Test func `It grows with its message, and buttons without room scroll on the screen`() throws {
    UIApplication(device: .iPad).run {
      let sheet = present([action("A")], message: "Short").sheet
      let height = frame(of: sheet.view).height
      sheet.message = String(repeating: "It was the best of times. ", count: 20)
      UIApplication.shared.settle()
      #expect(frame(of: sheet.view).height > height)
      expectEqual(frame(of: buttons(below: sheet.view)[0]).maxY, frame(of: sheet.view).maxY)
    }
    let other = Self()
    try UIApplication(device: .iPad).run {
      let sheet = other.present((1...30).map { other.action("\($0)") }).sheet
      let frame = frame(of: sheet.view)
      #expect(frame.maxY <= UIScreen.main.bounds.height - 10)
      let buttons = buttons(below: sheet.view)
      expectTrue(buttons.allSatisfy { $0.frame.height == 57 })
      let scrollView = try #require(
        sequence(first: buttons[0] as UIView, next: \.superview).first { $0 is UIScrollView } as? UIScrollView
      )
      #expect(abs(scrollView.contentSize.height - 30 * 57) < 0.01)
      expectEqual(self.frame(of: scrollView).maxY, frame.maxY)
    }
  }

  @Test func `Without a source it is not presented, and UIKit says what it wants`() {
    var raised: [UIException] = []
    UIApplication(device: .iPad).run {
      UIApplication.shared.exceptionHandler = { raised.append($0) }
      let base = UIViewController()
      mount(base)
      base.present(UIAlertController(title: "T", message: nil, preferredStyle: .actionSheet), animated: false)
      expectNil(base.presentedViewController)
    }
    expectEqual(raised.map(\.name), [.generic])
    expectEqual(
      raised.first?.reason.hasPrefix(
        "Your application has presented a UIAlertController (<UIAlertController>) of style "
          + "UIAlertControllerStyleActionSheet from UIViewController (<UIViewController>). The "
          + "modalPresentationStyle of a UIAlertController with this style is UIModalPresentationPopover."),
      true)
  }
}
