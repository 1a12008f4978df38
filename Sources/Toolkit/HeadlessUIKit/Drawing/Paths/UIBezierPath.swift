import Foundation

/// A shape of lines and curves that can be extended, with the style of its lines.
///
///     let path = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 40, height: 20), cornerRadius: 8)
///     path.contains(CGPoint(x: 0, y: 0)) // false: outside of the rounded corner
@preconcurrency @MainActor
open class UIBezierPath: UIKitObject {
  private var path = CGMutablePath()
  /// The width of the lines in points; 1 by default.
  open var lineWidth: CGFloat = 1
  /// How lines end; ``CGLineCap/butt`` by default.
  open var lineCapStyle: CGLineCap = .butt
  /// How lines meet; ``CGLineJoin/miter`` by default.
  open var lineJoinStyle: CGLineJoin = .miter
  /// The greatest length of a miter, as a multiple of the line width; 10 by default.
  open var miterLimit: CGFloat = 10
  /// How exactly curves are drawn; 0.6 by default. Stored only.
  open var flatness: CGFloat = 0.6
  /// Whether the even-odd rule decides what is inside, instead of the winding rule; `false` by default.
  open var usesEvenOddFillRule: Bool = false
  /// The lengths of alternating dashes and gaps in points; empty, for solid lines, by default.
  public private(set) var lineDashPattern: [CGFloat] = []
  /// The offset in the pattern at which a line begins, in points; 0 by default.
  public private(set) var lineDashPhase: CGFloat = 0

  /// Creates an empty path.
  public override init() { super.init() }

  /// Creates the path of a rectangle.
  ///
  /// - Parameter rect: The rectangle in points, from its upper left corner clockwise.
  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  /// Creates the path of the ellipse that fits into a rectangle.
  ///
  /// - Parameter rect: The rectangle around the ellipse, in points.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }

  /// Creates the path of a rectangle with rounded corners.
  ///
  /// - Parameters:
  ///   - rect: The rectangle in points.
  ///   - cornerRadius: The radius in points; clamped to half of the width and half of the height.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// Creates the path of a rectangle with some rounded corners.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - corners: The corners that are rounded.
  ///   - cornerRadii: The width and height of their arcs in points; clamped to half of the rectangle's.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    let radii = CGSize(
      width: min(cornerRadii.width, rect.width / 2), height: min(cornerRadii.height, rect.height / 2))
    path.addRect(rect, rounding: corners, radii: radii)
  }

  /// Creates the path of an arc between two angles.
  ///
  /// - Parameters:
  ///   - center: The center of the circle.
  ///   - radius: The radius in points.
  ///   - startAngle: The angle in radians at which the arc begins; 0 is to the right, angles grow downward.
  ///   - endAngle: The angle in radians at which the arc ends.
  ///   - clockwise: Whether the arc runs clockwise on the screen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// Creates a path with the default style of lines.
  ///
  /// - Parameter cgPath: The shape, which is copied.
  public convenience init(cgPath: CGPath) {
    self.init()
    path.addPath(cgPath)
  }

  /// Creates an empty path; there are no archives to read.
  public required init?(coder: NSCoder) {}

  /// The shape; setting it keeps the style of lines.
  open var cgPath: CGPath {
    get { path.copy() ?? CGMutablePath() }
    set {
      path = CGMutablePath()
      path.addPath(newValue)
    }
  }

  // MARK: Elements

  /// Begins a subpath.
  ///
  /// - Parameter point: The start, which becomes the current point.
  open func move(to point: CGPoint) { path.move(to: point) }

  /// Adds a line from the current point.
  ///
  /// - Parameter point: The end, which becomes the current point.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }

  /// Adds a cubic curve, with two control points, from the current point.
  ///
  /// - Parameters:
  ///   - endPoint: The end, which becomes the current point.
  ///   - controlPoint1: The control point of the beginning.
  ///   - controlPoint2: The control point of the end.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a quadratic curve, with one control point, from the current point.
  ///
  /// - Parameters:
  ///   - endPoint: The end, which becomes the current point.
  ///   - controlPoint: The control point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds an arc between two angles, after a line from the current point.
  ///
  /// - Parameters:
  ///   - center: The center of the circle.
  ///   - radius: The radius in points.
  ///   - startAngle: The angle in radians at which the arc begins; 0 is to the right, angles grow downward.
  ///   - endAngle: The angle in radians at which the arc ends.
  ///   - clockwise: Whether the arc runs clockwise on the screen.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    // Core Graphics means the other direction, since its y-axis points up.
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
  }

  /// Adds a line back to the beginning of the subpath, and ends the subpath.
  open func close() { path.closeSubpath() }

  /// Removes all elements; the style is kept.
  open func removeAllPoints() { path = CGMutablePath() }

  /// Adds another path.
  ///
  /// - Parameter bezierPath: The path, whose elements are copied; its style is ignored.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

  /// Returns the same shape in the opposite direction.
  open func reversing() -> UIBezierPath {
    let reversed = UIBezierPath(cgPath: CGPath(elements: path.reversedElements))
    reversed.copyStyle(of: self)
    return reversed
  }

  /// Transforms all points.
  ///
  /// - Parameter transform: Applied to every point; the style of lines is kept.
  open func apply(_ transform: CGAffineTransform) {
    cgPath = CGPath(elements: path.elements.map { $0.applying(transform) })
  }

  // MARK: Reading

  /// Whether the path has no elements.
  open var isEmpty: Bool { path.isEmpty }

  /// The smallest rectangle around the lines and curves; the zero rectangle for an empty path.
  open var bounds: CGRect { path.isEmpty ? .zero : path.boundingBoxOfPath }

  /// The point at which the last element ends.
  open var currentPoint: CGPoint { path.currentPoint }

  /// Returns whether a point is inside the path.
  ///
  /// - Parameter point: The point; open subpaths count as closed, and lines have no width.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  // MARK: Style

  /// Sets the dashes of lines.
  ///
  /// - Parameters:
  ///   - pattern: The lengths of alternating dashes and gaps in points; `nil` for solid lines.
  ///   - count: The number of lengths; 0 for solid lines.
  ///   - phase: The offset in the pattern at which a line begins, in points.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    lineDashPattern = pattern.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? []
    lineDashPhase = phase
  }

  /// Writes the dashes of lines to the pointers that are not `nil`.
  ///
  /// - Parameters:
  ///   - pattern: Receives the lengths in points; it needs room for as many as `count` receives.
  ///   - count: Receives the number of lengths.
  ///   - phase: Receives the offset in points.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    for (index, length) in lineDashPattern.enumerated() { pattern?[index] = length }
    count?.pointee = lineDashPattern.count
    phase?.pointee = lineDashPhase
  }

  private func copyStyle(of other: UIBezierPath) {
    (lineWidth, lineCapStyle, lineJoinStyle) = (other.lineWidth, other.lineCapStyle, other.lineJoinStyle)
    (miterLimit, flatness) = (other.miterLimit, other.flatness)
    usesEvenOddFillRule = other.usesEvenOddFillRule
    (lineDashPattern, lineDashPhase) = (other.lineDashPattern, other.lineDashPhase)
  }

  /// Returns a path of the same shape and style.
  ///
  /// - Parameter zone: Ignored.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath(cgPath: path)
    copy.copyStyle(of: self)
    return copy
  }
}

extension CGPath {
  /// The elements from the end to the beginning, subpath by subpath.
  var reversedElements: [Element] {
    var subpaths: [[Element]] = []
    for element in elements {
      if case .move = element { subpaths.append([]) }
      if subpaths.isEmpty { subpaths.append([]) }
      subpaths[subpaths.count - 1].append(element)
    }
    return subpaths.reversed().flatMap(Self.reversed)
  }

  private static func reversed(_ subpath: [Element]) -> [Element] {
    let pieces = subpath.filter { $0 != .close }
    guard let end = pieces.last?.end else { return subpath }
    var result: [Element] = [.move(end)]
    for (piece, before) in zip(pieces.dropFirst().reversed(), pieces.dropLast().reversed()) {
      guard let start = before.end else { continue }
      switch piece {
      case .move, .line, .close: result.append(.line(start))
      case .quadCurve(_, let control): result.append(.quadCurve(start, control: control))
      case .curve(_, let control1, let control2):
        result.append(.curve(start, control1: control2, control2: control1))
      }
    }
    return result + (subpath.last == .close ? [.close] : [])
  }
}
