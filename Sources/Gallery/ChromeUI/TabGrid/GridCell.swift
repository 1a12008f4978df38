import Foundation
import HeadlessUIKit

/// A tab: its icon and title with a button that closes it, above a picture of its page.
package final class GridCell: UICollectionViewCell {
  package var didTapClose: (() -> Void)?
  package var theme: GridTheme = .light {
    didSet { applyTheme() }
  }
  /// A cell is small: larger titles would be unreadably short.
  private static let maximumTitleSize: CGFloat = 20
  private let titleLabel = UILabel(style: .footnote, numberOfLines: 1)
  private let snapshotView = TopAlignedImageView()
  private let closeButton = UIButton(type: .system)

  package override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.cornerRadius = 13
    contentView.clipsToBounds = true
    contentView.accessibilityTraits = .button
    snapshotView.image = UIImage(named: "page", size: CGSize(width: 390, height: 700))
    closeButton.setImage(UIImage(systemName: "xmark"), for: .normal)
    closeButton.accessibilityIdentifier = "GridCellCloseButtonIdentifier"
    closeButton.addAction(UIAction { [unowned self] _ in didTapClose?() }, for: .touchUpInside)
    titleLabel.font = UIFontMetrics(forTextStyle: .footnote).scaledFont(
      for: .systemFont(ofSize: 13), maximumPointSize: Self.maximumTitleSize)
    applyTheme()
    layOut()
  }

  package required init?(coder: NSCoder) { nil }

  package override var isSelected: Bool {
    didSet { showSelection() }
  }

  /// Shows a tab.
  package func show(_ item: GridItem) {
    accessibilityIdentifier = item.identifier
    titleLabel.text = item.title
    closeButton.accessibilityLabel = String(localized: "Close \(item.title)", table: "TabGrid")
  }

  private func applyTheme() {
    contentView.backgroundColor = theme.color(.secondarySystemBackground)
    snapshotView.backgroundColor = theme.color(.systemBackground)
    titleLabel.textColor = theme.color(.label)
    closeButton.tintColor = theme.color(.systemBlue)
  }

  /// The selected tab has a border.
  private func showSelection() {
    contentView.layer.borderWidth = isSelected ? 3 : 0
    contentView.layer.borderColor = UIColor.systemBlue.cgColor
    accessibilityTraits = isSelected ? .selected : []
  }

  private func layOut() {
    let icon = UIImageView(image: UIImage(named: "favicon", size: CGSize(width: 16, height: 16)))
    icon.setContentHuggingPriority(.required, for: .horizontal)
    icon.setContentCompressionResistancePriority(.required, for: .horizontal)
    titleLabel.setContentCompressionResistancePriority(.required, for: .vertical)
    closeButton.widthAnchor.constraint(equalToConstant: 28).isActive = true
    closeButton.heightAnchor.constraint(greaterThanOrEqualToConstant: 28).isActive = true
    let bar = UIStackView(.horizontal, spacing: 4, alignment: .center, [icon, titleLabel, closeButton])
    bar.isLayoutMarginsRelativeArrangement = true
    bar.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 2, leading: 8, bottom: 2, trailing: 2)
    contentView.fill(with: UIStackView(.vertical, [bar, snapshotView]))
  }
}

/// A tab as a grid shows it.
package struct GridItem: Hashable, Sendable {
  package let identifier: String
  package let title: String

  package init(identifier: String, title: String) {
    (self.identifier, self.title) = (identifier, title)
  }
}

/// How a grid looks: like the rest of the app, or dark regardless of the device's appearance.
package enum GridTheme: Hashable, Sendable {
  case light
  case dark

  /// A color in the theme.
  @MainActor
  func color(_ color: UIColor) -> UIColor {
    switch self {
    case .light: color
    case .dark: color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
    }
  }
}
