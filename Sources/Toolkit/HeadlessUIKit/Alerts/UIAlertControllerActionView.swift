import Foundation

/// The button of an alert's action; its name is UIKit's, as tests look for it.
@MainActor
public final class _UIAlertControllerActionView: UIButton {  // swift-format-ignore: NoLeadingUnderscores
  init(_ action: UIAlertAction, isPreferred: Bool, tap: @escaping @MainActor () -> Void) {
    super.init(type: .system)
    setTitle(action.title, for: .normal)
    titleLabel?.font = .systemFont(ofSize: 17, weight: isPreferred ? .semibold : .regular)
    if action.style == .destructive { setTitleColor(.systemRed, for: .normal) }
    isEnabled = action.isEnabled
    if let label = action.accessibilityLabel { accessibilityLabel = label }
    accessibilityIdentifier = action.accessibilityIdentifier
    action.button = self
    addAction(UIAction { _ in tap() }, for: .touchUpInside)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
