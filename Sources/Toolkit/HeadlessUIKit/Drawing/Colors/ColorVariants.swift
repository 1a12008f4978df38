import Foundation

/// The values of a color for each appearance, contrast and level.
///
///     let fill = ColorVariants(light: black, dark: white)
///     fill.color(in: UITraitCollection(userInterfaceStyle: .dark))  // white
struct ColorVariants: Hashable, Sendable {
  /// The value in the light appearance, at every level.
  var light: UIColor.Components
  /// The value in the dark appearance.
  var dark: UIColor.Components
  /// The values with increased contrast.
  var lightHighContrast: UIColor.Components
  var darkHighContrast: UIColor.Components
  /// The values in the dark appearance for content above other content.
  var darkElevated: UIColor.Components
  var darkElevatedHighContrast: UIColor.Components
}

extension ColorVariants {
  /// Creates a color that depends on the appearance only.
  init(light: UIColor.Components, dark: UIColor.Components) {
    self.init(
      light: light, dark: dark, lightHighContrast: light, darkHighContrast: dark, darkElevated: dark,
      darkElevatedHighContrast: dark)
  }

  /// Returns the value under some traits; those that are unspecified count as light, base and normal.
  func color(in traits: UITraitCollection) -> UIColor.Components {
    let isHigh = traits.accessibilityContrast == .high
    guard traits.userInterfaceStyle == .dark else { return isHigh ? lightHighContrast : light }
    guard traits.userInterfaceLevel == .elevated else { return isHigh ? darkHighContrast : dark }
    return isHigh ? darkElevatedHighContrast : darkElevated
  }

  /// Returns the variants with each value changed.
  func map(_ change: (UIColor.Components) -> UIColor.Components) -> ColorVariants {
    ColorVariants(
      light: change(light), dark: change(dark), lightHighContrast: change(lightHighContrast),
      darkHighContrast: change(darkHighContrast), darkElevated: change(darkElevated),
      darkElevatedHighContrast: change(darkElevatedHighContrast))
  }
}

extension SystemPaletteOfIOS15To18 {
  /// A value as `0xRRGGBB`, and its opacity in percent.
  typealias Value = (rgb: Int, opacity: Int)

  /// Returns the variants of a row of the table.
  static func row(_ light: Value, _ dark: Value, _ lightHigh: Value, _ darkHigh: Value) -> ColorVariants {
    row(light, dark, lightHigh, darkHigh, elevated: dark, darkHigh)
  }

  /// Returns the variants of a row with other values for content above other content.
  static func row(
    _ light: Value, _ dark: Value, _ lightHigh: Value, _ darkHigh: Value, elevated: Value,
    _ elevatedHigh: Value
  ) -> ColorVariants {
    ColorVariants(
      light: components(light), dark: components(dark), lightHighContrast: components(lightHigh),
      darkHighContrast: components(darkHigh), darkElevated: components(elevated),
      darkElevatedHighContrast: components(elevatedHigh))
  }

  private static func components(_ value: Value) -> UIColor.Components {
    UIColor.Components(
      red: CGFloat(value.rgb >> 16) / 255, green: CGFloat(value.rgb >> 8 & 0xFF) / 255,
      blue: CGFloat(value.rgb & 0xFF) / 255, alpha: CGFloat(value.opacity) / 100)
  }
}
