/// A color as layers take it; it stays the color of both appearances that it came from.
public struct CGColor: Hashable, Sendable {
  /// The color that this one was made from.
  public let color: UIColor
}

extension UIColor {
  /// The color as layers take it.
  public var cgColor: CGColor { CGColor(color: self) }

  public init(cgColor: CGColor) {
    self = cgColor.color
  }
}
