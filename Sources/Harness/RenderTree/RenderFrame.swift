/// A rectangle in points, printed as `(x y; width height)`.
///
/// Its numbers are rounded to three decimals when they are set, so that a frame equals the one that
/// is read from its text.
public struct RenderFrame: Hashable, Sendable {
  /// The left edge in points, in the parent's coordinates.
  public var x: Double { didSet { x = x.roundedForTree } }
  /// The upper edge in points, in the parent's coordinates.
  public var y: Double { didSet { y = y.roundedForTree } }
  /// The width in points.
  public var width: Double { didSet { width = width.roundedForTree } }
  /// The height in points.
  public var height: Double { didSet { height = height.roundedForTree } }

  /// Creates a frame, whose numbers are rounded to three decimals.
  ///
  /// - Parameters:
  ///   - x: The left edge in points, in the parent's coordinates.
  ///   - y: The upper edge in points, in the parent's coordinates.
  ///   - width: The width in points.
  ///   - height: The height in points.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x.roundedForTree
    self.y = y.roundedForTree
    self.width = width.roundedForTree
    self.height = height.roundedForTree
  }
}

extension RenderFrame {
  /// Whether both frames have the same text; unlike for plain numbers, `nan` equals itself.
  public static func == (left: RenderFrame, right: RenderFrame) -> Bool {
    left.x.isSameInTree(as: right.x) && left.y.isSameInTree(as: right.y)
      && left.width.isSameInTree(as: right.width) && left.height.isSameInTree(as: right.height)
  }

  /// Hashes what `==` compares: rounding leaves one bit pattern for each number, `nan` included.
  public func hash(into hasher: inout Hasher) {
    for number in [x, y, width, height] { hasher.combine(number.bitPattern) }
  }
}

extension Double {
  /// Whether both numbers have the same text in a tree.
  func isSameInTree(as other: Double) -> Bool {
    self == other || (isNaN && other.isNaN)
  }
}
