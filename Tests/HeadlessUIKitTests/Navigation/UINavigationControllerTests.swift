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

  @Test func `The root appears with the stack`() {
    UIApplication().run {
      _ = mounted()
      #expect(
        log.lines.filter { !$0.hasSuffix("ove") } == [
          "root didLoad", "root willAppear", "root isAppearing", "root didAppear",
        ])
      #expect(log.lines.filter { $0.hasSuffix("ove") } == ["root willMove", "root didMove"])
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
      #expect(
        log.lines == [
          "top willMove", "root willDisappear", "top didLoad", "top willAppear", "top isAppearing",
          "root didDisappear", "top didAppear", "top didMove",
        ])
      #expect(root.view.window == nil)
      #expect(top.view.window != nil)
    }
  }

  @Test func `A pop runs through UIKit's order, and tells the revealed controller nothing about parents`() {
    UIApplication().run {
      let (navigation, root) = mounted()
      let top = LoggingController("top", log)
      navigation.pushViewController(top, animated: false)
      UIApplication.shared.settle()
      _ = log.take()
      #expect(navigation.popViewController(animated: true) === top)
      UIApplication.shared.settle()
      #expect(
        log.lines == [
          "top willLeave", "top willDisappear", "root willAppear", "root isAppearing", "top didDisappear",
          "root didAppear", "top didLeave",
        ])
      #expect(top.parent == nil)
      #expect(navigation.topViewController === root)
    }
  }

  @Test func `Both ends of an animated push know that it is animated`() {
    UIApplication().run {
      let (navigation, _) = mounted()
      let top = LoggingController("top", log)
      top.logsAnimations = true
      navigation.pushViewController(top, animated: true)
      UIApplication.shared.settle()
      #expect(log.lines.contains("top willAppear animated"))
      #expect(log.lines.contains("top didAppear animated"))
    }
  }

  @Test func `The root cannot be popped`() {
    UIApplication().run {
      let (navigation, root) = mounted()
      #expect(navigation.popViewController(animated: false) == nil)
      #expect(navigation.popToRootViewController(animated: false) == nil)
      #expect(navigation.topViewController === root)
    }
  }

  @Test func `Going back to the root pops everything above`() {
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
      #expect(identities(popped) == identities([a, b]))
      #expect(identities(navigation.children) == identities([root]))
      #expect(log.lines.contains("a didLeave"))
      #expect(!log.lines.contains("a willAppear"))
      #expect(log.lines.contains("root didAppear"))
    }
  }

  @Test func `A controller that is taken from the middle leaves quietly`() {
    UIApplication().run {
      let (navigation, root) = mounted()
      let (middle, top) = (LoggingController("middle", log), LoggingController("top", log))
      navigation.setViewControllers([root, middle, top], animated: false)
      UIApplication.shared.settle()
      #expect(log.lines.contains("middle didMove"))
      _ = log.take()
      navigation.viewControllers = [root, top]
      UIApplication.shared.settle()
      #expect(log.lines == ["middle willLeave", "middle didLeave"])
      #expect(middle.parent == nil)
      #expect(identities(navigation.children) == identities([root, top]))
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
      #expect(identities(delegate.shown) == identities([top, root]))
    }
  }

  @Test func `Two pushes at once end with the last one on the screen`() {
    UIApplication().run {
      let (navigation, root) = mounted()
      let (a, b) = (UIViewController(), LoggingController("b", log))
      navigation.pushViewController(a, animated: true)
      navigation.pushViewController(b, animated: true)
      UIApplication.shared.settle()
      #expect(b.view.window != nil)
      #expect(a.viewIfLoaded?.window == nil)
      #expect(root.view.window == nil)
      #expect(log.lines.suffix(2) == ["b didAppear", "b didMove"])
    }
  }

  @Test(
    arguments: [
      (VirtualDevice.iPhone, UIInterfaceOrientation.portrait, 44), (.iPhone, .landscapeLeft, 32),
      (.iPad, .portrait, 50),
    ] as [(VirtualDevice, UIInterfaceOrientation, CGFloat)])
  func `Bars lie within the safe area and take from it`(
    device: VirtualDevice, orientation: UIInterfaceOrientation, height: CGFloat
  ) {
    UIApplication(device: device, orientation: orientation).run {
      let (navigation, root) = mounted()
      let screen = device.safeAreaInsets(in: orientation)
      #expect(navigation.navigationBar.frame.minY == screen.top)
      #expect(navigation.navigationBar.frame.height == height)
      #expect(root.view.frame == navigation.view.bounds)
      #expect(root.view.safeAreaInsets.top == screen.top + height)
      #expect(root.view.safeAreaInsets.bottom == screen.bottom)
      navigation.setToolbarHidden(false, animated: false)
      navigation.setNavigationBarHidden(true, animated: false)
      UIApplication.shared.settle()
      #expect(root.view.safeAreaInsets.top == screen.top)
      #expect(root.view.safeAreaInsets.bottom == screen.bottom + height)
      #expect(navigation.navigationBar.isHidden)
      #expect(!navigation.toolbar.isHidden)
    }
  }

  @Test func `A table begins below the bar`() {
    UIApplication().run {
      let controller = UITableViewController(style: .plain)
      mount(UINavigationController(rootViewController: controller))
      #expect(controller.tableView.contentOffset.y == -91)
    }
  }

  @Test func `What is presented over the top controller is visible`() {
    UIApplication().run {
      let (navigation, root) = mounted()
      #expect(navigation.visibleViewController === root)
      let over = UIViewController()
      root.present(over, animated: false)
      UIApplication.shared.settle()
      #expect(navigation.visibleViewController === over)
    }
  }
}
