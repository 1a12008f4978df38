import Foundation

/// The rule that decides which points are inside a path; the raw values are Core Graphics'.
public enum CGPathFillRule: Int, Hashable, Sendable {
  /// A point is inside if the path winds around it, counting directions.
  case winding
  /// A point is inside if a ray from it crosses the path an odd number of times.
  case evenOdd
}

/// An immutable shape of lines and curves; paths with the same elements are equal.
///
///     let path = CGPath(
///       ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 10), transform: nil)
///     path.contains(CGPoint(x: 10, y: 5)) // true
///     path.contains(CGPoint(x: 1, y: 1)) // false: outside of the ellipse
public class CGPath: Hashable {
  /// An element of a path, with its points.
  enum Element: Hashable {
    case move(CGPoint)
    case line(CGPoint)
    case quadCurve(CGPoint, control: CGPoint)
    case curve(CGPoint, control1: CGPoint, control2: CGPoint)
    case close
  }

  var elements: [Element]
  /// The point at which the current subpath begins.
  var subpathStart: CGPoint?

  init(elements: [Element]) {
    self.elements = elements
    for case .move(let point) in elements { subpathStart = point }
  }

  /// Creates the path of a rectangle, starting at its origin.
  ///
  /// - Parameters:
  ///   - rect: The rectangle; a negative size is made positive.
  ///   - transform: Applied to the path; `nil` for the identity.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    let path = CGMutablePath()
    path.addRect(rect, transform: transform?.pointee ?? .identity)
    self.init(elements: path.elements)
  }

  /// Creates the path of the ellipse that fits into a rectangle, starting at its right end.
  ///
  /// - Parameters:
  ///   - rect: The rectangle around the ellipse.
  ///   - transform: Applied to the path; `nil` for the identity.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    let path = CGMutablePath()
    path.addEllipse(in: rect, transform: transform?.pointee ?? .identity)
    self.init(elements: path.elements)
  }

  public static func == (left: CGPath, right: CGPath) -> Bool { left.elements == right.elements }

  public func hash(into hasher: inout Hasher) { hasher.combine(elements) }

  /// Whether the path has no elements.
  public var isEmpty: Bool { elements.isEmpty }

  /// The point at which the last element ends; zero for an empty path.
  public var currentPoint: CGPoint {
    guard let last = elements.last else { return .zero }
    return last.end ?? subpathStart ?? .zero
  }

  /// Returns an independent copy.
  public func copy() -> CGPath? { CGPath(elements: elements) }

  /// Returns a copy that can be changed.
  public func mutableCopy() -> CGMutablePath? {
    let path = CGMutablePath()
    path.addPath(self)
    return path
  }
}

extension CGPath.Element {
  /// The point at which the element ends; `nil` for the end of a subpath.
  var end: CGPoint? {
    switch self {
    case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _): end
    case .close: nil
    }
  }

  /// All points, control points first.
  var points: [CGPoint] {
    switch self {
    case .move(let end), .line(let end): [end]
    case .quadCurve(let end, let control): [control, end]
    case .curve(let end, let control1, let control2): [control1, control2, end]
    case .close: []
    }
  }

  func applying(_ transform: CGAffineTransform) -> Self {
    switch self {
    case .move(let end): .move(end.applying(transform))
    case .line(let end): .line(end.applying(transform))
    case .quadCurve(let end, let control):
      .quadCurve(end.applying(transform), control: control.applying(transform))
    case .curve(let end, let control1, let control2):
      .curve(
        end.applying(transform), control1: control1.applying(transform),
        control2: control2.applying(transform))
    case .close: .close
    }
  }
}
