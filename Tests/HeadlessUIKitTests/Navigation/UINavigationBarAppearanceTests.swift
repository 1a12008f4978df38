import Testing

@testable import HeadlessUIKit

@Suite @MainActor struct UINavigationBarAppearanceTests {
  @Test func `A bar takes the color of its appearance`() {
    let (bar, appearance) = (UINavigationBar(frame: .zero), UINavigationBarAppearance())
    #expect(bar.barBackground.backgroundColor == nil)
    appearance.backgroundColor = .red
    bar.standardAppearance = appearance
    #expect(bar.barBackground.backgroundColor == .red)
  }

  @Test func `Under a status bar the background reaches to the top of the screen`() {
    UIApplication().run {
      let window = UIWindow()
      let navigation = UINavigationController(rootViewController: UIViewController())
      navigation.navigationBar.barTintColor = .red
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
      let bar = navigation.navigationBar
      #expect(bar.frame.minY > 0)
      #expect(
        bar.convert(bar.barBackground.frame, to: nil)
          == CGRect(x: 0, y: 0, width: window.bounds.width, height: bar.frame.maxY))
    }
  }

  @Test func `An opaque background has the system's color, the others have none`() {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    #expect(appearance.backgroundColor == .systemBackground)
    appearance.configureWithTransparentBackground()
    #expect(appearance.backgroundColor == nil)
    appearance.backgroundColor = .red
    appearance.configureWithDefaultBackground()
    #expect(appearance.backgroundColor == nil)
  }
}
