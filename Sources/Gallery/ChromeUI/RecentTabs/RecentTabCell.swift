import HeadlessUIKit

/// A symbol and a title with its detail below.
final class RecentTabCell: UITableViewCell {
  private let symbolView = UIImageView()
  private let titleLabel = UILabel(style: .body)
  private let detailLabel = UILabel(style: .footnote, color: .secondaryLabel)

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    symbolView.setContentHuggingPriority(.required, for: .horizontal)
    symbolView.setContentCompressionResistancePriority(.required, for: .horizontal)
    let texts = UIStackView(.vertical, spacing: 2, [titleLabel, detailLabel])
    fillContent(with: UIStackView(.horizontal, spacing: 16, alignment: .center, [symbolView, texts]))
    isAccessibilityElement = true
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) {
    nil
  }

  func show(_ title: String, detail: String?, symbol: String) {
    symbolView.image = UIImage(systemName: symbol)
    titleLabel.text = title
    titleLabel.font = .preferredFont(forTextStyle: .body)
    detailLabel.text = detail
    detailLabel.isHidden = detail == nil
    accessoryType = .none
    accessoryView = nil
    accessibilityLabel = [title, detail].compactMap { $0 }.joined(separator: ", ")
    accessibilityValue = nil
  }

  /// Makes the row the title of those below, and shows whether they are folded away.
  func showFolding(isFolded: Bool) {
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    accessoryView = UIImageView(image: UIImage(systemName: isFolded ? "chevron.down" : "chevron.up"))
    accessibilityValue =
      isFolded
      ? String(localized: "Collapsed", table: "RecentTabs")
      : String(localized: "Expanded", table: "RecentTabs")
  }
}
