import Foundation
import HeadlessUIKit

/// A button at the right of the navigation bar, which is as large as its title.
final class NavigationButton: UIButton {
  init() {
    super.init(type: .system)
    titleLabel?.font = .rightNavigationButton
    titleLabel?.adjustsFontForContentSizeCategory = true
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  /// Shows a title, which assistive technology says too.
  func show(_ title: String) {
    setTitle(title, for: .normal)
    accessibilityLabel = title
    superview?.setNeedsLayout()
  }
}
