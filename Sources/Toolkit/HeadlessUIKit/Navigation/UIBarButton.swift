import Foundation

/// The control that stands for a bar button item; UIKit's class has the same name.
@MainActor
final class _UIButtonBarButton: UIButton {
  let item: UIBarButtonItem

  init(_ item: UIBarButtonItem, tapped: (@MainActor () -> Void)? = nil) {
    self.item = item
    super.init(type: .system)
    titleLabel?.font = .systemFont(ofSize: 17)
    setTitle(item.title, for: .normal)
    setImage(item.image, for: .normal)
    isEnabled = item.isEnabled
    accessibilityIdentifier = item.accessibilityIdentifier
    if let label = item.accessibilityLabel { accessibilityLabel = label }
    addAction(UIAction { _ in tapped?() ?? item.primaryAction?.perform(from: nil) }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) {
    nil
  }
}
