import Platform

/// A point, or a direction, in the box of a symbol.
struct SymbolPoint: Hashable {
  var x: Double
  var y: Double

  init(_ x: Double, _ y: Double) { (self.x, self.y) = (x, y) }

  /// The direction of an angle in radians, one unit long; angles turn clockwise, as `y` grows downward.
  init(angle: Double) { self.init(cos(angle), sin(angle)) }

  static func + (left: Self, right: Self) -> Self { Self(left.x + right.x, left.y + right.y) }

  static func - (left: Self, right: Self) -> Self { Self(left.x - right.x, left.y - right.y) }

  static func * (point: Self, factor: Double) -> Self { Self(point.x * factor, point.y * factor) }

  var length: Double { (x * x + y * y).squareRoot() }

  /// The angle of the direction in radians.
  var angle: Double { atan2(y, x) }

  /// The direction of the same angle, one unit long; itself if it has no length.
  var unit: Self { length > 0 ? self * (1 / length) : self }

  /// The direction a quarter turn clockwise from this one.
  var quarterTurn: Self { Self(-y, x) }

  /// The product that is positive if `other` points to the same side.
  func dot(_ other: Self) -> Double { x * other.x + y * other.y }
}
