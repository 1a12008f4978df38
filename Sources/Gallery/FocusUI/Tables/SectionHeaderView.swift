import HeadlessUIKit

/// The title over a section, in line with the rows: 30 points high over the first one and 50 over others, and
/// higher only for larger texts.
final class SectionHeaderView: UITableViewHeaderFooterView {
  convenience init(_ title: String, isFirst: Bool) {
    self.init(reuseIdentifier: nil)
    let label = UILabel(wrapping: title.uppercased(), .footnote, color: .focusDimmedText)
    label.accessibilityLabel = title
    label.accessibilityTraits = [.staticText, .header]
    contentView.insetsLayoutMarginsFromSafeArea = false
    contentView.addPlaced(label)
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
