import HeadlessUIKit

/// Tiles in lines of four, or of two where texts are large.
final class MostVisitedTilesCell: UITableViewCell {
  private let lines = UIStackView(.vertical, spacing: 16, [])

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    fillContent(with: lines, vertical: 16)
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// Shows tiles.
  ///
  /// - Parameter didTap: Told which one is tapped.
  func show(_ titles: [String], didTap: @escaping @MainActor (Int) -> Void) {
    lines.showTiles(titles, didTap: didTap)
  }
}

/// A site: its picture with its title below.
final class MostVisitedTile: UIControl {
  init(title: String, action: UIAction) {
    super.init(frame: .zero)
    let picture = UIImageView(image: UIImage(named: "favicon", size: CGSize(width: 48, height: 48)))
    picture.backgroundColor = .systemGray5
    picture.layer.cornerRadius = 12
    picture.setContentHuggingPriority(.required, for: .vertical)
    let label = UILabel(title, style: .caption1, color: .secondaryLabel)
    label.textAlignment = .center
    let stack = UIStackView(.vertical, spacing: 8, alignment: .center, [picture, label])
    stack.isUserInteractionEnabled = false
    fill(with: stack)
    isAccessibilityElement = true
    accessibilityLabel = title
    accessibilityTraits = .button
    addAction(action, for: .touchUpInside)
  }

  required init?(coder: NSCoder) {
    nil
  }
}
