import Foundation
import Testing

@testable import HeadlessUIKit

@Suite @MainActor
struct UIVisualEffectTests {
  @Test func `Effects are reported by their style`() {
    let blur = UIBlurEffect(style: .systemThinMaterialDark)
    #expect(blur.name == "systemThinMaterialDark")
    #expect(UIVibrancyEffect(blurEffect: blur).name == "label-on-systemThinMaterialDark")
    #expect(
      UIVibrancyEffect(blurEffect: blur, style: .separator).name == "separator-on-systemThinMaterialDark")
    #expect(UIVisualEffect().name == "none")
  }
}
