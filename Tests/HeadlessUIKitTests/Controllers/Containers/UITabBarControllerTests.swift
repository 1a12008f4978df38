import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct UITabBarControllerTests {
  let log = Log()

  private final class Guard: UITabBarControllerDelegate {
    var selected: [UIViewController] = []
    var allows = true
    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { allows }
    func tabBarController(
      _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) { selected.append(viewController) }
  }

  /// Mounts a controller with two tabs.
  private func mounted() -> (tabs: UITabBarController, a: LoggingController, b: LoggingController, UIWindow) {
    let (tabs, a, b) = (UITabBarController(), LoggingController("a", log), LoggingController("b", log))
    (a.title, b.title) = ("A", "B")
    tabs.viewControllers = [a, b]
    let window = mount(tabs)
    _ = log.take()
    return (tabs, a, b, window)
  }

  @Test func `The first tab shows behind the bar, which takes from the safe area`() {
    UIApplication().run {
      let (tabs, a, b, window) = mounted()
      expectEqual(tabs.selectedIndex, 0)
      expectEqual(tabs.tabBar.frame, CGRect(x: 0, y: 761, width: 390, height: 83))
      expectEqual(a.view.frame, window.bounds)
      expectEqual(a.view.safeAreaInsets.bottom, 83)
      expectFalse(b.isViewLoaded)
      #expect(a.tabBarController === tabs)
      expectEqual(tabs.tabBar.items?.map(\.title), ["A", "B"])
    }
  }

  @Test
  func `Selecting runs through UIKit's order, and a selected tab that is taken away gives way to the first`()
  {
    UIApplication().run {
      let (tabs, a, b, _) = mounted()
      tabs.selectedIndex = 1
      expectEqual(
        log.take(),
        [
          "b didLoad", "b willAppear", "a willDisappear", "b isAppearing", "a didDisappear", "b didAppear",
        ])
      expectNil(a.view.superview)
      #expect(b.view.superview === tabs.view)
      tabs.selectedViewController = a
      #expect(!log.take().contains("a didLoad"))
      tabs.selectedIndex = 7
      expectEqual(tabs.selectedIndex, 0)
      expectEqual(log.take(), [])
    }
    UIApplication().run {
      let (tabs, a, b, _) = mounted()
      tabs.selectedIndex = 1
      _ = log.take()
      tabs.viewControllers = [a]
      #expect(tabs.selectedViewController === a)
      expectNil(b.parent)
      expectEqual(
        log.take().filter { $0.hasPrefix("b") },
        [
          "b willLeave", "b willDisappear", "b didDisappear", "b didLeave",
        ])
    }
  }

  @Test
  func `A tap selects, unless the delegate says no, and from right to left the first tab is on the right`() {
    UIApplication().run {
      let (tabs, _, b, window) = mounted()
      let delegate = Guard()
      tabs.delegate = delegate
      delegate.allows = false
      tap(in: window, at: CGPoint(x: 300, y: 780))
      expectEqual(tabs.selectedIndex, 0)
      delegate.allows = true
      tap(in: window, at: CGPoint(x: 300, y: 780))
      expectEqual(tabs.selectedIndex, 1)
      expectEqual(identities(delegate.selected), identities([b]))
      tabs.selectedIndex = 0
      expectEqual(delegate.selected.count, 1)
    }
    UIApplication(layoutDirection: .rightToLeft).run {
      let (tabs, _, _, window) = mounted()
      tap(in: window, at: CGPoint(x: 50, y: 780))
      expectEqual(tabs.selectedIndex, 1)
    }
  }

  @Test func `A controller that hides the bar when pushed does so while it is on the stack`() {
    UIApplication().run {
      let (tabs, root, top) = (UITabBarController(), UIViewController(), UIViewController())
      let navigation = UINavigationController(rootViewController: root)
      root.title = "Root"
      tabs.viewControllers = [navigation]
      mount(tabs)
      expectEqual(tabs.tabBar.items?.map(\.title), ["Root"])
      top.hidesBottomBarWhenPushed = true
      navigation.pushViewController(top, animated: true)
      UIApplication.shared.settle()
      expectTrue(tabs.tabBar.isHidden)
      expectEqual(top.view.safeAreaInsets.bottom, 34)
      navigation.popViewController(animated: true)
      UIApplication.shared.settle()
      expectFalse(tabs.tabBar.isHidden)
      expectEqual(root.view.safeAreaInsets.bottom, 83)
    }
  }

  @Test func `A tap on the selected tab pops its stack to the root`() {
    UIApplication().run {
      let (tabs, root) = (UITabBarController(), UIViewController())
      let navigation = UINavigationController(rootViewController: root)
      tabs.viewControllers = [navigation]
      let window = mount(tabs)
      navigation.pushViewController(UIViewController(), animated: false)
      UIApplication.shared.settle()
      tap(in: window, at: CGPoint(x: 195, y: 780))
      UIApplication.shared.settle()
      #expect(navigation.topViewController === root)
    }
  }
}
