import HeadlessUIKit

/// A picture across the top of a promo.
public struct PromoBanner: Hashable, Sendable {
  public let image: UIImage
  public let size: Size

  /// How much of the screen's height a banner takes.
  public enum Size: CGFloat, Hashable, Sendable {
    case standard = 0.25
    case tall = 0.35
  }

  /// Makes a banner of a picture of the app.
  public init(imageNamed name: String, size: Size = .standard) {
    image = UIImage(named: name, size: CGSize(width: 390, height: 211))
    self.size = size
  }
}
