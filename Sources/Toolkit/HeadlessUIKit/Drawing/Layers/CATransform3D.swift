import Foundation

/// A transform of space as a matrix of four rows; points are row vectors, to the left of the matrix.
///
/// As in Core Animation, `init()` creates a matrix of zeros, not the identity.
///
/// For example, a rotation about the y-axis, seen from a distance of 500 points:
///
///     var transform = CATransform3DIdentity
///     transform.m34 = -1 / 500
///     transform = CATransform3DRotate(transform, .pi / 6, 0, 1, 0)
public struct CATransform3D: Sendable {
  /// The factor from x to x.
  public var m11: CGFloat
  /// The factor from x to y.
  public var m12: CGFloat
  /// The factor from x to z.
  public var m13: CGFloat
  /// How much x changes the perspective.
  public var m14: CGFloat
  /// The factor from y to x.
  public var m21: CGFloat
  /// The factor from y to y.
  public var m22: CGFloat
  /// The factor from y to z.
  public var m23: CGFloat
  /// How much y changes the perspective.
  public var m24: CGFloat
  /// The factor from z to x.
  public var m31: CGFloat
  /// The factor from z to y.
  public var m32: CGFloat
  /// The factor from z to z.
  public var m33: CGFloat
  /// How much z changes the perspective: -1 divided by the distance of the eye in points.
  public var m34: CGFloat
  /// The translation to the right in points.
  public var m41: CGFloat
  /// The translation downward in points.
  public var m42: CGFloat
  /// The translation toward the eye in points.
  public var m43: CGFloat
  /// The scale of the whole; 1 in the identity.
  public var m44: CGFloat

  /// Creates a matrix from its sixteen numbers.
  ///
  /// - Parameters:
  ///   - m11: The factor from x to x.
  ///   - m12: The factor from x to y.
  ///   - m13: The factor from x to z.
  ///   - m14: How much x changes the perspective.
  ///   - m21: The factor from y to x.
  ///   - m22: The factor from y to y.
  ///   - m23: The factor from y to z.
  ///   - m24: How much y changes the perspective.
  ///   - m31: The factor from z to x.
  ///   - m32: The factor from z to y.
  ///   - m33: The factor from z to z.
  ///   - m34: How much z changes the perspective.
  ///   - m41: The translation to the right in points.
  ///   - m42: The translation downward in points.
  ///   - m43: The translation toward the eye in points.
  ///   - m44: The scale of the whole; 1 in the identity.
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat, m23: CGFloat,
    m24: CGFloat, m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat, m41: CGFloat, m42: CGFloat,
    m43: CGFloat, m44: CGFloat
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }

  /// Creates a matrix of zeros.
  public init() {
    self.init(elements: Array(repeating: 0, count: 16))
  }

  /// Creates a matrix from its numbers, row by row.
  init(elements: [CGFloat]) {
    self.init(
      m11: elements[0], m12: elements[1], m13: elements[2], m14: elements[3], m21: elements[4],
      m22: elements[5], m23: elements[6], m24: elements[7], m31: elements[8], m32: elements[9],
      m33: elements[10], m34: elements[11], m41: elements[12], m42: elements[13], m43: elements[14],
      m44: elements[15])
  }

  /// The numbers, row by row.
  var elements: [CGFloat] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }

  /// The projection onto the plane of the screen, without depth and perspective.
  var flat: CGAffineTransform {
    CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42)
  }
}

/// The transform that changes nothing.
public let CATransform3DIdentity = CATransform3D(
  m11: 1, m12: 0, m13: 0, m14: 0, m21: 0, m22: 1, m23: 0, m24: 0, m31: 0, m32: 0, m33: 1, m34: 0, m41: 0,
  m42: 0, m43: 0, m44: 1)

/// Returns whether a transform changes nothing.
///
/// - Parameter t: The transform, whose numbers must be exactly those of the identity.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool {
  CATransform3DEqualToTransform(t, CATransform3DIdentity)
}

/// Returns whether two transforms have the same numbers.
///
/// - Parameters:
///   - a: One of the transforms.
///   - b: The other one; every difference counts, however small.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
  a.elements == b.elements
}

/// Returns the transform that translates.
///
/// - Parameters:
///   - tx: The points to the right.
///   - ty: The points downward.
///   - tz: The points toward the eye.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
  var transform = CATransform3DIdentity
  (transform.m41, transform.m42, transform.m43) = (tx, ty, tz)
  return transform
}

/// Returns the transform that scales about the origin.
///
/// - Parameters:
///   - sx: The factor along x; 1 changes nothing, and a negative one mirrors.
///   - sy: The factor along y; 1 changes nothing, and a negative one mirrors.
///   - sz: The factor along z; 1 changes nothing, and a negative one mirrors.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  var transform = CATransform3DIdentity
  (transform.m11, transform.m22, transform.m33) = (sx, sy, sz)
  return transform
}

/// Returns the transform that rotates by an angle in radians about the vector (x, y, z).
///
/// The zero vector gives the identity.
///
/// - Parameters:
///   - angle: The angle in radians.
///   - x: The axis along x.
///   - y: The axis along y.
///   - z: The axis along z.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0 else { return CATransform3DIdentity }
  let (x, y, z, s, c) = (x / length, y / length, z / length, sin(angle), cos(angle))
  let rest = 1 - c
  return CATransform3D(elements: [
    c + x * x * rest, x * y * rest + z * s, x * z * rest - y * s, 0,
    x * y * rest - z * s, c + y * y * rest, y * z * rest + x * s, 0,
    x * z * rest + y * s, y * z * rest - x * s, c + z * z * rest, 0,
    0, 0, 0, 1,
  ])
}

/// Returns the transform that translates, and then applies another one.
///
/// - Parameters:
///   - t: The transform that is applied second.
///   - tx: The points to the right.
///   - ty: The points downward.
///   - tz: The points toward the eye.
public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// Returns the transform that scales, and then applies another one.
///
/// - Parameters:
///   - t: The transform that is applied second.
///   - sx: The factor along x; 1 changes nothing.
///   - sy: The factor along y; 1 changes nothing.
///   - sz: The factor along z; 1 changes nothing.
public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// Returns the transform that rotates about an axis, and then applies another one.
///
/// - Parameters:
///   - t: The transform that is applied second.
///   - angle: The angle in radians.
///   - x: The axis along x; the zero vector rotates nothing.
///   - y: The axis along y.
///   - z: The axis along z.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

/// Returns the transform that applies two transforms.
///
/// - Parameters:
///   - a: The transform that is applied first.
///   - b: The transform that is applied second.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  let (left, right) = (a.elements, b.elements)
  return CATransform3D(
    elements: (0..<16).map { index in
      let (row, column) = (index / 4 * 4, index % 4)
      return (0..<4).reduce(0) { $0 + left[row + $1] * right[$1 * 4 + column] }
    })
}

/// Returns the inverse transform.
///
/// - Parameter t: The transform, which is returned itself if it has no inverse.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
  var rows = (0..<4).map { row in
    Array(t.elements[(row * 4)..<(row * 4 + 4)]) + (0..<4).map { $0 == row ? 1 : 0 }
  }
  // Gauss-Jordan elimination: the steps that turn the matrix into the identity turn the identity into the
  // inverse.
  for column in 0..<4 {
    guard let pivot = (column..<4).max(by: { abs(rows[$0][column]) < abs(rows[$1][column]) }),
      rows[pivot][column] != 0
    else { return t }
    rows.swapAt(column, pivot)
    let divisor = rows[column][column]
    rows[column] = rows[column].map { $0 / divisor }
    for row in 0..<4 where row != column {
      let factor = rows[row][column]
      rows[row] = zip(rows[row], rows[column]).map { $0 - factor * $1 }
    }
  }
  return CATransform3D(elements: rows.flatMap { $0.suffix(4) })
}

/// Returns the transform in space that corresponds to a transform in the plane.
///
/// - Parameter m: The transform in the plane, which keeps every depth.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  var transform = CATransform3DIdentity
  (transform.m11, transform.m12, transform.m21, transform.m22) = (m.a, m.b, m.c, m.d)
  (transform.m41, transform.m42) = (m.tx, m.ty)
  return transform
}

/// Returns whether a transform in the plane does the same as `t`.
///
/// - Parameter t: The transform; depth and perspective make the result `false`.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  CATransform3DEqualToTransform(t, CATransform3DMakeAffineTransform(t.flat))
}

/// Returns the transform in the plane that corresponds to a transform in space.
///
/// - Parameter t: The transform; unless ``CATransform3DIsAffine(_:)`` is `true`, depth and
///   perspective are lost.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform { t.flat }
