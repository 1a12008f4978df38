import Expectations
import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct UIProgressViewTests {
  @Test func `Progress begins empty, in the default style, and stays between 0 and 1`() {
    forEachRow([(-1, 0, "0%"), (0.5, 0.5, "50%"), (3, 1, "100%")] as [(Float, Float, String)]) {
      wanted, progress, value in
      let view = UIProgressView(progressViewStyle: .default)
      view.setProgress(wanted, animated: true)
      expectEqual(view.progress, progress)
      expectEqual(view.accessibilityValue, value)
      expectEqual(view.accessibilityTraits, .updatesFrequently)
    }
    expectEqual(UIProgressView().progress, 0)
    expectEqual(UIProgressView().progressViewStyle, .default)
    expectEqual(UIProgressView(progressViewStyle: .bar).progressViewStyle, .bar)
  }
}
