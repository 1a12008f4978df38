import Expectations
import HeadlessUIKit
import Testing

@testable import FocusUI

@Suite @MainActor struct FadingBackgroundViewTests {
  /// The visibility of the dark and of the bright background.
  private func looks(of view: FadingBackgroundView) -> [String] {
    [view.dark, view.bright].map { "\($0.isHidden ? "hidden" : "shown") \($0.alpha)" }
  }

  @Test func `The background is dark at first, and changes at once, and back`() {
    let view = FadingBackgroundView(brightOpacity: 0.8)
    expectFalse(view.isBright)
    expectEqual(looks(of: view), ["shown 1.0", "hidden 0.0"])
    do {
      let view = FadingBackgroundView(brightOpacity: 0.8)
      view.setBright(true, animated: false)
      expectEqual(looks(of: view), ["hidden 0.0", "shown 1.0"])
      view.setBright(false, animated: false)
      expectEqual(looks(of: view), ["shown 1.0", "hidden 0.0"])
    }
  }

  @Test func `Both backgrounds show during a fade, and the last change decides`() throws {
    try onScreen { window in
      let view = FadingBackgroundView(brightOpacity: 0.8)
      window.addSubview(view)
      view.setBright(true, animated: true)
      #expect(!view.dark.isHidden && !view.bright.isHidden)
      view.setBright(false, animated: true)
      UIApplication.shared.settle()
      expectEqual(looks(of: view), ["shown 1.0", "hidden 0.0"])
      view.setBright(true, animated: true)
      UIApplication.shared.settle()
      expectEqual(looks(of: view), ["hidden 0.0", "shown 1.0"])
    }
  }
}
