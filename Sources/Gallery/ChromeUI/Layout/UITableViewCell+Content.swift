import HeadlessUIKit

extension UITableViewCell {
  /// Adds a view that fills the content view but for the usual margins, and keeps clear of notch
  /// and sensors.
  func fillContent(with view: UIView, vertical: CGFloat = 11) {
    view.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(view)
    let safeArea = contentView.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: contentView.topAnchor, constant: vertical),
      view.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -vertical),
      view.leadingAnchor.constraint(equalTo: safeArea.leadingAnchor, constant: 16),
      view.trailingAnchor.constraint(equalTo: safeArea.trailingAnchor, constant: -16),
    ])
  }
}

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
