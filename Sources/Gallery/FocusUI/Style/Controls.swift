import FocusModel
import HeadlessUIKit

extension UILabel {
  /// Makes a label of as many lines as its text needs, in a text style that follows the user's preferred size.
  convenience init(wrapping text: String?, _ style: UIFont.TextStyle, color: UIColor = .focusText) {
    self.init(frame: .zero)
    self.text = text
    font = .preferredFont(forTextStyle: style)
    adjustsFontForContentSizeCategory = true
    textColor = color
    numberOfLines = 0
  }
}

extension UIButton {
  /// Makes a button that looks like a link, in a text style that follows the user's preferred size.
  convenience init(
    link title: String, _ style: UIFont.TextStyle, identifier: String? = nil,
    tapped: @escaping @MainActor () -> Void
  ) {
    self.init(type: .system)
    setTitle(title, for: .normal)
    setTitleColor(.focusTint, for: .normal)
    titleLabel?.font = .preferredFont(forTextStyle: style)
    titleLabel?.adjustsFontForContentSizeCategory = true
    contentHorizontalAlignment = .leading
    accessibilityIdentifier = identifier
    addAction(UIAction { _ in tapped() }, for: .touchUpInside)
  }
}

extension UIImageView {
  /// Makes an image that says something to those who do not see it, too.
  convenience init(_ image: UIImage, label: String) {
    self.init(image: image)
    accessibilityLabel = label
    isAccessibilityElement = true
  }

  /// Makes a product's name as it is drawn.
  convenience init(wordmarkOf product: Product) {
    self.init(.wordmark(of: product), label: product.name)
  }
}

extension UINavigationController {
  /// Shows the bar, which the browser hides, in the app's colors, with all that is on the stack in its dark form.
  func showFocusBar(animated: Bool) {
    overrideUserInterfaceStyle = .dark
    navigationBar.barTintColor = .focusInk
    navigationBar.tintColor = .focusTint
    setNavigationBarHidden(false, animated: animated)
  }

  /// Lets what is on the stack follow the system again, as pages do; the screens with the bar do not.
  func followSystemAppearance() {
    overrideUserInterfaceStyle = .unspecified
  }
}

extension UIInterfaceOrientationMask {
  /// Upright on a telephone, any way on a tablet: how the app introduces itself.
  @MainActor static var uprightOnTelephones: UIInterfaceOrientationMask {
    UIDevice.current.userInterfaceIdiom == .pad ? .all : .portrait
  }
}
