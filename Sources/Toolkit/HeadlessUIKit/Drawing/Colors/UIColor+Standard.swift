import Foundation

/// Colors that are the same in both appearances.
extension UIColor {
  /// Black.
  public static let black = gray("black", 0)
  /// A third of white.
  public static let darkGray = gray("darkGray", 85)
  /// Two thirds of white.
  public static let lightGray = gray("lightGray", 170)
  /// White.
  public static let white = gray("white", 255)
  /// A gray halfway between black and white.
  public static let gray = gray("gray", 128)
  /// Pure red.
  public static let red = plain("red", 255, 0, 0)
  /// Pure green.
  public static let green = plain("green", 0, 255, 0)
  /// Pure blue.
  public static let blue = plain("blue", 0, 0, 255)
  /// Green and blue.
  public static let cyan = plain("cyan", 0, 255, 255)
  /// Red and green.
  public static let yellow = plain("yellow", 255, 255, 0)
  /// Red and blue.
  public static let magenta = plain("magenta", 255, 0, 255)
  /// Red and half of green.
  public static let orange = plain("orange", 255, 127.5, 0)
  /// Half of red and of blue.
  public static let purple = plain("purple", 127.5, 0, 127.5)
  /// Brown, three parts of red, two of green and one of blue.
  public static let brown = plain("brown", 153, 102, 51)
  /// Transparent black.
  public static let clear = UIColor(white: 0, alpha: 0).named("clear")
  /// White of 60 % opacity, for text on dark backgrounds.
  public static let lightText = UIColor(white: 1, alpha: 0.6).named("lightText")
  /// Black, for text on light backgrounds.
  public static let darkText = gray("darkText", 0)

  /// Returns a named color of three components from 0 to 255; UIKit's halves are exactly 127.5.
  private static func plain(_ name: String, _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> UIColor {
    UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: 1).named(name)
  }

  private static func gray(_ name: String, _ white: CGFloat) -> UIColor {
    UIColor(white: white / 255, alpha: 1).named(name)
  }

  private func named(_ name: String) -> UIColor {
    UIColor(source: source, name: name, isGray: isGray)
  }
}

/// Hues and grays that follow the appearance, with UIKit's values.
extension UIColor {
  /// Red, as for destructive actions.
  public static let systemRed = adaptive("systemRed", 0xFF3B30, 0xFF453A)
  /// Orange.
  public static let systemOrange = adaptive("systemOrange", 0xFF9500, 0xFF9F0A)
  /// Yellow.
  public static let systemYellow = adaptive("systemYellow", 0xFFCC00, 0xFFD60A)
  /// Green, as for switches that are on.
  public static let systemGreen = adaptive("systemGreen", 0x34C759, 0x30D158)
  /// Mint, between green and teal.
  public static let systemMint = adaptive("systemMint", 0x00C7BE, 0x63E6E2)
  /// Teal, between mint and cyan.
  public static let systemTeal = adaptive("systemTeal", 0x30B0C7, 0x40C8E0)
  /// Cyan, between teal and blue.
  public static let systemCyan = adaptive("systemCyan", 0x32ADE6, 0x64D2FF)
  /// Blue, the system's tint.
  public static let systemBlue = adaptive("systemBlue", 0x007AFF, 0x0A84FF)
  /// Indigo, between blue and purple.
  public static let systemIndigo = adaptive("systemIndigo", 0x5856D6, 0x5E5CE6)
  /// Purple.
  public static let systemPurple = adaptive("systemPurple", 0xAF52DE, 0xBF5AF2)
  /// Pink.
  public static let systemPink = adaptive("systemPink", 0xFF2D55, 0xFF375F)
  /// Brown.
  public static let systemBrown = adaptive("systemBrown", 0xA2845E, 0xAC8E68)
  /// The tint of an app that does not set a tint: blue. Unlike UIKit's, it does not follow the tint of a
  /// view.
  public static let tintColor = adaptive("tintColor", 0x007AFF, 0x0A84FF)

  /// The middle gray, the same in both appearances.
  public static let systemGray = adaptive("systemGray", 0x8E8E93, 0x8E8E93)
  /// A gray one step nearer to the background.
  public static let systemGray2 = adaptive("systemGray2", 0xAEAEB2, 0x636366)
  /// A gray two steps nearer to the background.
  public static let systemGray3 = adaptive("systemGray3", 0xC7C7CC, 0x48484A)
  /// A gray three steps nearer to the background.
  public static let systemGray4 = adaptive("systemGray4", 0xD1D1D6, 0x3A3A3C)
  /// A gray four steps nearer to the background.
  public static let systemGray5 = adaptive("systemGray5", 0xE5E5EA, 0x2C2C2E)
  /// A gray five steps nearer to the background.
  public static let systemGray6 = adaptive("systemGray6", 0xF2F2F7, 0x1C1C1E)
}

extension UIColor {
  /// Returns a named color with a value for each appearance, as `0xRRGGBB`.
  ///
  /// Content above other content has the dark value if there is no elevated one.
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
  /// Creates components from `0xRRGGBB`.
  fileprivate init(_ value: Int, alpha: CGFloat) {
    self.init(
      red: CGFloat(value >> 16) / 255, green: CGFloat(value >> 8 & 0xFF) / 255,
      blue: CGFloat(value & 0xFF) / 255, alpha: alpha)
  }
}
