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
