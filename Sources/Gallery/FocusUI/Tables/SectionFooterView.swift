import HeadlessUIKit

/// An explanation below a section, with a link to more of it where there is more.
final class SectionFooterView: UITableViewHeaderFooterView {
  /// - Parameter learnMore: What a tap on the link does; without it there is no link.
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
    contentView.layoutMargins = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
    contentView.addSubview(texts, along: contentView.layoutMarginsGuide)
  }
}
