import Foundation

/// The control that stands for a bar button item; UIKit's class has the same name.
@MainActor
final class _UIButtonBarButton: UIButton {
  let item: UIBarButtonItem

  init(_ item: UIBarButtonItem, tapped: (@MainActor () -> Void)? = nil) {
    self.item = item
    super.init(type: .system)
    item.button = self
    addAction(
      UIAction { _ in
        tapped?() ?? item.primaryAction?.perform(from: nil)
        item.tell(.tap)
      }, for: .touchUpInside)
    itemDidChange()
  }

  /// Takes over what the item says now.
  func itemDidChange() {
    titleLabel?.font = .systemFont(ofSize: 17, weight: item.style == .done ? .semibold : .regular)
    setTitle(item.title, for: .normal)
    setImage(item.image, for: .normal)
    if let color = item.tintColor { tintColor = color }
    isEnabled = item.isEnabled
    accessibilityIdentifier = item.accessibilityIdentifier
    accessibilityLabel = item.accessibilityLabel ?? item.spokenName
    superview?.setNeedsLayout()
  }

  /// A picture alone is easy to hit, too.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let size = super.sizeThatFits(size)
    return CGSize(width: max(30, size.width), height: size.height)
  }

  required init?(coder: NSCoder) {
    nil
  }
}
