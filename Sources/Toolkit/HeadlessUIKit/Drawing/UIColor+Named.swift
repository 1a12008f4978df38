import Foundation

extension UIColor {
  public static let black = plain("black", 0, 0, 0)
  public static let darkGray = plain("darkGray", 85, 85, 85)
  public static let lightGray = plain("lightGray", 170, 170, 170)
  public static let white = plain("white", 255, 255, 255)
  public static let gray = plain("gray", 128, 128, 128)
  public static let red = plain("red", 255, 0, 0)
  public static let blue = plain("blue", 0, 0, 255)
  public static let clear = UIColor(white: 0, alpha: 0).named("clear")

  public static let systemBackground = adaptive("systemBackground", (255, 255, 255), (0, 0, 0))
  public static let secondarySystemBackground = adaptive(
    "secondarySystemBackground", (242, 242, 247), (28, 28, 30))
  public static let systemGroupedBackground = adaptive("systemGroupedBackground", (242, 242, 247), (0, 0, 0))
  public static let secondarySystemGroupedBackground = adaptive(
    "secondarySystemGroupedBackground", (255, 255, 255), (28, 28, 30))
  public static let label = adaptive("label", (0, 0, 0), (255, 255, 255))
  public static let secondaryLabel = adaptive("secondaryLabel", (60, 60, 67), (235, 235, 245), alpha: 0.6)
  public static let systemBlue = adaptive("systemBlue", (0, 122, 255), (10, 132, 255))
  public static let systemGreen = adaptive("systemGreen", (52, 199, 89), (48, 209, 88))
  public static let systemRed = adaptive("systemRed", (255, 59, 48), (255, 69, 58))
  public static let systemGray = adaptive("systemGray", (142, 142, 147), (142, 142, 147))

  /// A color of three parts from 0 to 255 that is the same in both appearances.
  private static func plain(_ name: String, _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) -> UIColor {
    UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: 1).named(name)
  }

  /// A color that follows the appearance.
  private static func adaptive(
    _ name: String, _ light: (CGFloat, CGFloat, CGFloat), _ dark: (CGFloat, CGFloat, CGFloat),
    alpha: CGFloat = 1
  ) -> UIColor {
    func components(_ parts: (CGFloat, CGFloat, CGFloat)) -> Components {
      Components(red: parts.0 / 255, green: parts.1 / 255, blue: parts.2 / 255, alpha: alpha)
    }
    return UIColor(light: components(light), dark: components(dark), name: name)
  }

  private func named(_ name: String) -> UIColor {
    UIColor(light: light, dark: dark, name: name)
  }
}
