import Expectations
import Testing

@testable import HeadlessUIKit

@Suite struct SystemPaletteTests {
  /// The color's values in light and in the dark, at the base level and above other content, and the same
  /// with increased contrast.
  private func values(_ color: UIColor) -> [String] {
    [UIAccessibilityContrast.normal, .high].flatMap { contrast in
      [(.light, .base), (.light, .elevated), (.dark, .base), (.dark, .elevated)].map {
        style, level in
        value(color, style, level, contrast)
      }
    }
  }

  private func value(
    _ color: UIColor, _ style: UIUserInterfaceStyle, _ level: UIUserInterfaceLevel,
    _ contrast: UIAccessibilityContrast
  ) -> String {
    let traits = UITraitCollection {
      ($0.userInterfaceStyle, $0.userInterfaceLevel, $0.accessibilityContrast) = (
        style, level, contrast
      )
    }
    return color.resolvedColor(with: traits).description(in: .light)
  }

  @Test func `Named colors have Apple's values for each appearance, level and contrast`() {
    forEachRow(
      [
        (
          .secondaryLabel, "#3C3C4399", "#EBEBF599", "#EBEBF599", "#3C3C43AD", "#EBEBF5AD",
          "#EBEBF5AD"
        ),
        (.systemBackground, "#FFFFFF", "#000000", "#1C1C1E", "#FFFFFF", "#000000", "#242426"),
        (.systemGray, "#8E8E93", "#8E8E93", "#8E8E93", "#6C6C70", "#AEAEB2", "#AEAEB2"),
        (
          .secondarySystemBackground, "#F2F2F7", "#1C1C1E", "#2C2C2E", "#EBEBF0", "#242426",
          "#363638"
        ),
        (.systemGray5, "#E5E5EA", "#2C2C2E", "#2C2C2E", "#D8D8DC", "#363638", "#363638"),
        (.systemBlue, "#007AFF", "#0A84FF", "#0A84FF", "#0040DD", "#409CFF", "#409CFF"),
        (.tintColor, "#007AFF", "#0A84FF", "#0A84FF", "#0040DD", "#409CFF", "#409CFF"),
        (.systemRed, "#FF3B30", "#FF453A", "#FF453A", "#D70015", "#FF6961", "#FF6961"),
        (
          .tertiaryLabel, "#3C3C434D", "#EBEBF54D", "#EBEBF54D", "#3C3C4361", "#EBEBF561",
          "#EBEBF561"
        ),
        (
          .placeholderText, "#3C3C434D", "#EBEBF54D", "#EBEBF54D", "#3C3C4361", "#EBEBF561",
          "#EBEBF561"
        ),
        (
          .secondarySystemGroupedBackground, "#FFFFFF", "#1C1C1E", "#2C2C2E", "#FFFFFF", "#242426",
          "#363638"
        ),
        (
          .systemGroupedBackground, "#F2F2F7", "#000000", "#1C1C1E", "#EBEBF0", "#000000", "#242426"
        ),
        (.link, "#007AFF", "#0984FF", "#0984FF", "#007AFF", "#0984FF", "#0984FF"),
        (
          .tertiarySystemFill, "#7676801F", "#7676803D", "#7676803D", "#76768033", "#76768052",
          "#76768052"
        ),
        (.systemGreen, "#34C759", "#30D158", "#30D158", "#248A3D", "#30DB5B", "#30DB5B"),
        (.systemFill, "#78788033", "#7878805C", "#7878805C", "#78788047", "#78788070", "#78788070"),
        (.label, "#000000", "#FFFFFF", "#FFFFFF", "#000000", "#FFFFFF", "#FFFFFF"),
      ] as [(UIColor, String, String, String, String, String, String)]
    ) { color, light, dark, elevated, lightHigh, darkHigh, elevatedHigh in
      // In light, the level changes nothing.
      expectEqual(
        values(color), [light, light, dark, elevated, lightHigh, lightHigh, darkHigh, elevatedHigh])
    }
  }

  @Test func `What the traits leave open is light, base and normal`() {
    expectEqual(
      UIColor.systemRed.resolvedColor(with: UITraitCollection()).description(in: .light), "#FF3B30")
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    expectEqual(
      UIColor.systemBackground.resolvedColor(with: dark).description(in: .light), "#000000")
  }

  @Test func `Fixed colors are the same for all traits, and another opacity follows them`() {
    forEachRow([UIColor.white, .black, .clear, .gray, .darkGray]) { color in
      expectEqual(Set(values(color)).count, 1)
    }
    expectEqual(
      values(UIColor.systemBackground.withAlphaComponent(0.5)),
      [
        "#FFFFFF80", "#FFFFFF80", "#00000080", "#1C1C1E80", "#FFFFFF80", "#FFFFFF80", "#00000080",
        "#24242680",
      ])
  }

  @Test func `A color is spelled by its name, with its value where that is not the light one`() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    expectEqual(UIColor.label.spelling(in: UITraitCollection()).text, "label")
    expectEqual(UIColor.label.spelling(in: dark).text, "label(#FFFFFF)")
    expectEqual(UIColor.systemGray.spelling(in: dark).text, "systemGray")
    expectEqual(UIColor.label.withAlphaComponent(0.5).spelling(in: dark).text, "#FFFFFF80")
    expectTrue(UIColor.label.withAlphaComponent(0.5).spelling(in: dark).differsFromLight)
  }
}
