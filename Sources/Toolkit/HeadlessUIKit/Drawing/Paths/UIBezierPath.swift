import Foundation

/// A shape of lines and curves that can be extended, with how its lines are drawn.
@preconcurrency @MainActor
open class UIBezierPath: UIKitObject {
  private var path = CGMutablePath()
  /// The width of the lines in points; 1 by default.
  open var lineWidth: CGFloat = 1
  /// How lines end; at their last point by default.
  open var lineCapStyle: CGLineCap = .butt
  /// How lines meet; in a point by default.
  open var lineJoinStyle: CGLineJoin = .miter
  /// How long the point may be in which lines meet, as a multiple of their width; 10 by default.
  open var miterLimit: CGFloat = 10
  /// How exactly curves are drawn; 0.6 by default. Stored only.
  open var flatness: CGFloat = 0.6
  /// Whether a part that is surrounded twice is outside; `false` by default.
  open var usesEvenOddFillRule: Bool = false
  /// The lengths of dashes and gaps in points; none by default.
  public private(set) var lineDashPattern: [CGFloat] = []
  /// Where in the pattern a line begins, in points; 0 by default.
  public private(set) var lineDashPhase: CGFloat = 0

  /// Creates an empty path.
  public override init() { super.init() }

  /// Creates the path of a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  /// Creates the path of the ellipse that fits into a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }

  /// Creates the path of a rectangle with round corners, of at most half of its shorter side.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// Creates the path of a rectangle of which some corners are round.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - corners: The corners that are round.
  ///   - cornerRadii: The width and the height of their arcs in points, at most half of the rectangle's.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    let radii = CGSize(
      width: min(cornerRadii.width, rect.width / 2), height: min(cornerRadii.height, rect.height / 2))
    path.addRect(rect, rounding: corners, radii: radii)
  }

  /// Creates the path of an arc between two angles in radians, from the right end of the circle downward.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// Creates a path of the same shape as another one.
  public convenience init(cgPath: CGPath) {
    self.init()
    path.addPath(cgPath)
  }

  /// Creates an empty path, as there are no archives to read one from.
  public required init?(coder: NSCoder) {}

  /// The shape; setting it leaves how lines are drawn as it is.
  open var cgPath: CGPath {
    get { path.copy() ?? CGMutablePath() }
    set {
      path = CGMutablePath()
      path.addPath(newValue)
    }
  }

  // MARK: Pieces

  /// Begins a subpath at a point.
  open func move(to point: CGPoint) { path.move(to: point) }

  /// Adds a line from the current point.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }

  /// Adds a curve with two control points from the current point.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a curve with one control point from the current point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds an arc between two angles in radians, after a line from the current point.
  ///
  /// - Parameters:
  ///   - center: The middle of the circle.
  ///   - radius: The radius in points.
  ///   - startAngle: The angle at which the arc begins, from the right end of the circle downward.
  ///   - endAngle: The angle at which the arc ends.
  ///   - clockwise: Whether the arc goes on downward from the right end, as the hands of a clock do.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    // Core Graphics means the other direction, as its vertical axis goes up.
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
  }

  /// Adds a line back to where the subpath began, and ends the subpath.
  open func close() { path.closeSubpath() }

  /// Removes everything.
  open func removeAllPoints() { path = CGMutablePath() }

  /// Adds all of another path.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

  /// Returns the same shape, drawn from its end to its beginning.
  open func reversing() -> UIBezierPath {
    let reversed = UIBezierPath(cgPath: CGPath(elements: path.reversedElements))
    reversed.copyStyle(of: self)
    return reversed
  }

  /// Transforms all points.
  open func apply(_ transform: CGAffineTransform) {
    cgPath = CGPath(elements: path.elements.map { $0.applying(transform) })
  }

  // MARK: Reading

  /// Whether there are no pieces.
  open var isEmpty: Bool { path.isEmpty }

  /// The smallest rectangle around the lines and curves; the zero rectangle for an empty path.
  open var bounds: CGRect { path.isEmpty ? .zero : path.boundingBoxOfPath }

  /// The point at which the last piece ends.
  open var currentPoint: CGPoint { path.currentPoint }

  /// Returns whether a point is inside.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  // MARK: Style

  /// Sets the lengths of dashes and gaps, and where in them a line begins; `nil` or 0 lengths are for a whole line.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    lineDashPattern = pattern.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? []
    lineDashPhase = phase
  }

  /// Reads the lengths of dashes and gaps into what is given, as far as it is.
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
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath(cgPath: path)
    copy.copyStyle(of: self)
    return copy
  }
}

extension CGPath {
  /// The pieces from the end to the beginning, subpath by subpath.
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
