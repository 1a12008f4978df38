import HeadlessUIKit

extension UIListContentConfiguration {
  /// A row with one text above another, both in the text size that the user prefers.
  static func subtitle(_ text: String, _ secondaryText: String, image: UIImage? = nil) -> Self {
    var configuration = UIListContentConfiguration.subtitleCell()
    configuration.image = image
    configuration.text = text
    configuration.textProperties.font = .preferredFont(forTextStyle: .body)
    configuration.secondaryText = secondaryText
    configuration.secondaryTextProperties.font = .preferredFont(forTextStyle: .footnote)
    return configuration
  }
}
