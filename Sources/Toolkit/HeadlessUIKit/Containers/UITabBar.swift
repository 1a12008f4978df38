import Foundation

/// The bar of tabs at the bottom.
@MainActor
open class UITabBar: UIView {
  public var items: [UITabBarItem]? { didSet { reload() } }
  public var selectedItem: UITabBarItem? { didSet { updateSelection() } }
  public weak var delegate: (any UITabBarDelegate)?
  public var barTintColor: UIColor? { didSet { backgroundColor = barTintColor } }
  /// What a tap on a tab does in a tab bar controller.
  var didTap: (@MainActor (UITabBarItem) -> Void)?
  private var buttons: [UITabBarButton] = []

  /// The height without what the safe area adds.
  static let height: CGFloat = 49

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    self.items = items
  }

  private func reload() {
    buttons.forEach { $0.removeFromSuperview() }
    buttons = (items ?? []).map(UITabBarButton.init)
    for button in buttons {
      button.addAction(
        UIAction { [weak self, unowned button] _ in self?.didTap(button) }, for: .touchUpInside)
      addSubview(button)
    }
    updateSelection()
    setNeedsLayout()
  }

  private func didTap(_ button: UITabBarButton) {
    if let didTap { return didTap(button.item) }
    selectedItem = button.item
    delegate?.tabBar(self, didSelect: button.item)
  }

  private func updateSelection() {
    for button in buttons { button.isSelected = button.item === selectedItem }
  }

  /// The tabs share the width within the safe area, in the direction of reading.
  open override func layoutSubviews() {
    let insets = safeAreaInsets
    let width = (bounds.width - insets.left - insets.right) / CGFloat(max(1, buttons.count))
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, button) in buttons.enumerated() {
      let place = isMirrored ? buttons.count - 1 - index : index
      button.frame = CGRect(x: insets.left + CGFloat(place) * width, y: 0, width: width, height: Self.height)
    }
  }
}

/// What a tab bar without a controller tells.
@MainActor
public protocol UITabBarDelegate: AnyObject {
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// What a tab bar shows for one controller.
@MainActor
open class UITabBarItem {
  public var title: String? { didSet { didChange() } }
  public var image: UIImage? { didSet { didChange() } }
  /// The picture while the item is selected; ``image`` by default.
  public var selectedImage: UIImage? { didSet { didChange() } }
  /// A short text on a red ground at the picture's corner, such as a number.
  public var badgeValue: String? { didSet { didChange() } }
  public var badgeColor: UIColor? { didSet { didChange() } }
  public var isEnabled: Bool = true { didSet { didChange() } }
  public var tag: Int
  public var accessibilityIdentifier: String? { didSet { didChange() } }
  public var accessibilityLabel: String? { didSet { didChange() } }
  /// The control that stands for the item.
  weak var button: UITabBarButton?

  public init(title: String?, image: UIImage?, tag: Int) {
    self.title = title
    self.image = image
    self.tag = tag
  }

  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }

  private func didChange() {
    button?.itemDidChange()
  }
}

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
