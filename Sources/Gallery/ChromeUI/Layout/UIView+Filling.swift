import HeadlessUIKit

extension UIView {
  /// Adds a view that fills this one except for the insets.
  package func fill(with view: UIView, insets: NSDirectionalEdgeInsets = .zero) {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: topAnchor, constant: insets.top),
      view.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -insets.bottom),
      view.leadingAnchor.constraint(equalTo: leadingAnchor, constant: insets.leading),
      view.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -insets.trailing),
    ])
  }
}

extension UIScrollView {
  /// Adds a view as the whole content.
  package func fillContent(with view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: contentLayoutGuide.topAnchor),
      view.bottomAnchor.constraint(equalTo: contentLayoutGuide.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: contentLayoutGuide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: contentLayoutGuide.trailingAnchor),
    ])
  }
}

extension UIStackView {
  /// Makes a stack of views along an axis.
  package convenience init(
    _ axis: NSLayoutConstraint.Axis, spacing: CGFloat = 0, alignment: Alignment = .fill, _ views: [UIView]
  ) {
    self.init(arrangedSubviews: views)
    self.axis = axis
    self.spacing = spacing
    self.alignment = alignment
  }
}

extension UIControl {
  /// Makes it a single button for touches and assistive technology, whatever views it shows.
  func becomeButton(showing content: UIView, label: String, action: UIAction) {
    // Touches go to the control, not to what it shows.
    content.isUserInteractionEnabled = false
    fill(with: content)
    isAccessibilityElement = true
    accessibilityLabel = label
    accessibilityTraits = .button
    addAction(action, for: .touchUpInside)
  }
}

extension UITableViewCell {
  /// Adds a view that fills the content view except for the usual margins, and avoids the notch.
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
