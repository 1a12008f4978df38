import HeadlessUIKit

/// The button below the suggestions that tells more about them.
final class ContentSuggestionsFooterCell: UITableViewCell {
  var didTap: (() -> Void)?

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let button = UIButton(type: .system)
    button.setTitle(
      String(localized: "Learn more about suggested content", table: "ContentSuggestions"), for: .normal)
    button.titleLabel?.font = .preferredFont(forTextStyle: .footnote)
    button.titleLabel?.adjustsFontForContentSizeCategory = true
    button.titleLabel?.numberOfLines = 0
    button.titleLabel?.textAlignment = .center
    button.addAction(UIAction { [unowned self] _ in didTap?() }, for: .touchUpInside)
    fillContent(with: button, vertical: 8)
    selectionStyle = .none
  }

  required init?(coder: NSCoder) {
    nil
  }
}
