import HeadlessUIKit

/// A tab's title and close button; a grid and a strip lay them out differently.
class TabCell: UICollectionViewCell {
  static let reuseIdentifier: String = "tab"
  /// Cells do not grow with the text, and larger titles would be unreadably short.
  private static let largestTitle: CGFloat = 22

  /// The prefix of the tabs' identifiers.
  class var identifierPrefix: String { "tab" }

  /// Called when the close button is tapped.
  var close: (() -> Void)?
  let titleLabel: UILabel = UILabel()
  let closeButton: UIButton = UIButton(type: .system)

  override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    // The font at the default size, which the metrics scale up to the limit.
    let plain = UITraitCollection(preferredContentSizeCategory: .large)
    titleLabel.font = UIFontMetrics(forTextStyle: .footnote).scaledFont(
      for: .preferredFont(forTextStyle: .footnote, compatibleWith: plain),
      maximumPointSize: Self.largestTitle)
    titleLabel.adjustsFontForContentSizeCategory = true
    closeButton.setImage(UIImage(systemName: "xmark"), for: .normal)
    closeButton.addAction(UIAction { [unowned self] _ in close?() }, for: .touchUpInside)
    layOut()
    showSelection()
  }

  required init?(coder: NSCoder) { nil }

  override var isSelected: Bool {
    didSet { showSelection() }
  }

  /// Shows the tab at an index.
  func show(_ item: TabCollectionItem, at index: Int) {
    titleLabel.text = item.title
    accessibilityLabel = item.title
    accessibilityIdentifier = "\(Self.identifierPrefix)Tab\(index)"
    closeButton.accessibilityLabel = "Close \(item.title)"
    closeButton.accessibilityIdentifier = "\(Self.identifierPrefix)CloseButton\(index)"
  }

  /// Marks the tab if it is selected.
  func showSelection() {
    accessibilityTraits = isSelected ? [.button, .selected] : .button
  }

  /// Adds and constrains the title and the close button; a subclass overrides this.
  func layOut() {}
}
