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
