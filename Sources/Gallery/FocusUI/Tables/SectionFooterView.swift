import HeadlessUIKit

/// An explanation below a section, in line with the rows, with a link to more of it where there is more.
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
    contentView.addSubview(texts, along: contentView.layoutMarginsGuide)
  }
}
