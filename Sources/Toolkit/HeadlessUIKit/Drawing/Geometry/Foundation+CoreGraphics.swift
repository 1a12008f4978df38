// UIKit re-exports Foundation, so `import UIKit` also imports CGRect, IndexPath and NSCoder.
@_exported import Foundation

/// A difference between two points; Foundation has it only on Apple's systems.
public struct CGVector: Hashable, Sendable {
  /// The horizontal part in points, to the right.
  public var dx: CGFloat
  /// The vertical part in points, downward.
  public var dy: CGFloat

  /// Creates a vector from its parts.
  ///
  /// - Parameters:
  ///   - dx: The horizontal part in points, to the right.
  ///   - dy: The vertical part in points, downward.
  public init(dx: CGFloat, dy: CGFloat) {
    (self.dx, self.dy) = (dx, dy)
  }

  /// Creates the zero vector.
  public init() {
    self = .zero
  }

  /// The zero vector.
  public static let zero = CGVector(dx: 0, dy: 0)
}

/// A transform of the plane that keeps lines straight and parallel; Foundation has it only on Apple's
/// systems.
///
/// It maps a point (x, y) to (a x + c y + tx, b x + d y + ty).
///
///     let turn = CGAffineTransform(rotationAngle: .pi / 2).translatedBy(x: 10, y: 0)
///     CGPoint(x: 1, y: 0).applying(turn) // (0, 11): moved, then rotated
public struct CGAffineTransform: Hashable, Sendable {
  /// The factor from x to x.
  public var a: CGFloat
  /// The factor from x to y.
  public var b: CGFloat
  /// The factor from y to x.
  public var c: CGFloat
  /// The factor from y to y.
  public var d: CGFloat
  /// The horizontal movement in points.
  public var tx: CGFloat
  /// The vertical movement in points.
  public var ty: CGFloat

  /// Creates a transform from its six numbers.
  ///
  /// - Parameters:
  ///   - a: The factor from x to x.
  ///   - b: The factor from x to y.
  ///   - c: The factor from y to x.
  ///   - d: The factor from y to y.
  ///   - tx: The horizontal movement in points.
  ///   - ty: The vertical movement in points.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// Creates a transform from its six numbers, in the order of the matrix.
  ///
  /// - Parameters:
  ///   - a: The factor from x to x.
  ///   - b: The factor from x to y.
  ///   - c: The factor from y to x.
  ///   - d: The factor from y to y.
  ///   - tx: The horizontal movement in points.
  ///   - ty: The vertical movement in points.
  public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  /// The transform of six zeros, which maps everything to one point.
  public init() {
    self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
  }

  /// Creates a transform that translates.
  ///
  /// - Parameters:
  ///   - tx: The points to the right; negative ones are to the left.
  ///   - ty: The points downward; negative ones are upward.
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  /// Creates a transform that scales about the origin.
  ///
  /// - Parameters:
  ///   - sx: The horizontal factor; 1 changes nothing, and a negative one mirrors.
  ///   - sy: The vertical factor; 1 changes nothing, and a negative one mirrors.
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// Creates a transform that rotates about the origin.
  ///
  /// - Parameter angle: The angle in radians, clockwise on the screen.
  public init(rotationAngle angle: CGFloat) {
    self.init(a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle), tx: 0, ty: 0)
  }

  /// The transform that changes nothing.
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Whether the transform changes nothing.
  public var isIdentity: Bool { self == .identity }
  /// Whether the transform only translates.
  var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }
  /// Whether the transform has an inverse; `false` if it maps the plane to a line or a point.
  var isInvertible: Bool { determinant != 0 }
  private var determinant: CGFloat { a * d - b * c }

  /// Returns the transform that translates, and then applies this one.
  ///
  /// - Parameters:
  ///   - tx: The points to the right, before this transform scales or rotates them.
  ///   - ty: The points downward, before this transform scales or rotates them.
  public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: tx, y: ty).concatenating(self)
  }

  /// Returns the transform that scales, and then applies this one.
  ///
  /// - Parameters:
  ///   - sx: The horizontal factor; 1 changes nothing.
  ///   - sy: The vertical factor; 1 changes nothing.
  public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
  }

  /// Returns the transform that rotates, and then applies this one.
  ///
  /// - Parameter angle: The angle in radians, clockwise on the screen.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// Returns the transform that applies this one, and then another.
  ///
  /// - Parameter t2: The transform that is applied second.
  public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * t2.a + b * t2.c, b: a * t2.b + b * t2.d,
      c: c * t2.a + d * t2.c, d: c * t2.b + d * t2.d,
      tx: tx * t2.a + ty * t2.c + t2.tx, ty: tx * t2.b + ty * t2.d + t2.ty)
  }

  /// Returns the inverse transform, or this one if it has no inverse, as Core Graphics does.
  public func inverted() -> CGAffineTransform {
    // A translation is inverted without a division, and so without rounding.
    guard !isTranslation else { return CGAffineTransform(translationX: -tx, y: -ty) }
    guard isInvertible else { return self }
    let k = determinant
    return CGAffineTransform(
      a: d / k, b: -b / k, c: -c / k, d: a / k, tx: (c * ty - d * tx) / k, ty: (b * tx - a * ty) / k)
  }
}

extension CGPoint {
  /// Returns the point that a transform maps this point to.
  ///
  /// - Parameter t: The transform, including its movement.
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }

  /// Returns the distance to another point.
  func distance(to other: CGPoint) -> CGFloat {
    let (x, y) = (x - other.x, y - other.y)
    return (x * x + y * y).squareRoot()
  }
}

extension CGSize {
  /// Returns the size, rotated and scaled by a transform like a vector; its parts may become negative.
  ///
  /// - Parameter t: The transform; its movement is ignored.
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }
}

extension CGRect {
  /// Returns the bounding box of what a transform maps the rectangle to.
  ///
  /// - Parameter t: The transform; one that only translates keeps the exact size.
  public func applying(_ t: CGAffineTransform) -> CGRect {
    // A rectangle that is only translated keeps its exact size.
    guard !t.isTranslation else { return CGRect(origin: origin.applying(t), size: size) }
    let size = CGSize(
      width: abs(t.a) * width + abs(t.c) * height, height: abs(t.b) * width + abs(t.d) * height)
    let middle = CGPoint(x: midX, y: midY).applying(t)
    return CGRect(
      x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width, height: size.height)
  }
}
