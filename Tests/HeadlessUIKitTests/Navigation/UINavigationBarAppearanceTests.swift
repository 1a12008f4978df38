import Testing

@testable import HeadlessUIKit

@Suite @MainActor struct UINavigationBarAppearanceTests {
  @Test func `A bar takes the color of its appearance`() {
    let (bar, appearance) = (UINavigationBar(frame: .zero), UINavigationBarAppearance())
    #expect(bar.backgroundColor == nil)
    appearance.backgroundColor = .red
    bar.standardAppearance = appearance
    #expect(bar.backgroundColor == .red)
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
