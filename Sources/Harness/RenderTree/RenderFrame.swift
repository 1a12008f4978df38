/// A rectangle in points, printed as `(x y; width height)`.
///
/// Its numbers are rounded to three decimals as they come in, so that a frame equals what its text says.
public struct RenderFrame: Hashable, Sendable {
  public var x: Double { didSet { x = x.roundedForTree } }
  public var y: Double { didSet { y = y.roundedForTree } }
  public var width: Double { didSet { width = width.roundedForTree } }
  public var height: Double { didSet { height = height.roundedForTree } }

  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x.roundedForTree
    self.y = y.roundedForTree
    self.width = width.roundedForTree
    self.height = height.roundedForTree
  }
}

extension RenderFrame {
  /// Whether both frames have one text; unlike with plain numbers, `nan` equals itself.
  public static func == (left: RenderFrame, right: RenderFrame) -> Bool {
    left.x.isSameInTree(as: right.x) && left.y.isSameInTree(as: right.y)
      && left.width.isSameInTree(as: right.width) && left.height.isSameInTree(as: right.height)
  }

  public func hash(into hasher: inout Hasher) {
    for number in [x, y, width, height] { hasher.combine(number.bitPattern) }
  }
}

extension Double {
  /// Whether both numbers of a tree are spelt alike.
  func isSameInTree(as other: Double) -> Bool {
    self == other || (isNaN && other.isNaN)
  }
}
