import HeadlessUIKit

/// A picture across the top of a promo.
package struct PromoBanner: Hashable, Sendable {
  package let image: UIImage
  package let size: Size

  /// How much of the screen's height a banner takes.
  package enum Size: CGFloat, Hashable, Sendable {
    case standard = 0.25
    case tall = 0.35
  }

  /// Makes a banner of a picture of the app.
  package init(imageNamed name: String, size: Size = .standard) {
    image = UIImage(named: name, size: CGSize(width: 390, height: 211))
    self.size = size
  }
}
