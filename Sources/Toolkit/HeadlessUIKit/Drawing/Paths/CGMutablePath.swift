import Foundation

/// A path that can be extended. A transform, the identity by default, applies to the points of a call.
public final class CGMutablePath: CGPath {
  /// Creates an empty path.
  ///
  /// For example, a triangle:
  ///
  ///     let path = CGMutablePath()
  ///     path.addLines(between: [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 10)])
  ///     path.closeSubpath()
  public init() { super.init(elements: []) }

  /// Begins a subpath.
  ///
  /// - Parameters:
  ///   - point: The start, which becomes the current point.
  ///   - transform: Applied to the point; the identity by default.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    let point = point.applying(transform)
    subpathStart = point
    elements.append(.move(point))
  }

  /// Adds a line from the current point.
  ///
  /// - Parameters:
  ///   - point: The end, which becomes the current point.
  ///   - transform: Applied to the point; the identity by default.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    elements.append(.line(point.applying(transform)))
  }

  /// Begins a subpath at the first of some points and adds lines to the others.
  ///
  /// - Parameters:
  ///   - points: The corners in points; without any, nothing is added.
  ///   - transform: Applied to the points; the identity by default.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  /// Adds a quadratic curve, with one control point, from the current point.
  ///
  /// - Parameters:
  ///   - end: The end, which becomes the current point.
  ///   - control: The control point.
  ///   - transform: Applied to both points; the identity by default.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    elements.append(CGPath.Element.quadCurve(end, control: control).applying(transform))
  }

  /// Adds a cubic curve, with two control points, from the current point.
  ///
  /// - Parameters:
  ///   - end: The end, which becomes the current point.
  ///   - control1: The control point of the beginning.
  ///   - control2: The control point of the end.
  ///   - transform: Applied to the three points; the identity by default.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    let curve = CGPath.Element.curve(end, control1: control1, control2: control2)
    elements.append(curve.applying(transform))
  }

  /// Adds a line back to the beginning of the subpath, and ends the subpath.
  public func closeSubpath() {
    guard let last = elements.last, last != .close else { return }
    elements.append(.close)
  }

  /// Adds a closed rectangle, starting at its origin.
  ///
  /// - Parameters:
  ///   - rect: The rectangle; a negative size is made positive.
  ///   - transform: Applied to the corners; the identity by default.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ]
    addLines(between: corners, transform: transform)
    closeSubpath()
  }

  /// Adds closed rectangles in order.
  ///
  /// - Parameters:
  ///   - rects: The rectangles, each as its own subpath.
  ///   - transform: Applied to their corners; the identity by default.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds the closed ellipse that fits into a rectangle, starting at its right end.
  ///
  /// - Parameters:
  ///   - rect: The rectangle around the ellipse.
  ///   - transform: Applied to the ellipse; the identity by default.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    let stretch = CGAffineTransform(
      a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY)
    let circle = CGMutablePath()
    circle.addRelativeArc(center: .zero, radius: 1, startAngle: 0, delta: 2 * .pi)
    circle.closeSubpath()
    for element in circle.elements {
      elements.append(element.applying(stretch).applying(transform))
    }
    subpathStart = CGPoint(x: rect.maxX, y: rect.midY).applying(transform)
  }

  /// Adds an arc between two angles, after a line from the current point.
  ///
  /// - Parameters:
  ///   - center: The center of the circle.
  ///   - radius: The radius in points.
  ///   - startAngle: The angle in radians at which the arc begins; 0 is to the right.
  ///   - endAngle: The angle in radians at which the arc ends.
  ///   - clockwise: Whether angles decrease along the arc. Where y grows downward, as in views, such an arc
  ///     looks counterclockwise.
  ///   - transform: Applied to the arc; the identity by default.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let sweep = clockwise ? startAngle - endAngle : endAngle - startAngle
    let remainder = sweep.truncatingRemainder(dividingBy: 2 * .pi)
    let turn = sweep >= 2 * .pi ? 2 * .pi : remainder < 0 ? remainder + 2 * .pi : remainder
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: clockwise ? -turn : turn,
      transform: transform)
  }

  /// Adds an arc of a length in radians, after a line from the current point.
  ///
  /// - Parameters:
  ///   - center: The center of the circle.
  ///   - radius: The radius in points.
  ///   - startAngle: The angle in radians at which the arc begins; 0 is to the right.
  ///   - delta: The angle in radians from the beginning to the end; negative for decreasing angles.
  ///   - transform: Applied to the arc; the identity by default.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    func point(_ angle: CGFloat, tangent: CGFloat = 0) -> CGPoint {
      let (x, y) = (cos(angle) - tangent * sin(angle), sin(angle) + tangent * cos(angle))
      return CGPoint(x: center.x + radius * x, y: center.y + radius * y)
    }
    let start = point(startAngle)
    isEmpty ? move(to: start, transform: transform) : addLine(to: start, transform: transform)
    // A cubic curve approximates a circle well up to a quarter turn.
    let count = Int((abs(delta) / (.pi / 2) - 1e-9).rounded(.up))
    guard count > 0 else { return }
    let step = delta / CGFloat(count)
    let tangent = 4 / 3 * tan(step / 4)
    for index in 0..<count {
      let angle = startAngle + CGFloat(index) * step
      addCurve(
        to: point(angle + step), control1: point(angle, tangent: tangent),
        control2: point(angle + step, tangent: -tangent), transform: transform)
    }
  }

  /// Adds all elements of another path.
  ///
  /// - Parameters:
  ///   - path: The path, whose elements are copied.
  ///   - transform: Applied to the elements; the identity by default.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    elements += path.elements.map { $0.applying(transform) }
    subpathStart = path.subpathStart?.applying(transform) ?? subpathStart
  }
}
