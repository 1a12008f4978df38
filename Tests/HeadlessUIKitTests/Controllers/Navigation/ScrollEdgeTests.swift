import Expectations
import Testing

@testable import HeadlessUIKit

/// The bars' looks over content that continues under them, and at its edge, as since iOS 15.
@Suite @MainActor struct ScrollEdgeTests {
  private let standard = UIColor.red
  private let edge = UIColor.blue

  /// Content of a height below a navigation bar and above a toolbar and tabs, all of them red, and
  /// blue at the edge if `hasEdge`.
  private func withBars(
    contentHeight: CGFloat, hasEdge: Bool = false,
    _ check: (UIScrollView, UINavigationController, UITabBarController) -> Void
  ) {
    UIApplication().run {
      let (controller, scrollView) = (UIViewController(), UIScrollView())
      controller.view = scrollView
      scrollView.contentSize.height = contentHeight
      let navigation = UINavigationController(rootViewController: controller)
      navigation.isToolbarHidden = false
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation]
      color(navigation, tabs, hasEdge)
      let window = UIWindow()
      window.rootViewController = tabs
      window.makeKeyAndVisible()
      UIApplication.shared.settle()
      check(scrollView, navigation, tabs)
    }
  }

  private func color(_ navigation: UINavigationController, _ tabs: UITabBarController, _ hasEdge: Bool) {
    func look<Look: UIBarAppearance>(_ look: Look, _ color: UIColor) -> Look {
      look.backgroundColor = color
      return look
    }
    navigation.navigationBar.standardAppearance = look(UINavigationBarAppearance(), standard)
    navigation.toolbar.standardAppearance = look(UIToolbarAppearance(), standard)
    tabs.tabBar.standardAppearance = look(UITabBarAppearance(), standard)
    guard hasEdge else { return }
    navigation.navigationBar.scrollEdgeAppearance = look(UINavigationBarAppearance(), edge)
    navigation.toolbar.scrollEdgeAppearance = look(UIToolbarAppearance(), edge)
    tabs.tabBar.scrollEdgeAppearance = look(UITabBarAppearance(), edge)
  }

  private func colors(_ navigation: UINavigationController, _ tabs: UITabBarController) -> [UIColor?] {
    [
      navigation.navigationBar.barBackground.backgroundColor, navigation.toolbar.backgroundColor,
      tabs.tabBar.backgroundColor,
    ]
  }

  private func scroll(_ scrollView: UIScrollView, to y: CGFloat) {
    scrollView.contentOffset.y = y
    UIApplication.shared.settle()
  }

  @Test func `Content that fits is at its edges, where bars without a look for it have no background`() {
    withBars(contentHeight: 100) { expectEqual(colors($1, $2), [nil, nil, nil]) }
    withBars(contentHeight: 100, hasEdge: true) { expectEqual(colors($1, $2), [edge, edge, edge]) }
  }

  @Test func `Bars at the bottom take the look for the edge at the end of the content alone`() {
    withBars(contentHeight: 3000, hasEdge: true) { scrollView, navigation, tabs in
      expectEqual(colors(navigation, tabs), [edge, standard, standard])
      scroll(scrollView, to: 500)
      expectEqual(colors(navigation, tabs), [standard, standard, standard])
      scroll(scrollView, to: scrollView.scrollAxes.vertical.range.upperBound)
      expectEqual(colors(navigation, tabs), [standard, edge, edge])
      // The same position is not the end of longer content.
      scrollView.contentSize.height = 4000
      UIApplication.shared.settle()
      expectEqual(colors(navigation, tabs), [standard, standard, standard])
    }
  }

  /// UIKit's default look is the chrome material; an opaque or a transparent one has none.
  @Test func `A navigation bar without a color has its material while content is under it`() {
    let looks: [(String, (UINavigationBarAppearance) -> Void, String?)] = [
      ("default", { $0.configureWithDefaultBackground() }, "systemChromeMaterial"),
      ("opaque", { $0.configureWithOpaqueBackground() }, nil),
      ("transparent", { $0.configureWithTransparentBackground() }, nil),
    ]
    forEachRow(looks) { _, configure, material in
      UIApplication().run {
        let (controller, scrollView) = (UIViewController(), UIScrollView())
        controller.view = scrollView
        scrollView.contentSize.height = 3000
        let navigation = UINavigationController(rootViewController: controller)
        let appearance = UINavigationBarAppearance()
        configure(appearance)
        navigation.navigationBar.standardAppearance = appearance
        mount(navigation)
        expectNil(navigation.navigationBar.barBackground.material)
        scroll(scrollView, to: 500)
        expectEqual(navigation.navigationBar.barBackground.material?.name, material)
        scroll(scrollView, to: -scrollView.adjustedContentInset.top)
        expectNil(navigation.navigationBar.barBackground.material)
      }
    }
  }

  @Test func `Without content that scrolls bars are at the edge, but not outside of a controller`() {
    let bar = UITabBar(frame: .zero)
    bar.barTintColor = .red
    expectEqual(bar.backgroundColor, .red)
    UIApplication().run {
      let tabs = UITabBarController()
      tabs.viewControllers = [UIViewController()]
      tabs.tabBar.barTintColor = .red
      let window = UIWindow()
      window.rootViewController = tabs
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      expectNil(tabs.tabBar.backgroundColor)
    }
  }

  @Test func `Bars follow the scroll view that a controller sets, at its edges`() {
    withBars(contentHeight: 3000, hasEdge: true) { scrollView, navigation, tabs in
      let other = UIScrollView(frame: scrollView.bounds)
      other.contentSize.height = 2000
      scrollView.addSubview(other)
      navigation.topViewController?.setContentScrollView(other, for: .bottom)
      scroll(other, to: 2000)
      expectEqual(colors(navigation, tabs), [edge, edge, edge])
      scroll(scrollView, to: 500)
      expectEqual(colors(navigation, tabs), [standard, edge, edge])
      navigation.topViewController?.setContentScrollView(nil)
      expectEqual(colors(navigation, tabs), [standard, standard, standard])
    }
  }

  @Test func `The looks of the selected tab come before the bar's`() {
    withBars(contentHeight: 3000, hasEdge: true) { scrollView, navigation, tabs in
      let (own, ownEdge) = (UITabBarAppearance(), UITabBarAppearance())
      (own.backgroundColor, ownEdge.backgroundColor) = (.green, .yellow)
      navigation.tabBarItem.standardAppearance = own
      expectEqual(tabs.tabBar.backgroundColor, .green)
      navigation.tabBarItem.scrollEdgeAppearance = ownEdge
      scroll(scrollView, to: scrollView.scrollAxes.vertical.range.upperBound)
      expectEqual(tabs.tabBar.backgroundColor, .yellow)
    }
  }
}
