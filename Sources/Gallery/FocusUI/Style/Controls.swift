import FocusModel
import HeadlessUIKit

extension UILabel {
  /// Creates a label with as many lines as its text needs, in a text style that follows the
  /// preferred text size.
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
  /// Creates a button that looks like a link, in a text style that follows the preferred text size.
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
  /// Creates an image view with an accessibility label.
  convenience init(_ image: UIImage, label: String) {
    self.init(image: image)
    accessibilityLabel = label
    isAccessibilityElement = true
  }

  /// Creates an image view of a product's name.
  convenience init(wordmarkOf product: Product) {
    self.init(.wordmark(of: product), label: product.name)
  }
}

extension UINavigationController {
  /// Shows the bar, which the browser hides, in the app's colors, and makes the whole stack dark.
  func showFocusBar(animated: Bool) {
    overrideUserInterfaceStyle = .dark
    let appearance = UINavigationBarAppearance()
    appearance.backgroundColor = .focusInk
    navigationBar.standardAppearance = appearance
    navigationBar.scrollEdgeAppearance = appearance
    navigationBar.tintColor = .focusTint
    setNavigationBarHidden(false, animated: animated)
  }

  /// Makes the stack follow the system's appearance again, as pages do, but not the screens with a
  /// bar.
  func followSystemAppearance() {
    overrideUserInterfaceStyle = .unspecified
  }
}

extension UIInterfaceOrientationMask {
  /// Portrait on a phone, and all orientations on a tablet, for the introduction.
  @MainActor static var portraitOnPhones: UIInterfaceOrientationMask {
    UIDevice.current.userInterfaceIdiom == .pad ? .all : .portrait
  }
}
