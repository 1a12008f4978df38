import Foundation
import HeadlessUIKit

/// The app's colors, which are the same in light and dark appearance.
extension UIColor {
  /// The background of the splash, of tables, and of bars while a page loads.
  static let focusInk = gray(0x27)
  /// The gray below a gradient.
  static let focusGradientGround = UIColor(
    red: 0x36 / 255, green: 0x3B / 255, blue: 0x40 / 255, alpha: 1)
  /// The colors of the app's gradient: red, magenta and violet.
  static let focusGradient: [UIColor] = [
    UIColor(red: 0xD7 / 255, green: 0x00 / 255, blue: 0x22 / 255, alpha: 1),
    UIColor(red: 0xB5 / 255, green: 0x00 / 255, blue: 0x7F / 255, alpha: 1),
    UIColor(red: 0x44 / 255, green: 0x00 / 255, blue: 0x71 / 255, alpha: 1),
  ]
  /// The top of a card of the introduction.
  static let focusSheet = UIColor(red: 0xF9 / 255, green: 0xF9 / 255, blue: 0xFA / 255, alpha: 1)
  /// The background of the field for addresses, and of cells.
  static let focusField = gray(0x3D)
  /// Texts and symbols.
  static let focusText = UIColor.white
  /// Secondary texts and placeholders.
  static let focusDimmedText = UIColor(white: 1, alpha: 0.6)
  /// Lines between rows.
  static let focusSeparator = UIColor(white: 1, alpha: 0.2)
  /// The overlay over the page during editing.
  static let focusOverlay = UIColor(white: 0, alpha: 0.8)
  /// Symbols, switches and links that can be tapped.
  static let focusTint = UIColor(red: 0x00 / 255, green: 0xA7 / 255, blue: 0xE0 / 255, alpha: 1)
  /// Warnings.
  static let focusAlarm = UIColor(red: 0xE8 / 255, green: 0x4B / 255, blue: 0x3C / 255, alpha: 1)
  /// The background of a toast.
  static let focusToast = gray(0x4A)

  private static func gray(_ value: CGFloat) -> UIColor { UIColor(white: value / 255, alpha: 1) }
}

/// The fonts of the address bar, whose height does not depend on the preferred text size.
///
/// The rows of the overlay, the button of the first run and the dots of the introduction have fixed
/// sizes as well; all other texts have text styles.
extension UIFont {
  /// The address.
  static let focusAddress = UIFont.systemFont(ofSize: 15)
  /// The host in the collapsed bar.
  static let focusCollapsedHost = UIFont.systemFont(ofSize: 12)
  /// Buttons beside the address.
  static let focusBarButton = UIFont.systemFont(ofSize: 15, weight: .medium)
}

extension NSAttributedString {
  /// Returns the placeholder of a field in a color that is readable on the app's dark background,
  /// unlike the system's.
  static func focusPlaceholder(_ text: String) -> NSAttributedString {
    NSAttributedString(string: text, attributes: [.foregroundColor: UIColor.focusDimmedText])
  }
}
