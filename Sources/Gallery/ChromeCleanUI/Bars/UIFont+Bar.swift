import HeadlessUIKit

extension UIFont {
  /// The text of a bar, which grows with the preferred size as far as a bar can.
  static var barText: UIFont {
    UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17), maximumPointSize: 34)
  }
}
