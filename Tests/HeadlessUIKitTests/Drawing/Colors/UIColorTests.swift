import Expectations
import Testing

@testable import HeadlessUIKit

@Suite
struct UIColorTests {
  @Test func `Colors of UIKit have Apple's values, and print their names, others their parts`() {
    forEachRow([
      (UIColor(red: 1, green: 0, blue: 0.5, alpha: 1), "#FF0080"),
      (UIColor(red: 0, green: 0, blue: 0, alpha: 0.5), "#00000080"),
      (UIColor(white: 1, alpha: 1), "#FFFFFF"),
      (UIColor(red: 2, green: -1, blue: 0, alpha: 1), "#FF0000"),
      (.red, "red"), (.clear, "clear"), (.systemBlue, "systemBlue"),
      (UIColor.red.withAlphaComponent(0), "#FF000000"),
    ]) { color, description in
      expectEqual(color.description(in: .light), description)
    }
    forEachRow(
      [
        (.systemRed, "#FF3B30", "#FF453A"), (.systemTeal, "#30B0C7", "#40C8E0"),
        (.systemGray5, "#E5E5EA", "#2C2C2E"), (.placeholderText, "#3C3C434D", "#EBEBF54D"),
        (.separator, "#3C3C434A", "#54545899"), (.systemFill, "#78788033", "#7878805C"),
        (.tertiarySystemGroupedBackground, "#F2F2F7", "#2C2C2E"), (.link, "#007AFF", "#0984FF"),
        (.orange, "#FF8000", "#FF8000"), (.lightText, "#FFFFFF99", "#FFFFFF99"),
      ] as [(UIColor, String, String)]
    ) { color, light, dark in
      expectEqual(UIColor(source: .fixed(color.components(in: .light))).description(in: .light), light)
      expectEqual(UIColor(source: .fixed(color.components(in: .dark))).description(in: .light), dark)
    }
  }

  @Test func `The colors for text and background change places in the dark, in any opacity`() {
    expectEqual(UIColor.label.components(in: .light), UIColor.black.components(in: .light))
    expectEqual(UIColor.label.components(in: .dark), UIColor.white.components(in: .dark))
    expectEqual(UIColor.systemBackground.components(in: .dark), UIColor.black.components(in: .dark))
    expectEqual(UIColor.systemBackground.components(in: .light), UIColor.white.components(in: .light))
    let faint = UIColor.label.withAlphaComponent(0.5)
    expectEqual(faint.description(in: .light), "#00000080")
    expectEqual(faint.description(in: .dark), "#FFFFFF80")
    expectEqual(faint.alpha(in: .dark), 0.5)
  }

  @Test func `A fixed or resolved color is the same everywhere`() {
    let color = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
    expectEqual(color.components(in: .dark), color.components(in: .light))
    let resolved = UIColor.label.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
    expectEqual(resolved.components(in: .light), UIColor.white.components(in: .light))
  }

  @Test func `Colors of equal parts are equal`() {
    expectEqual(UIColor(white: 0.5, alpha: 1), UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1))
    #expect(UIColor(white: 0.5, alpha: 1) != UIColor(white: 0.5, alpha: 0.9))
  }

  @Test func `A background over other content is brighter in the dark`() {
    let elevated = UITraitCollection {
      $0.userInterfaceStyle = .dark
      $0.userInterfaceLevel = .elevated
    }
    let color = UIColor.systemBackground.resolvedColor(with: elevated)
    expectEqual(color.description(in: .light), "#1C1C1E")
    expectEqual(UIColor.systemRed.resolvedColor(with: elevated).description(in: .light), "#FF453A")
  }

  @Test func `A provider decides by the traits, also for another opacity`() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .systemRed }
    expectEqual(color.description(in: .dark), "#FFFFFF")
    expectEqual(color.description(in: .light), "#FF3B30")
    expectEqual(color.withAlphaComponent(0.5).description(in: .dark), "#FFFFFF80")
    expectEqual(color, color)
    #expect(color != UIColor { _ in .white })
  }
}
