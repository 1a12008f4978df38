import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct UINavigationControllerTests {
  let log = Log()

  /// Mounts a stack of one controller.
  private func mounted() -> (navigation: UINavigationController, root: LoggingController) {
    let root = LoggingController("root", log)
    let navigation = UINavigationController(rootViewController: root)
    mount(navigation)
    return (navigation, root)
  }

  @Test func `The root appears with the stack, and is visible until something is presented over it`() {
    UIApplication().run {
      _ = mounted()
      expectEqual(
        log.lines.filter { !$0.hasSuffix("ove") },
        [
          "root didLoad", "root willAppear", "root isAppearing", "root didAppear",
        ])
      expectEqual(log.lines.filter { $0.hasSuffix("ove") }, ["root willMove", "root didMove"])
    }
    UIApplication().run {
      let (navigation, root) = mounted()
      #expect(navigation.visibleViewController === root)
      let over = UIViewController()
      root.present(over, animated: false)
      UIApplication.shared.settle()
      #expect(navigation.visibleViewController === over)
    }
  }

  @Test func `A push runs through UIKit's order`() {
    UIApplication().run {
      let (navigation, root) = mounted()
      _ = log.take()
      let top = LoggingController("top", log)
      navigation.pushViewController(top, animated: true)
      #expect(navigation.topViewController === top)
      #expect(top.parent === navigation)
      #expect(!log.lines.contains("top didAppear"))
      UIApplication.shared.settle()
      expectEqual(
        log.lines,
        [
          "top willMove", "root willDisappear", "top didLoad", "top willAppear", "top isAppearing",
          "root didDisappear", "top didAppear", "top didMove",
        ])
      expectNil(root.view.window)
      expectNotNil(top.view.window)
    }
  }

  @Test func `A pop runs through UIKit's order, and reports the revealed controller nothing about parents`() {
    UIApplication().run {
      let (navigation, root) = mounted()
      let top = LoggingController("top", log)
      navigation.pushViewController(top, animated: false)
      UIApplication.shared.settle()
      _ = log.take()
      #expect(navigation.popViewController(animated: true) === top)
      UIApplication.shared.settle()
      expectEqual(
        log.lines,
        [
          "top willLeave", "top willDisappear", "root willAppear", "root isAppearing", "top didDisappear",
          "root didAppear", "top didLeave",
        ])
      expectNil(top.parent)
      #expect(navigation.topViewController === root)
    }
  }

  @Test func `A push runs animated or at once, and both ends know`() {
    UIApplication().run {
      let (navigation, _) = mounted()
      let top = LoggingController("top", log)
      top.logsAnimations = true
      navigation.pushViewController(top, animated: true)
      UIApplication.shared.settle()
      #expect(log.lines.contains("top willAppear animated"))
      #expect(log.lines.contains("top didAppear animated"))
    }
    forEachRow([true, false]) { animated in
      UIApplication().run {
        let (navigation, _) = mounted()
        let top = LoggingController("top", log)
        _ = log.take()
        navigation.pushViewController(top, animated: animated)
        expectEqual((log.lines.last == "top didMove"), !animated)
        UIApplication.shared.settle()
        expectEqual(
          log.lines,
          [
            "top willMove", "root willDisappear", "top didLoad", "top willAppear", "top isAppearing",
            "root didDisappear", "top didAppear", "top didMove",
          ])
      }
    }
  }

  @Test func `Going back to the root pops everything above, and the root cannot be popped`() {
    UIApplication().run {
      let (navigation, root) = mounted()
      expectNil(navigation.popViewController(animated: false))
      expectNil(navigation.popToRootViewController(animated: false))
      #expect(navigation.topViewController === root)
    }
    UIApplication().run {
      let (navigation, root) = mounted()
      let (a, b) = (LoggingController("a", log), LoggingController("b", log))
      for controller in [a, b] {
        navigation.pushViewController(controller, animated: false)
        UIApplication.shared.settle()
      }
      _ = log.take()
      let popped = navigation.popToRootViewController(animated: false) ?? []
      UIApplication.shared.settle()
      expectEqual(identities(popped), identities([a, b]))
      expectEqual(identities(navigation.children), identities([root]))
      #expect(log.lines.contains("a didLeave"))
      #expect(!log.lines.contains("a willAppear"))
      #expect(log.lines.contains("root didAppear"))
    }
  }

  @Test func `Pushing one controller twice traps`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let root = UIViewController()
        UINavigationController(rootViewController: root).pushViewController(root, animated: false)
      }
    }
  }

  @Test func `The delegate hears what shows`() {
    final class Delegate: UINavigationControllerDelegate {
      var shown: [UIViewController] = []
      func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
      ) {
        shown.append(viewController)
      }
    }
    UIApplication().run {
      let (navigation, root) = mounted()
      let (delegate, top) = (Delegate(), UIViewController())
      navigation.delegate = delegate
      navigation.pushViewController(top, animated: true)
      UIApplication.shared.settle()
      navigation.popViewController(animated: true)
      UIApplication.shared.settle()
      expectEqual(identities(delegate.shown), identities([top, root]))
    }
  }

  @Test func `Two pushes at once end with the last one, and animations run along with a push`() {
    UIApplication().run {
      let (navigation, root) = mounted()
      let (a, b) = (UIViewController(), LoggingController("b", log))
      navigation.pushViewController(a, animated: true)
      navigation.pushViewController(b, animated: true)
      UIApplication.shared.settle()
      expectNotNil(b.view.window)
      expectNil(a.viewIfLoaded?.window)
      expectNil(root.view.window)
      expectEqual(log.lines.suffix(2), ["b didAppear", "b didMove"])
    }
    UIApplication().run {
      let (navigation, _) = mounted()
      let top = UIViewController()
      navigation.pushViewController(top, animated: true)
      expectEqual(top.transitionCoordinator?.transitionDuration, 0.35)
      top.transitionCoordinator?.animate(alongsideTransition: nil) { [log] _ in log.add("completed") }
      UIApplication.shared.settle()
      expectEqual(log.lines.last, "completed")
      expectNil(navigation.transitionCoordinator)
    }
  }

  @Test func `Bars lie within the safe area and take from it, and a table begins below them`() {
    forEachRow(
      [
        (VirtualDevice.iPhone, UIInterfaceOrientation.portrait, 44), (.iPhone, .landscapeLeft, 32),
        (.iPad, .portrait, 50),
      ] as [(VirtualDevice, UIInterfaceOrientation, CGFloat)]
    ) { device, orientation, height in
      UIApplication(device: device, orientation: orientation).run {
        let (navigation, root) = mounted()
        let screen = device.safeAreaInsets(in: orientation)
        expectEqual(navigation.navigationBar.frame.minY, screen.top)
        expectEqual(navigation.navigationBar.frame.height, height)
        expectEqual(root.view.frame, navigation.view.bounds)
        expectEqual(root.view.safeAreaInsets.top, screen.top + height)
        expectEqual(root.view.safeAreaInsets.bottom, screen.bottom)
        navigation.setToolbarHidden(false, animated: false)
        navigation.setNavigationBarHidden(true, animated: false)
        UIApplication.shared.settle()
        expectEqual(root.view.safeAreaInsets.top, screen.top)
        expectEqual(root.view.safeAreaInsets.bottom, screen.bottom + height)
        expectTrue(navigation.navigationBar.isHidden)
        expectFalse(navigation.toolbar.isHidden)
      }
    }
    UIApplication().run {
      let controller = UITableViewController(style: .plain)
      mount(UINavigationController(rootViewController: controller))
      expectEqual(controller.tableView.contentOffset.y, -91)
    }
  }

  @Test func `What UIKit refuses to push is refused`() {
    var raised: [UIException] = []
    UIApplication().run {
      UIApplication.shared.exceptionHandler = { raised.append($0) }
      let (navigation, root) = mounted()
      navigation.pushViewController(root, animated: false)
      navigation.pushViewController(UINavigationController(), animated: false)
      navigation.setViewControllers([root, root], animated: false)
      navigation.popToViewController(UIViewController(), animated: false)
      expectEqual(identities(navigation.viewControllers), identities([root]))
    }
    expectEqual(
      raised.map(\.reason),
      [
        "Pushing the same view controller instance more than once is not supported (<LoggingController>)",
        "Pushing a navigation controller is not supported",
        "All view controllers in a navigation controller must be distinct",
        "Tried to pop to a view controller that doesn't exist.",
      ])
  }

  @Test func `Going back pops what is above, and one from the middle leaves quietly`() {
    UIApplication().run {
      let (navigation, root) = mounted()
      let (a, b, c) = (UIViewController(), UIViewController(), UIViewController())
      navigation.setViewControllers([root, a, b, c], animated: false)
      UIApplication.shared.settle()
      expectEqual(identities(navigation.popToViewController(a, animated: true) ?? []), identities([b, c]))
      UIApplication.shared.settle()
      expectEqual(identities(navigation.children), identities([root, a]))
      expectNotNil(a.view.window)
    }
    UIApplication().run {
      let (navigation, root) = mounted()
      let (middle, top) = (LoggingController("middle", log), LoggingController("top", log))
      navigation.setViewControllers([root, middle, top], animated: false)
      UIApplication.shared.settle()
      #expect(log.lines.contains("middle didMove"))
      _ = log.take()
      navigation.viewControllers = [root, top]
      UIApplication.shared.settle()
      expectEqual(log.lines, ["middle willLeave", "middle didLeave"])
      expectNil(middle.parent)
      expectEqual(identities(navigation.children), identities([root, top]))
    }
  }

  @Test func `The delegate hears of the root, and what will show before what did`() {
    final class Delegate: UINavigationControllerDelegate {
      let log = Log()
      func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool
      ) { log.add("will \(viewController.title ?? "") \(animated)") }
      func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
      ) { log.add("did \(viewController.title ?? "") \(animated)") }
    }
    UIApplication().run {
      let (root, top, delegate) = (UIViewController(), UIViewController(), Delegate())
      (root.title, top.title) = ("root", "top")
      let navigation = UINavigationController(rootViewController: root)
      navigation.delegate = delegate
      mount(navigation)
      expectEqual(delegate.log.take(), ["will root false", "did root false"])
      root.show(top, sender: nil)
      UIApplication.shared.settle()
      expectEqual(delegate.log.take(), ["will top true", "did top true"])
    }
  }

  @Test func `A pushed controller knows that it comes, and a popped one that it goes`() {
    final class Mover: UIViewController {
      var seen: [Bool] = []
      override func viewWillAppear(_ animated: Bool) { seen.append(isMovingToParent) }
      override func viewWillDisappear(_ animated: Bool) { seen.append(isMovingFromParent) }
    }
    UIApplication().run {
      let (navigation, _) = mounted()
      let top = Mover()
      navigation.pushViewController(top, animated: true)
      UIApplication.shared.settle()
      navigation.pushViewController(UIViewController(), animated: true)
      UIApplication.shared.settle()
      navigation.popViewController(animated: true)
      UIApplication.shared.settle()
      navigation.popViewController(animated: true)
      UIApplication.shared.settle()
      expectEqual(top.seen, [true, false, false, true])
    }
  }

  @Test func `The delegate's animation takes the place of UIKit's`() {
    final class Fade: UIViewControllerAnimatedTransitioning, UINavigationControllerDelegate {
      var operations: [UINavigationController.Operation] = []
      func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
      ) -> TimeInterval { 1 }
      func animateTransition(using context: any UIViewControllerContextTransitioning) {
        if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
        UIApplication.shared.runLoop.schedule(after: 1, name: "fade") { context.completeTransition(true) }
      }
      func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? {
        operations.append(operation)
        return self
      }
    }
    UIApplication().run {
      let (navigation, root) = mounted()
      let (fade, top) = (Fade(), UIViewController())
      navigation.delegate = fade
      navigation.pushViewController(top, animated: true)
      expectEqual(UIApplication.shared.runLoop.pendingNames, ["fade"])
      UIApplication.shared.settle()
      expectEqual(identities(navigation.view.subviews), identities([top.view, navigation.navigationBar]))
      navigation.popViewController(animated: true)
      UIApplication.shared.settle()
      expectEqual(fade.operations, [.push, .pop])
      expectNotNil(root.view.window)
    }
  }

  @Test func `A finger from the leading edge leads back`() {
    forEachRow(
      [
        (UITraitEnvironmentLayoutDirection.leftToRight, CGPoint(x: 3, y: 400), 250, true),
        (.leftToRight, CGPoint(x: 3, y: 400), 60, false), (.leftToRight, CGPoint(x: 100, y: 400), 250, false),
        (.rightToLeft, CGPoint(x: 387, y: 400), -250, true),
      ] as [(UITraitEnvironmentLayoutDirection, CGPoint, Double, Bool)]
    ) { direction, start, distance, leads in
      try UIApplication(layoutDirection: direction).run {
        let (navigation, root) = mounted()
        navigation.pushViewController(UIViewController(), animated: false)
        UIApplication.shared.settle()
        let fingers = Fingers(on: try #require(navigation.view.window))
        fingers.down(start)
        fingers.drag(by: CGVector(dx: distance))
        fingers.pass(0.3)
        fingers.up()
        UIApplication.shared.settle()
        expectEqual((navigation.topViewController === root), leads)
      }
    }
  }

  @Test func `The gesture can be turned off, and is while there is no back button`() throws {
    try UIApplication().run {
      let (navigation, root) = mounted()
      let top = UIViewController()
      navigation.pushViewController(top, animated: false)
      UIApplication.shared.settle()
      let fingers = Fingers(on: try #require(navigation.view.window))
      let swipe = {
        fingers.down(CGPoint(x: 3, y: 400))
        fingers.drag(by: CGVector(dx: 300))
        fingers.up()
        UIApplication.shared.settle()
      }
      top.navigationItem.hidesBackButton = true
      swipe()
      #expect(navigation.topViewController === top)
      top.navigationItem.hidesBackButton = false
      navigation.interactivePopGestureRecognizer?.isEnabled = false
      swipe()
      #expect(navigation.topViewController === top)
      navigation.interactivePopGestureRecognizer?.isEnabled = true
      swipe()
      #expect(navigation.topViewController === root)
    }
  }

  @Test func `Large titles make the bar higher, where items allow that`() {
    UIApplication().run {
      let (navigation, root) = mounted()
      navigation.navigationBar.prefersLargeTitles = true
      root.title = "Inbox"
      UIApplication.shared.settle()
      expectEqual(navigation.navigationBar.frame.height, 96)
      expectEqual(root.view.safeAreaInsets.top, 143)
      root.navigationItem.largeTitleDisplayMode = .never
      UIApplication.shared.settle()
      expectEqual(navigation.navigationBar.frame.height, 44)
    }
  }
}
