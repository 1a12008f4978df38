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
      #expect(tabs.selectedIndex == 0)
      #expect(tabs.tabBar.frame == CGRect(x: 0, y: 761, width: 390, height: 83))
      #expect(a.view.frame == window.bounds)
      #expect(a.view.safeAreaInsets.bottom == 83)
      #expect(!b.isViewLoaded)
      #expect(a.tabBarController === tabs)
      #expect(tabs.tabBar.items?.map(\.title) == ["A", "B"])
    }
  }

  @Test func `Selecting runs through UIKit's order, each view is loaded once`() {
    UIApplication().run {
      let (tabs, a, b, _) = mounted()
      tabs.selectedIndex = 1
      #expect(
        log.take() == [
          "b didLoad", "b willAppear", "a willDisappear", "b isAppearing", "a didDisappear", "b didAppear",
        ])
      #expect(a.view.superview == nil)
      #expect(b.view.superview === tabs.view)
      tabs.selectedViewController = a
      #expect(!log.take().contains("a didLoad"))
      tabs.selectedIndex = 7
      #expect(tabs.selectedIndex == 0)
      #expect(log.take() == [])
    }
  }

  @Test func `A tap selects, unless the delegate says no`() {
    UIApplication().run {
      let (tabs, _, b, window) = mounted()
      let delegate = Guard()
      tabs.delegate = delegate
      delegate.allows = false
      tap(in: window, at: CGPoint(x: 300, y: 780))
      #expect(tabs.selectedIndex == 0)
      delegate.allows = true
      tap(in: window, at: CGPoint(x: 300, y: 780))
      #expect(tabs.selectedIndex == 1)
      #expect(identities(delegate.selected) == identities([b]))
      tabs.selectedIndex = 0
      #expect(delegate.selected.count == 1)
    }
  }

  @Test func `Where the language reads from right to left the first tab is on the right`() {
    UIApplication(layoutDirection: .rightToLeft).run {
      let (tabs, _, _, window) = mounted()
      tap(in: window, at: CGPoint(x: 50, y: 780))
      #expect(tabs.selectedIndex == 1)
    }
  }

  @Test func `A controller that hides the bar when pushed does so while it is on the stack`() {
    UIApplication().run {
      let (tabs, root, top) = (UITabBarController(), UIViewController(), UIViewController())
      let navigation = UINavigationController(rootViewController: root)
      root.title = "Root"
      tabs.viewControllers = [navigation]
      mount(tabs)
      #expect(tabs.tabBar.items?.map(\.title) == ["Root"])
      top.hidesBottomBarWhenPushed = true
      navigation.pushViewController(top, animated: true)
      UIApplication.shared.settle()
      #expect(tabs.tabBar.isHidden)
      #expect(top.view.safeAreaInsets.bottom == 34)
      navigation.popViewController(animated: true)
      UIApplication.shared.settle()
      #expect(!tabs.tabBar.isHidden)
      #expect(root.view.safeAreaInsets.bottom == 83)
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

  @Test func `A selected tab that is taken away gives way to the first`() {
    UIApplication().run {
      let (tabs, a, b, _) = mounted()
      tabs.selectedIndex = 1
      _ = log.take()
      tabs.viewControllers = [a]
      #expect(tabs.selectedViewController === a)
      #expect(b.parent == nil)
      #expect(
        log.take().filter { $0.hasPrefix("b") } == [
          "b willLeave", "b willDisappear", "b didDisappear", "b didLeave",
        ])
    }
  }
}
