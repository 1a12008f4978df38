import FocusModel
import HeadlessUIKit

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
