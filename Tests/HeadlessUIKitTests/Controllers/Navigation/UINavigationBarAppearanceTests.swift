import Expectations
import Testing

@testable import HeadlessUIKit

@Suite @MainActor struct UINavigationBarAppearanceTests {
  @Test func `A bar takes the color of its appearance, which configurations set`() {
    let (bar, appearance) = (UINavigationBar(frame: .zero), UINavigationBarAppearance())
    expectNil(bar.barBackground.backgroundColor)
    appearance.backgroundColor = .red
    bar.standardAppearance = appearance
    expectEqual(bar.barBackground.backgroundColor, .red)
    let configured = UINavigationBarAppearance()
    configured.configureWithOpaqueBackground()
    expectEqual(configured.backgroundColor, .systemBackground)
    configured.configureWithTransparentBackground()
    expectNil(configured.backgroundColor)
    configured.backgroundColor = .red
    configured.configureWithDefaultBackground()
    expectNil(configured.backgroundColor)
  }

  @Test func `Under a status bar the background reaches to the top of the screen`() {
    UIApplication().run {
      let window = UIWindow()
      let navigation = UINavigationController(rootViewController: UIViewController())
      let appearance = UINavigationBarAppearance()
      appearance.backgroundColor = .red
      navigation.navigationBar.scrollEdgeAppearance = appearance
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      let bar = navigation.navigationBar
      #expect(bar.frame.minY > 0)
      expectEqual(
        bar.convert(bar.barBackground.frame, to: nil),
        CGRect(x: 0, y: 0, width: window.bounds.width, height: bar.frame.maxY))
    }
  }

  @Test func `Over content at its top a bar has no background or tint but the one for that`() {
    UIApplication().run {
      let (controller, appearance) = (UITableViewController(), UINavigationBarAppearance())
      let navigation = UINavigationController(rootViewController: controller)
      let bar = navigation.navigationBar
      appearance.backgroundColor = .red
      bar.standardAppearance = appearance
      let window = UIWindow()
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      UIApplication.shared.settle()
      #expect(bar.barBackground.backgroundColor == nil && bar.barBackground.superview == nil)
      controller.tableView.contentOffset.y += 10
      window.layoutIfNeeded()
      #expect(bar.barBackground.backgroundColor == .red && bar.barBackground.superview === bar)
      controller.tableView.contentOffset.y -= 10
      window.layoutIfNeeded()
      expectNil(bar.barBackground.superview)
      appearance.backgroundColor = .blue
      bar.scrollEdgeAppearance = appearance
      expectEqual(bar.barBackground.backgroundColor, .blue)
    }
    UIApplication().run {
      let controller = UITableViewController()
      let navigation = UINavigationController(rootViewController: controller)
      navigation.navigationBar.barTintColor = .red
      let window = UIWindow()
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      UIApplication.shared.settle()
      expectNil(navigation.navigationBar.barBackground.superview)
      controller.tableView.contentOffset.y += 10
      window.layoutIfNeeded()
      expectEqual(navigation.navigationBar.barBackground.backgroundColor, .red)
    }
  }
}
