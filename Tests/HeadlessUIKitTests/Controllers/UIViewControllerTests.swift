import Expectations
import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct UIViewControllerTests {
  @Test func `The view is loaded once, when it is first asked for, and may be of the controller's making`() {
    let log = Log()
    let controller = LoggingController("a", log)
    expectFalse(controller.isViewLoaded)
    expectNil(controller.viewIfLoaded)
    let view = controller.view
    #expect(controller.view === view)
    expectTrue(controller.isViewLoaded)
    expectEqual(log.lines, ["a didLoad"])
    final class Custom: UIViewController {
      let own = UILabel()
      override func loadView() { view = own }
    }
    let custom = Custom()
    #expect(custom.view === custom.own)
    #expect(custom.view.next === custom)
  }

  @Test func `Layout of the view is announced before and after`() {
    final class Observer: UIViewController {
      let log = Log()
      override func viewWillLayoutSubviews() { log.add("will") }
      override func viewDidLayoutSubviews() { log.add("did") }
    }
    UIApplication().run {
      let controller = Observer()
      mount(controller)
      _ = controller.log.take()
      controller.view.setNeedsLayout()
      UIApplication.shared.settle()
      expectEqual(controller.log.lines, ["will", "did"])
    }
  }

  @Test func `The title is the navigation item's, too`() {
    let controller = UIViewController()
    controller.title = "Settings"
    expectEqual(controller.navigationItem.title, "Settings")
    controller.navigationItem.title = "Short"
    expectEqual(controller.title, "Settings")
    controller.title = "New"
    expectEqual(controller.navigationItem.title, "New")
  }

  @Test func `Additional insets add to the safe area of the view and of what is in it`() {
    UIApplication().run {
      let controller = UIViewController()
      controller.additionalSafeAreaInsets = UIEdgeInsets(top: 3, left: 5, bottom: 0, right: 0)
      let child = UIView(frame: controller.view.bounds)
      controller.view.addSubview(child)
      mount(controller)
      let expected = UIEdgeInsets(top: 50, left: 5, bottom: 34, right: 0)
      expectEqual(controller.view.safeAreaInsets, expected)
      expectEqual(child.safeAreaInsets, expected)
    }
  }

  @Test func `An action's target is the closest controller with the method`() {
    final class Chooser: UIViewController {
      func choose() {}
    }
    let (root, middle, leaf) = (UIViewController(), Chooser(), UIViewController())
    root.addChild(middle)
    middle.addChild(leaf)
    let choose = Selector("choose", Chooser.choose)
    #expect(leaf.targetViewController(forAction: choose, sender: nil) === middle)
    #expect(middle.targetViewController(forAction: choose, sender: nil) === middle)
    expectNil(root.targetViewController(forAction: choose, sender: nil))
  }
}
