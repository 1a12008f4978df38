import Foundation

/// The bar of tabs at the bottom.
///
/// A tab bar controller has a bar of its own. Without one:
///
///     let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 390, height: 49))
///     bar.items = ["Home", "Search"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
///     bar.selectedItem = bar.items?.first
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// The tabs in reading order.
  open var items: [UITabBarItem]? { didSet { reload() } }
  /// The selected tab. Setting it does not call the delegate.
  open var selectedItem: UITabBarItem? { didSet { updateSelection() } }
  /// Called when the user taps a tab; not in a tab bar controller.
  open weak var delegate: (any UITabBarDelegate)?
  /// The background color; `nil` by default.
  open var barTintColor: UIColor? { didSet { showBackground() } }
  /// The look of the bar; the system's by default. Its color overrides ``barTintColor``.
  open var standardAppearance: UITabBarAppearance = UITabBarAppearance() { didSet { showBackground() } }
  /// The look of the bar over content that is scrolled to its end; `nil`, the default, for the
  /// standard look without its background, as since iOS 15.
  open var scrollEdgeAppearance: UITabBarAppearance? { didSet { showBackground() } }
  /// Whether the bar is over content that is scrolled to its end; always `false` without a
  /// controller.
  var isAtScrollEdge: Bool = false { didSet { if isAtScrollEdge != oldValue { showBackground() } } }
  /// Whether content continues under the bar; always `false` without a controller.
  var hasContentUnder: Bool = false
  /// Whether the bar is translucent, so that content extends behind it; `true` by default.
  open var isTranslucent: Bool = true {
    didSet { if isTranslucent != oldValue { superview?.setNeedsLayout() } }
  }
  /// The color of tabs that are not selected; `nil`, the default, for gray. Stored only.
  open var unselectedItemTintColor: UIColor?
  /// The image behind the bar's content. Stored only.
  open var backgroundImage: UIImage?
  /// The image of the line at the bar's edge. Stored only.
  open var shadowImage: UIImage?
  /// The style used before appearances existed; dark on light by default. Stored only.
  open var barStyle: UIBarStyle = .default
  /// Called for a tap on a tab in a tab bar controller, instead of the delegate.
  final var didTap: (@MainActor (UITabBarItem) -> Void)?
  private var buttons: [UITabBarButton] = []

  /// Sets the tabs.
  ///
  /// - Parameters:
  ///   - items: The tabs in reading order; `nil` for no tabs.
  ///   - animated: Has no effect: the change is immediate.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    self.items = items
  }

  open override var intrinsicContentSize: CGSize { barSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { barSize(in: size) }

  /// Shows the color of the selected tab's look, otherwise of the bar's.
  func showBackground() {
    backgroundColor = shownBackgroundColor(
      atEdge: selectedItem?.scrollEdgeAppearance ?? scrollEdgeAppearance,
      else: selectedItem?.standardAppearance ?? standardAppearance, tint: barTintColor)
  }

  private func reload() {
    buttons.forEach { $0.removeFromSuperview() }
    buttons = (items ?? []).map(UITabBarButton.init)
    for button in buttons {
      button.addAction(
        // Unowned, because the button retains its actions.
        UIAction { [weak self, unowned button] _ in self?.didTap(button) }, for: .touchUpInside)
      addSubview(button)
    }
    updateSelection()
    setNeedsLayout()
  }

  private func didTap(_ button: UITabBarButton) {
    // A tab bar controller calls its delegate before the selection changes.
    if let didTap { return didTap(button.item) }
    selectedItem = button.item
    delegate?.tabBar(self, didSelect: button.item)
  }

  private func updateSelection() {
    showBackground()
    for button in buttons { button.isSelected = button.item === selectedItem }
  }

  /// The tabs share the width within the safe area, in reading order.
  open override func layoutSubviews() {
    let insets = safeAreaInsets
    let width = (bounds.width - insets.left - insets.right) / CGFloat(max(1, buttons.count))
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, button) in buttons.enumerated() {
      let position = isMirrored ? buttons.count - 1 - index : index
      button.frame = CGRect(
        x: insets.left + CGFloat(position) * width, y: 0, width: width, height: BarHeight.tabs)
    }
  }
}

/// Called by a tab bar without a tab bar controller.
@preconcurrency @MainActor
public protocol UITabBarDelegate: AnyObject {
  /// Called after the user selected a tab.
  ///
  /// - Parameters:
  ///   - tabBar: The bar that was tapped.
  ///   - item: The tab, which is already selected; the same one again after a tap on the selected
  ///     tab.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// The contents of a tab.
///
///     let item = UITabBarItem(title: "Inbox", image: UIImage(systemName: "tray"), tag: 1)
///     item.badgeValue = "3"
///     controller.tabBarItem = item
@preconcurrency @MainActor
open class UITabBarItem: UIKitObject {
  /// The text below the image, and the label for assistive technology if none is set.
  open var title: String? { didSet { didChange() } }
  /// The image; `nil` by default.
  open var image: UIImage? { didSet { didChange() } }
  /// The image while the tab is selected; `nil`, the default, for ``image``.
  open var selectedImage: UIImage? { didSet { didChange() } }
  /// A short text, such as a number, at the image's trailing corner; `nil`, the default, for no
  /// badge.
  open var badgeValue: String? { didSet { didChange() } }
  /// The background color of the badge; `nil`, the default, for red.
  open var badgeColor: UIColor? { didSet { didChange() } }
  /// Whether the tab can be selected; `true` by default.
  open var isEnabled: Bool = true { didSet { didChange() } }
  /// A number by which code recognizes the item.
  open var tag: Int
  /// The identifier of the tab's button.
  open var accessibilityIdentifier: String? { didSet { didChange() } }
  /// The label of the tab's button; `nil`, the default, for ``title``.
  open var accessibilityLabel: String? { didSet { didChange() } }
  /// The hint of the tab's button.
  open var accessibilityHint: String? { didSet { didChange() } }
  /// The insets of the image. Stored only.
  open var imageInsets: UIEdgeInsets = .zero
  /// The offset of the title from its usual position. Stored only.
  open var titlePositionAdjustment: UIOffset = .zero
  /// The image that a long press enlarges in the accessibility text sizes. Stored only.
  open var largeContentSizeImage: UIImage?
  /// The look of the bar while the tab is selected; `nil`, the default, for the bar's own.
  open var standardAppearance: UITabBarAppearance? { didSet { didChangeLook() } }
  /// The look of the bar over content that is scrolled to its end while the tab is selected; `nil`,
  /// the default, for the bar's own.
  open var scrollEdgeAppearance: UITabBarAppearance? { didSet { didChangeLook() } }
  /// The attributes of the title in the states of the button.
  private(set) var titleAttributes = TitleAttributes() { didSet { didChange() } }
  /// The item's button while the item is in a bar.
  weak var button: UITabBarButton?

  /// Creates an item with a number by which code recognizes it.
  ///
  /// - Parameters:
  ///   - title: The text below the image; `nil` for no text.
  ///   - image: The image; `nil` for no image.
  ///   - tag: The number.
  public init(title: String?, image: UIImage?, tag: Int) {
    (self.title, self.image, self.tag) = (title, image, tag)
  }

  /// Creates an item with another image for the selected state.
  ///
  /// - Parameters:
  ///   - title: The text below the image; `nil` for no text.
  ///   - image: The image while the tab is not selected; `nil` for no image.
  ///   - selectedImage: The image while the tab is selected; `nil` for the same one.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }

  /// Sets the attributes of the title in a state of the tab. Attributes that a state lacks are
  /// those of the normal state; by default the medium system font of 10 points in the tint color or
  /// gray.
  ///
  /// - Parameters:
  ///   - attributes: The attributes; `nil` removes those that were set.
  ///   - state: The tab's state, such as `selected`.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    titleAttributes[state] = attributes
  }

  /// Returns the attributes that were set for the title in a state; `nil` if none were set.
  ///
  /// - Parameter state: The tab's state; exactly the one that was set, without those of the normal
  ///   state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state]
  }

  private func didChange() {
    button?.itemDidChange()
  }

  private func didChangeLook() {
    (button?.superview as? UITabBar)?.showBackground()
  }
}

/// The button of a tab: an image above a title, and optionally a badge.
@preconcurrency @MainActor
public final class UITabBarButton: UIControl {
  /// The item that the button shows.
  public let item: UITabBarItem
  private let imageView = UIImageView(frame: .zero)
  /// The label of the title. Not part of UIKit.
  public let titleLabel: UILabel = UILabel(frame: .zero)
  private let badge = UILabel(frame: .zero)

  init(_ item: UITabBarItem) {
    self.item = item
    super.init(frame: .zero)
    item.button = self
    badge.font = .systemFont(ofSize: 13)
    badge.textAlignment = .center
    badge.textColor = .white
    // Only the button is an element, with the texts as its label and value.
    [titleLabel, badge].forEach { $0.isAccessibilityElement = false }
    [imageView, titleLabel, badge].forEach(addSubview)
    itemDidChange()
  }

  /// Returns `nil`: only tab bars create their buttons.
  public required init?(coder: NSCoder) {
    nil
  }

  public override var isSelected: Bool { didSet { itemDidChange() } }

  /// Shows the current values of the item.
  func itemDidChange() {
    imageView.image = isSelected ? item.selectedImage ?? item.image : item.image
    titleLabel.text = item.title
    titleLabel.style(
      with: item.titleAttributes.shown(in: item.isEnabled ? isSelected ? .selected : .normal : .disabled),
      font: .systemFont(ofSize: 10, weight: .medium), color: isSelected ? tintColor : .systemGray)
    badge.text = item.badgeValue
    badge.isHidden = item.badgeValue == nil
    badge.backgroundColor = item.badgeColor ?? .systemRed
    isEnabled = item.isEnabled
    accessibilityIdentifier = item.accessibilityIdentifier
    accessibilityLabel = item.accessibilityLabel ?? item.title
    accessibilityValue = item.badgeValue
    setNeedsLayout()
  }

  public override func tintColorDidChange() { itemDidChange() }

  /// The image is in the upper 34 points, the title below it, and the badge at the image's trailing
  /// corner.
  public override func layoutSubviews() {
    let (image, text) = (imageView.image?.size ?? .zero, titleLabel.intrinsicContentSize)
    imageView.frame = CGRect(
      x: (bounds.width - image.width) / 2, y: (34 - image.height) / 2, width: image.width,
      height: image.height)
    let width = min(text.width, bounds.width)
    titleLabel.frame = CGRect(x: (bounds.width - width) / 2, y: 34, width: width, height: text.height)
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
