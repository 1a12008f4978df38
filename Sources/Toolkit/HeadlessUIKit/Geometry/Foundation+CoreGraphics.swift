// UIKit re-exports Foundation, so that `import UIKit` brings CGRect, IndexPath and NSCoder along.
@_exported import Foundation

/// A difference between two points; Foundation has it on Apple's systems only.
public struct CGVector: Hashable, Sendable {
  public var dx: CGFloat
  public var dy: CGFloat

  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }

  public init() {
    self = .zero
  }

  public static let zero = CGVector(dx: 0, dy: 0)
}

/// A map of the plane that keeps lines straight and parallel; Foundation has it on Apple's systems only.
///
/// A point goes from (x, y) to (a x + c y + tx, b x + d y + ty).
public struct CGAffineTransform: Hashable, Sendable {
  public var a: CGFloat
  public var b: CGFloat
  public var c: CGFloat
  public var d: CGFloat
  public var tx: CGFloat
  public var ty: CGFloat

  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  /// The transform of six zeros, which maps everything to one point.
  public init() {
    self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
  }

  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  /// Turns by an angle in radians, clockwise on the screen.
  public init(rotationAngle angle: CGFloat) {
    self.init(a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle), tx: 0, ty: 0)
  }

  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  public var isIdentity: Bool { self == .identity }
  /// Whether the transform moves without turning or scaling.
  var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }
  /// Whether there is a way back: not if the plane becomes a line or a point.
  var isInvertible: Bool { determinant != 0 }
  private var determinant: CGFloat { a * d - b * c }

  /// The transform that moves before this one.
  public func translatedBy(x tx: CGFloat, y ty: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: tx, y: ty).concatenating(self)
  }

  /// The transform that scales before this one.
  public func scaledBy(x sx: CGFloat, y sy: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: sx, y: sy).concatenating(self)
  }

  /// The transform that turns before this one.
  public func rotated(by angle: CGFloat) -> CGAffineTransform {
    CGAffineTransform(rotationAngle: angle).concatenating(self)
  }

  /// This transform, and another one after it.
  public func concatenating(_ t2: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * t2.a + b * t2.c, b: a * t2.b + b * t2.d,
      c: c * t2.a + d * t2.c, d: c * t2.b + d * t2.d,
      tx: tx * t2.a + ty * t2.c + t2.tx, ty: tx * t2.b + ty * t2.d + t2.ty)
  }

  /// The way back; the transform itself if there is none.
  public func inverted() -> CGAffineTransform {
    guard !isTranslation else { return CGAffineTransform(translationX: -tx, y: -ty) }
    guard isInvertible else { return self }
    let k = determinant
    return CGAffineTransform(
      a: d / k, b: -b / k, c: -c / k, d: a / k, tx: (c * ty - d * tx) / k, ty: (b * tx - a * ty) / k)
  }
}

extension CGPoint {
  /// Where a transform maps the point to.
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }

  func distance(to other: CGPoint) -> CGFloat {
    let (x, y) = (x - other.x, y - other.y)
    return (x * x + y * y).squareRoot()
  }
}

extension CGSize {
  /// The size as the transform turns and scales a vector.
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }
}

extension CGRect {
  /// The smallest upright rectangle around what a transform maps the rectangle to.
  public func applying(_ t: CGAffineTransform) -> CGRect {
    guard !t.isTranslation else { return CGRect(origin: origin.applying(t), size: size) }
    let size = CGSize(
      width: abs(t.a) * width + abs(t.c) * height, height: abs(t.b) * width + abs(t.d) * height)
    let middle = CGPoint(x: midX, y: midY).applying(t)
    return CGRect(
      x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width, height: size.height)
  }
}
