import HeadlessUIKit

/// An explanation below a section, with a link to more of it.
final class LinkFooterView: UITableViewHeaderFooterView {
  init(_ text: String, link: String, identifier: String? = nil, tapped: @escaping @MainActor () -> Void) {
    super.init(reuseIdentifier: nil)
    let texts = UIStackView(arrangedSubviews: [
      UILabel(wrapping: text, .footnote, color: .focusDimmedText),
      UIButton(link: link, .footnote, identifier: identifier, tapped: tapped),
    ])
    texts.axis = .vertical
    contentView.layoutMargins = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
    contentView.addSubview(texts, along: contentView.layoutMarginsGuide)
  }

  required init?(coder: NSCoder) {
    nil
  }
}
