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
  public static let systemRed = system("systemRed", Palette.systemRed)
  /// Orange.
  public static let systemOrange = system("systemOrange", Palette.systemOrange)
  /// Yellow.
  public static let systemYellow = system("systemYellow", Palette.systemYellow)
  /// Green, as for switches that are on.
  public static let systemGreen = system("systemGreen", Palette.systemGreen)
  /// Mint, between green and teal.
  public static let systemMint = system("systemMint", Palette.systemMint)
  /// Teal, between mint and cyan.
  public static let systemTeal = system("systemTeal", Palette.systemTeal)
  /// Cyan, between teal and blue.
  public static let systemCyan = system("systemCyan", Palette.systemCyan)
  /// Blue, the system's tint.
  public static let systemBlue = system("systemBlue", Palette.systemBlue)
  /// Indigo, between blue and purple.
  public static let systemIndigo = system("systemIndigo", Palette.systemIndigo)
  /// Purple.
  public static let systemPurple = system("systemPurple", Palette.systemPurple)
  /// Pink.
  public static let systemPink = system("systemPink", Palette.systemPink)
  /// Brown.
  public static let systemBrown = system("systemBrown", Palette.systemBrown)
  /// The tint of an app that does not set a tint: blue. Unlike UIKit's, it does not follow the tint of a
  /// view.
  public static let tintColor = system("tintColor", Palette.tintColor)

  /// The middle gray, the same in both appearances.
  public static let systemGray = system("systemGray", Palette.systemGray)
  /// A gray one step nearer to the background.
  public static let systemGray2 = system("systemGray2", Palette.systemGray2)
  /// A gray two steps nearer to the background.
  public static let systemGray3 = system("systemGray3", Palette.systemGray3)
  /// A gray three steps nearer to the background.
  public static let systemGray4 = system("systemGray4", Palette.systemGray4)
  /// A gray four steps nearer to the background.
  public static let systemGray5 = system("systemGray5", Palette.systemGray5)
  /// A gray five steps nearer to the background.
  public static let systemGray6 = system("systemGray6", Palette.systemGray6)
}

extension UIColor {
  /// The table of the values that named colors have.
  typealias Palette = SystemPaletteOfIOS15To18

  /// Returns a named color that follows the traits.
  static func system(_ name: String, _ variants: ColorVariants) -> UIColor {
    UIColor(source: .adaptive(variants), name: name)
  }
}
