import Expectations
import HeadlessUIKit
import Testing

@testable import Onboarding

@Suite @MainActor struct OverlayViewTests {
  private static let texts = Overlay(title: "Title", subtitle: "Subtitle", goButtonTitle: "Go")

  @Test func `At the bottom the upper corners are round, and a finger can pull; beside the board all are`() {
    UIApplication().run {
      let upper: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
      expectEqual(OverlayView(style: .bottomOverlay, overlay: Self.texts).layer.maskedCorners, upper)
      let sidebar = OverlayView(style: .sidebar, overlay: Self.texts)
      #expect(sidebar.layer.maskedCorners.isStrictSuperset(of: upper))
      expectEqual(sidebar.layer.cornerRadius, 16)
    }
    UIApplication().run {
      expectEqual(OverlayView(style: .bottomOverlay, overlay: Self.texts).gestureRecognizers?.count, 1)
      expectNil(OverlayView(style: .sidebar, overlay: Self.texts).gestureRecognizers)
    }
  }

  @Test func `Title, subtitle and button are read in this order`() throws {
    try UIApplication().run {
      let content = OverlayView(style: .sidebar, overlay: Self.texts).contentView
      let elements = try #require(content.accessibilityElements as? [UIView])
      expectEqual(elements.map { type(of: $0) == GoButton.self }, [false, false, true])
      expectEqual(elements.map(\.accessibilityLabel), ["Title", "Subtitle", "Go"])
    }
  }
}
