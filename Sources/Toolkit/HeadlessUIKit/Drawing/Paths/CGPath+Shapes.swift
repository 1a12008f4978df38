import Foundation

/// How a line ends; the raw values are Core Graphics'.
public enum CGLineCap: Int32, Hashable, Sendable {
  /// At its last point.
  case butt
  /// With a semicircle beyond its last point.
  case round
  /// With half a square beyond its last point.
  case square
}

/// How two lines meet; the raw values are Core Graphics'.
public enum CGLineJoin: Int32, Hashable, Sendable {
  /// In a point.
  case miter
  /// In an arc.
  case round
  /// In a straight edge.
  case bevel
}

/// An element of a path, with its points.
///
///     let path = CGPath(rect: CGRect(x: 0, y: 0, width: 40, height: 20), transform: nil)
///     var corners: [CGPoint] = []
///     path.applyWithBlock { element in
///       if element.pointee.type != .closeSubpath { corners.append(element.pointee.points[0]) }
///     }
///     corners.count // 4
public struct CGPathElement {
  /// The kind of the element.
  public let type: CGPathElementType
  /// The points, control points first: one for a move or a line, two or three for a curve, no points for
  /// the end of a subpath.
  public let points: UnsafeMutablePointer<CGPoint>
}

/// The kind of a path's element; the raw values are Core Graphics'.
public enum CGPathElementType: Int32, Hashable, Sendable {
  /// The beginning of a subpath.
  case moveToPoint
  /// A line.
  case addLineToPoint
  /// A curve with one control point.
  case addQuadCurveToPoint
  /// A curve with two control points.
  case addCurveToPoint
  /// A line back to the beginning of the subpath.
  case closeSubpath
}

extension CGPath {
  /// Creates the path of a rectangle with rounded corners.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - cornerWidth: The width of a corner's arc in points; clamped to half of the rectangle's width.
  ///   - cornerHeight: The height of a corner's arc in points; clamped to half of the rectangle's height.
  ///   - transform: Applied to the path; `nil` for the identity.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let path = CGMutablePath()
    path.addRoundedRect(
      in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight,
      transform: transform?.pointee ?? .identity)
    self.init(elements: path.elements)
  }

  /// The smallest rectangle around the lines and curves, without control points; the null rectangle for an empty path.
  public var boundingBoxOfPath: CGRect {
    let points = outlines.joined()
    guard let first = points.first else { return .null }
    return points.reduce(CGRect(origin: first, size: .zero)) {
      $0.union(CGRect(origin: $1, size: .zero))
    }
  }

  /// Calls a function with each element, in order.
  ///
  /// - Parameter block: Called with each element, in order; its pointers are valid only during the
  ///   call.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for element in elements {
      var points = element.points
      points.withUnsafeMutableBufferPointer { buffer in
        // An element without points has no address of its own, and callers do not read it.
        guard let address = buffer.baseAddress else { return call(block, element, nil) }
        call(block, element, address)
      }
    }
  }

  private func call(
    _ block: (UnsafePointer<CGPathElement>) -> Void, _ element: Element,
    _ points: UnsafeMutablePointer<CGPoint>?
  ) {
    var none = CGPoint.zero
    withUnsafeMutablePointer(to: &none) { none in
      withUnsafePointer(to: CGPathElement(type: element.type, points: points ?? none), block)
    }
  }

  /// Returns a transformed copy.
  ///
  /// - Parameter transform: Applied to the elements; `nil` for an equal copy.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(elements: elements.map { $0.applying(transform?.pointee ?? .identity) })
  }

  /// The path as SVG path data, such as `M0 0 L10 0 Z`, in points rounded to thousandths.
  package var pathData: String {
    elements.map { element in
      element.letter + element.points.map { "\(Self.text($0.x)) \(Self.text($0.y))" }.joined(separator: " ")
    }.joined(separator: " ")
  }

  /// Returns a number for path data, rounded to thousandths.
  static func text(_ value: CGFloat) -> String {
    let rounded = (Double(value) * 1000).rounded() / 1000
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? String(Int(rounded)) : String(rounded)
  }
}

extension CGPath.Element {
  fileprivate var type: CGPathElementType {
    switch self {
    case .move: .moveToPoint
    case .line: .addLineToPoint
    case .quadCurve: .addQuadCurveToPoint
    case .curve: .addCurveToPoint
    case .close: .closeSubpath
    }
  }

  /// The SVG command.
  fileprivate var letter: String {
    switch self {
    case .move: "M"
    case .line: "L"
    case .quadCurve: "Q"
    case .curve: "C"
    case .close: "Z"
    }
  }
}

extension CGMutablePath {
  /// Adds a closed rectangle with rounded corners.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - cornerWidth: The width of a corner's arc in points; clamped to half of the rectangle's width.
  ///   - cornerHeight: The height of a corner's arc in points; clamped to half of the rectangle's height.
  ///   - transform: Applied to the rectangle; the identity by default.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    let radii = CGSize(width: min(cornerWidth, rect.width / 2), height: min(cornerHeight, rect.height / 2))
    addRect(rect, rounding: .allCorners, radii: radii, transform: transform)
  }

  /// Adds a closed rectangle with some rounded corners, clockwise from the end of the upper left one.
  func addRect(
    _ rect: CGRect, rounding corners: UIRectCorner, radii: CGSize, transform: CGAffineTransform = .identity
  ) {
    // Each corner, the direction in which the outline arrives, and that in which it continues.
    let turns: [(UIRectCorner, CGPoint, from: CGVector, to: CGVector)] = [
      (.topRight, CGPoint(x: rect.maxX, y: rect.minY), CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: 1)),
      (.bottomRight, CGPoint(x: rect.maxX, y: rect.maxY), CGVector(dx: 0, dy: 1), CGVector(dx: -1, dy: 0)),
      (.bottomLeft, CGPoint(x: rect.minX, y: rect.maxY), CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: -1)),
      (.topLeft, CGPoint(x: rect.minX, y: rect.minY), CGVector(dx: 0, dy: -1), CGVector(dx: 1, dy: 0)),
    ]
    let start = corners.contains(.topLeft) ? radii.width : 0
    move(to: CGPoint(x: rect.minX + start, y: rect.minY), transform: transform)
    for (corner, point, from, to) in turns {
      guard corners.contains(corner), radii.width > 0, radii.height > 0 else {
        addLine(to: point, transform: transform)
        continue
      }
      func along(_ direction: CGVector, _ share: CGFloat) -> CGPoint {
        CGPoint(
          x: point.x + direction.dx * radii.width * share, y: point.y + direction.dy * radii.height * share)
      }
      // A curve with these control points approximates a quarter of an ellipse well.
      let inside = 1 - 4 / 3 * (CGFloat(2).squareRoot() - 1)
      addLine(to: along(from, -1), transform: transform)
      addCurve(
        to: along(to, 1), control1: along(from, -inside), control2: along(to, inside), transform: transform)
    }
    closeSubpath()
  }
}
