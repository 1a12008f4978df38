import Expectations
import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct UIViewMarginsTests {
  /// Counts the changes of margins.
  private final class Listener: UIView {
    private(set) var count = 0

    override func layoutMarginsDidChange() {
      super.layoutMarginsDidChange()
      count += 1
    }
  }

  @Test func `Margins are eight points by default, and both kinds are one by the direction of reading`() {
    expectEqual(UIView().layoutMargins, UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    expectEqual(
      UIView().directionalLayoutMargins, NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    )
    forEachRow([UISemanticContentAttribute.forceLeftToRight, .forceRightToLeft]) { attribute in
      let view = UIView()
      view.semanticContentAttribute = attribute
      let (leading, trailing): (CGFloat, CGFloat) = attribute == .forceRightToLeft ? (4, 2) : (2, 4)
      view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      expectEqual(
        view.directionalLayoutMargins,
        NSDirectionalEdgeInsets(top: 1, leading: leading, bottom: 3, trailing: trailing))
      view.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 0, leading: trailing, bottom: 0, trailing: leading)
      expectEqual(view.layoutMargins, UIEdgeInsets(top: 0, left: 4, bottom: 0, right: 2))
    }
  }

  @Test func `The safe area adds to the margins, and for a root view the system has a minimum`() {
    UIApplication().run {
      let view = UIView(frame: UIScreen.main.bounds)
      mount(view)
      expectEqual(view.layoutMargins, UIEdgeInsets(top: 55, left: 8, bottom: 42, right: 8))
      view.insetsLayoutMarginsFromSafeArea = false
      expectEqual(view.layoutMargins, UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    }
    forEachRow([(VirtualDevice.iPhone, 16), (.iPhoneProMax, 20), (.iPad, 20)] as [(VirtualDevice, CGFloat)]) {
      device, side in
      UIApplication(device: device).run {
        let controller = UIViewController()
        mount(controller)
        let (view, safe) = (controller.view as UIView, controller.view.safeAreaInsets)
        expectEqual(
          view.layoutMargins, UIEdgeInsets(top: safe.top, left: side, bottom: safe.bottom, right: side))
        view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 40)
        expectEqual(
          view.layoutMargins, UIEdgeInsets(top: safe.top + 1, left: side, bottom: safe.bottom + 3, right: 40))
        controller.viewRespectsSystemMinimumLayoutMargins = false
        expectEqual(view.layoutMargins.left, 2)
      }
    }
  }

  @Test func `A view can keep its superview's margins where they reach into it`() {
    let (parent, child) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
    parent.layoutMargins = UIEdgeInsets(top: 20, left: 30, bottom: 40, right: 50)
    parent.addSubview(child)
    child.frame = CGRect(x: 10, y: 15, width: 85, height: 85)
    expectEqual(child.layoutMargins.left, 8)
    child.preservesSuperviewLayoutMargins = true
    expectEqual(child.layoutMargins, UIEdgeInsets(top: 8, left: 20, bottom: 40, right: 45))
  }

  @Test func `A view hears of its margins, of its superview's if it keeps those, and of the safe area's`() {
    let (parent, keeping, other) = (Listener(), Listener(), Listener())
    parent.addSubview(keeping)
    parent.addSubview(other)
    keeping.preservesSuperviewLayoutMargins = true
    let former = keeping.count
    parent.layoutMargins.left = 30
    parent.layoutMargins.left = 30
    #expect((parent.count, keeping.count, other.count) == (1, former + 1, 0))
    UIApplication().run {
      let controller = UIViewController()
      let view = Listener(frame: UIScreen.main.bounds)
      controller.view = view
      mount(controller)
      let former = view.count
      controller.additionalSafeAreaInsets.top = 10
      expectEqual(view.count, former + 1)
      expectEqual(view.layoutMargins.top, 57)
    }
  }
}
