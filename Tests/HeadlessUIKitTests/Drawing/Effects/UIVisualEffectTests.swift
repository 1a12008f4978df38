import Expectations
import Foundation
import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct UIVisualEffectTests {
  @Test func `Effects are reported by their style`() {
    let blur = UIBlurEffect(style: .systemThinMaterialDark)
    expectEqual(blur.name, "systemThinMaterialDark")
    expectEqual(UIVibrancyEffect(blurEffect: blur).name, "label-on-systemThinMaterialDark")
    expectEqual(
      UIVibrancyEffect(blurEffect: blur, style: .separator).name, "separator-on-systemThinMaterialDark")
    expectEqual(UIVisualEffect().name, "none")
  }
}
