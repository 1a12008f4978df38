import Foundation

/// Colors that are the same in both appearances.
extension UIColor {
  public static let black = plain("black", 0, 0, 0)
  public static let darkGray = plain("darkGray", 85, 85, 85)
  public static let lightGray = plain("lightGray", 170, 170, 170)
  public static let white = plain("white", 255, 255, 255)
  public static let gray = plain("gray", 128, 128, 128)
  public static let red = plain("red", 255, 0, 0)
  public static let green = plain("green", 0, 255, 0)
  public static let blue = plain("blue", 0, 0, 255)
  public static let cyan = plain("cyan", 0, 255, 255)
  public static let yellow = plain("yellow", 255, 255, 0)
  public static let magenta = plain("magenta", 255, 0, 255)
  public static let orange = plain("orange", 255, 127.5, 0)
  public static let purple = plain("purple", 127.5, 0, 127.5)
  public static let brown = plain("brown", 153, 102, 51)
  public static let clear = UIColor(white: 0, alpha: 0).named("clear")
  /// For text on a dark background.
  public static let lightText = UIColor(white: 1, alpha: 0.6).named("lightText")
  /// For text on a light background.
  public static let darkText = plain("darkText", 0, 0, 0)

  /// A color of three parts from 0 to 255.
  private static func plain(_ name: String, _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> UIColor {
    UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: 1).named(name)
  }

  private func named(_ name: String) -> UIColor {
    UIColor(source: source, name: name)
  }
}

/// Hues and grays that follow the appearance.
extension UIColor {
  public static let systemRed = adaptive("systemRed", 0xFF3B30, 0xFF453A)
  public static let systemOrange = adaptive("systemOrange", 0xFF9500, 0xFF9F0A)
  public static let systemYellow = adaptive("systemYellow", 0xFFCC00, 0xFFD60A)
  public static let systemGreen = adaptive("systemGreen", 0x34C759, 0x30D158)
  public static let systemMint = adaptive("systemMint", 0x00C7BE, 0x63E6E2)
  public static let systemTeal = adaptive("systemTeal", 0x30B0C7, 0x40C8E0)
  public static let systemCyan = adaptive("systemCyan", 0x32ADE6, 0x64D2FF)
  public static let systemBlue = adaptive("systemBlue", 0x007AFF, 0x0A84FF)
  public static let systemIndigo = adaptive("systemIndigo", 0x5856D6, 0x5E5CE6)
  public static let systemPurple = adaptive("systemPurple", 0xAF52DE, 0xBF5AF2)
  public static let systemPink = adaptive("systemPink", 0xFF2D55, 0xFF375F)
  public static let systemBrown = adaptive("systemBrown", 0xA2845E, 0xAC8E68)
  /// The usual tint of an app without one of its own.
  public static let tintColor = adaptive("tintColor", 0x007AFF, 0x0A84FF)

  public static let systemGray = adaptive("systemGray", 0x8E8E93, 0x8E8E93)
  public static let systemGray2 = adaptive("systemGray2", 0xAEAEB2, 0x636366)
  public static let systemGray3 = adaptive("systemGray3", 0xC7C7CC, 0x48484A)
  public static let systemGray4 = adaptive("systemGray4", 0xD1D1D6, 0x3A3A3C)
  public static let systemGray5 = adaptive("systemGray5", 0xE5E5EA, 0x2C2C2E)
  public static let systemGray6 = adaptive("systemGray6", 0xF2F2F7, 0x1C1C1E)
}

extension UIColor {
  /// A color of its own in each appearance, as `0xRRGGBB`; content over other content looks as the rest where nothing
  /// else is said.
  static func adaptive(
    _ name: String, _ light: Int, _ dark: Int, elevated: Int? = nil, alpha: CGFloat = 1,
    darkAlpha: CGFloat? = nil
  ) -> UIColor {
    let darkAlpha = darkAlpha ?? alpha
    let source = Source.adaptive(
      light: Components(light, alpha: alpha), dark: Components(dark, alpha: darkAlpha),
      elevated: Components(elevated ?? dark, alpha: darkAlpha))
    return UIColor(source: source, name: name)
  }
}

extension UIColor.Components {
  /// Parts from `0xRRGGBB`.
  fileprivate init(_ value: Int, alpha: CGFloat) {
    self.init(
      red: CGFloat(value >> 16) / 255, green: CGFloat(value >> 8 & 0xFF) / 255,
      blue: CGFloat(value & 0xFF) / 255, alpha: alpha)
  }
}
