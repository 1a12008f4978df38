import HeadlessUIKit

extension UILabel {
  /// Makes a text of as many lines as it needs, in the middle; without a text there is none.
  convenience init?(promo text: String?, font: UIFont, color: UIColor = .label, identifier: String? = nil) {
    guard let text else { return nil }
    self.init(frame: .zero)
    self.text = text
    self.font = font
    textColor = color
    textAlignment = .center
    numberOfLines = 0
    adjustsFontForContentSizeCategory = true
    accessibilityIdentifier = identifier
    setContentCompressionResistancePriority(.required, for: .vertical)
  }
}

extension UIFont {
  /// The bold font of a promo's title.
  static var promoTitle: UIFont {
    UIFontMetrics(forTextStyle: .title1).scaledFont(for: .systemFont(ofSize: 26, weight: .bold))
  }
}
