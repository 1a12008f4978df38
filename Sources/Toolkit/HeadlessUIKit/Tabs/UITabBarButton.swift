import Foundation

/// The control that stands for a tab: its picture above its title, and perhaps a badge.
@MainActor
public final class UITabBarButton: UIControl {
  public let item: UITabBarItem
  private let imageView = UIImageView(frame: .zero)
  private let label = UILabel(frame: .zero)
  private let badge = UILabel(frame: .zero)

  init(_ item: UITabBarItem) {
    self.item = item
    super.init(frame: .zero)
    item.button = self
    label.font = .systemFont(ofSize: 10, weight: .medium)
    badge.font = .systemFont(ofSize: 13)
    badge.textAlignment = .center
    badge.textColor = .white
    [label, badge].forEach { $0.isAccessibilityElement = false }
    [imageView, label, badge].forEach(addSubview)
    itemDidChange()
  }

  public required init?(coder: NSCoder) {
    nil
  }

  public override var isSelected: Bool { didSet { itemDidChange() } }

  /// Takes over what the item says now.
  func itemDidChange() {
    imageView.image = isSelected ? item.selectedImage ?? item.image : item.image
    label.text = item.title
    label.textColor = isSelected ? tintColor : .systemGray
    badge.text = item.badgeValue
    badge.isHidden = item.badgeValue == nil
    badge.backgroundColor = item.badgeColor ?? .systemRed
    isEnabled = item.isEnabled
    accessibilityIdentifier = item.accessibilityIdentifier
    accessibilityLabel = item.accessibilityLabel ?? item.title
    accessibilityValue = item.badgeValue
    setNeedsLayout()
  }

  override func tintColorDidChange() { itemDidChange() }

  /// The picture stands in the upper 34 points, the title below it, and the badge at the picture's trailing corner.
  public override func layoutSubviews() {
    let (image, text) = (imageView.image?.size ?? .zero, label.intrinsicContentSize)
    imageView.frame = CGRect(
      x: (bounds.width - image.width) / 2, y: (34 - image.height) / 2, width: image.width,
      height: image.height)
    let width = min(text.width, bounds.width)
    label.frame = CGRect(x: (bounds.width - width) / 2, y: 34, width: width, height: text.height)
    let size = badge.intrinsicContentSize
    let badgeWidth = max(18, size.width + 8)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    badge.frame = CGRect(
      x: isMirrored ? imageView.frame.minX + 6 - badgeWidth : imageView.frame.maxX - 6, y: 2,
      width: badgeWidth, height: 18)
  }

  override var accessibilityTraitsByDefault: UIAccessibilityTraits {
    super.accessibilityTraitsByDefault.union(.button)
  }
}
