import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

@Suite @MainActor struct UIApplicationStatusBarTapTests {
  private final class Delegate: UIScrollViewDelegate {
    let log = Log()
    var agrees = true

    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
      log.add("should")
      return agrees
    }
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { log.add("did") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { log.add("animation") }
  }

  /// Adds a long view that is scrolled down, at a distance from the top of the screen.
  @discardableResult
  private func addScrolled(
    at top: CGFloat = 100, to controller: UIViewController, _ delegate: Delegate? = nil
  ) -> UIScrollView {
    let view = UIScrollView(frame: CGRect(x: 0, y: top, width: 200, height: 200))
    view.contentInsetAdjustmentBehavior = .never
    view.contentInset.top = 10
    view.contentSize = CGSize(width: 200, height: 2000)
    view.contentOffset.y = 500
    view.delegate = delegate
    controller.view.addSubview(view)
    return view
  }

  private func tapStatusBar() {
    UIApplication.shared.tapStatusBar()
    UIApplication.shared.settle()
  }

  @Test func `The content goes to its top, animated, and the delegate is asked and reported`() {
    UIApplication().run {
      let (controller, delegate) = (UIViewController(), Delegate())
      let view = addScrolled(to: controller, delegate)
      mount(controller)
      UIApplication.shared.tapStatusBar()
      expectEqual(view.contentOffset.y, 500)
      expectTrue(view.isScrollAnimating)
      UIApplication.shared.settle()
      expectEqual(view.contentOffset.y, -10)
      expectEqual(delegate.log.take(), ["should", "did"])
      tapStatusBar()
      expectEqual(delegate.log.take(), ["should", "did"])
      view.setContentOffset(CGPoint(x: 0, y: 50), animated: true)
      UIApplication.shared.settle()
      expectEqual(delegate.log.take(), ["animation"])
    }
  }

  @Test func `A delegate may keep the content, and a scroll stopped on its way does not reach the top`() {
    UIApplication().run {
      let (controller, delegate) = (UIViewController(), Delegate())
      delegate.agrees = false
      let view = addScrolled(to: controller, delegate)
      mount(controller)
      tapStatusBar()
      expectEqual(view.contentOffset.y, 500)
      expectEqual(delegate.log.lines, ["should"])
    }
    UIApplication().run {
      let (controller, delegate) = (UIViewController(), Delegate())
      let view = addScrolled(to: controller, delegate)
      mount(controller)
      UIApplication.shared.tapStatusBar()
      UIApplication.shared.runLoop.advance(by: 0.1)
      view.stopScrollingAndZooming()
      #expect(view.contentOffset.y > 0)
      expectEqual(delegate.log.lines, ["should"])
    }
  }

  @Test func `Of several none scrolls on a phone, the topmost on a tablet, and none that is behind a sheet`()
  {
    forEachRow([VirtualDevice.iPhone, .iPad]) { device in
      UIApplication(device: device).run {
        let controller = UIViewController()
        let lower = addScrolled(at: 400, to: controller)
        let upper = addScrolled(at: 100, to: controller)
        mount(controller)
        tapStatusBar()
        expectEqual(lower.contentOffset.y, 500)
        expectEqual(upper.contentOffset.y, (device.idiom == .pad ? -10 : 500))
      }
    }
    UIApplication().run {
      let (controller, sheet) = (UIViewController(), UIViewController())
      let behind = addScrolled(to: controller)
      mount(controller)
      controller.present(sheet, animated: false)
      UIApplication.shared.settle()
      tapStatusBar()
      expectEqual(behind.contentOffset.y, 500)
      let front = addScrolled(to: sheet)
      tapStatusBar()
      expectEqual(front.contentOffset.y, -10)
      expectEqual(behind.contentOffset.y, 500)
    }
  }

  @Test func `Views that cannot be seen or do not want to scroll do not count`() {
    forEachRow(
      [
        { $0.scrollsToTop = false }, { $0.isHidden = true }, { $0.superview?.alpha = 0 },
        { $0.frame.origin.y = 3000 },
      ] as [@MainActor @Sendable (UIScrollView) -> Void]
    ) { change in
      UIApplication().run {
        let (controller, box) = (UIViewController(), UIViewController())
        let view = addScrolled(to: controller)
        let other = addScrolled(to: box)
        controller.addChild(box)
        controller.view.addSubview(box.view)
        change(other)
        mount(controller)
        tapStatusBar()
        expectEqual(view.contentOffset.y, -10)
        expectEqual(other.contentOffset.y, 500)
      }
    }
  }
}
