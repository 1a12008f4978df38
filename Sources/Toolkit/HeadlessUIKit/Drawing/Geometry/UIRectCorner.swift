/// A set of corners of a rectangle; the raw values are UIKit's.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// One bit for each corner.
  public let rawValue: UInt

  /// Creates a set of corners.
  ///
  /// - Parameter rawValue: UIKit's bits, one for each corner; bits without a corner are kept.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The upper left corner.
  public static let topLeft = UIRectCorner(rawValue: 1 << 0)
  /// The upper right corner.
  public static let topRight = UIRectCorner(rawValue: 1 << 1)
  /// The lower left corner.
  public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
  /// The lower right corner.
  public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
  /// All corners.
  public static let allCorners = UIRectCorner(rawValue: UInt.max)
}
