import HeadlessUIKit

/// The title above a section, aligned with the rows: at least 30 points high above the first one,
/// and 50 above others.
final class SectionHeaderView: UITableViewHeaderFooterView {
  convenience init(_ title: String, isFirst: Bool) {
    self.init(reuseIdentifier: nil)
    let label = UILabel(wrapping: title.uppercased(), .footnote, color: .focusDimmedText)
    // Assistive technology reads the title as it is, without capitals.
    label.accessibilityLabel = title
    label.accessibilityTraits = [.staticText, .header]
    contentView.insetsLayoutMarginsFromSafeArea = false
    contentView.addConstrained(label)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      contentView.heightAnchor.constraint(greaterThanOrEqualToConstant: isFirst ? 30 : 50),
      label.topAnchor.constraint(greaterThanOrEqualTo: contentView.topAnchor, constant: 6),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -6),
      label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
  }
}

/// An explanation below a section, aligned with the rows, with an optional link.
final class SectionFooterView: UITableViewHeaderFooterView {
  /// Creates a footer.
  ///
  /// - Parameters:
  ///   - text: The explanation.
  ///   - linkIdentifier: The accessibility identifier of the link.
  ///   - learnMore: The action of the link; without it there is no link.
  convenience init(_ text: String, linkIdentifier: String? = nil, learnMore: (@MainActor () -> Void)? = nil) {
    self.init(reuseIdentifier: nil)
    let label = UILabel(wrapping: text, .footnote, color: .focusDimmedText)
    let link = learnMore.map {
      UIButton(
        link: String(focusSettings: "Learn more."), .footnote, identifier: linkIdentifier, tapped: $0)
    }
    let texts = UIStackView(arrangedSubviews: [label] + (link.map { [$0] } ?? []))
    texts.axis = .vertical
    texts.alignment = .leading
    contentView.insetsLayoutMarginsFromSafeArea = false
    contentView.addSubview(texts, along: contentView.layoutMarginsGuide)
  }
}
