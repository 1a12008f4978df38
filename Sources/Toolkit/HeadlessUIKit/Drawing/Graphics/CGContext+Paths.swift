import Foundation

/// Building a path, filling it, stroking it, and clipping to it.
extension CGContext {
  /// Begins a new path.
  public func beginPath() { currentPath = CGMutablePath() }

  /// Begins a subpath.
  ///
  /// - Parameter point: The start, in current units; it becomes the current point.
  public func move(to point: CGPoint) { currentPath.move(to: point, transform: toDrawing) }

  /// Adds a line from the current point.
  ///
  /// - Parameter point: The end, in current units; it becomes the current point.
  public func addLine(to point: CGPoint) { currentPath.addLine(to: point, transform: toDrawing) }

  /// Begins a subpath at the first of some points and adds lines to the others.
  ///
  /// - Parameter points: The corners, in current units; without any, nothing is added.
  public func addLines(between points: [CGPoint]) {
    currentPath.addLines(between: points, transform: toDrawing)
  }

  /// Adds a closed rectangle.
  ///
  /// - Parameter rect: The rectangle, in current units.
  public func addRect(_ rect: CGRect) { currentPath.addRect(rect, transform: toDrawing) }

  /// Adds closed rectangles.
  ///
  /// - Parameter rects: The rectangles, in current units, each as its own subpath.
  public func addRects(_ rects: [CGRect]) { rects.forEach(addRect) }

  /// Adds the ellipse that fits into a rectangle.
  ///
  /// - Parameter rect: The rectangle, in current units.
  public func addEllipse(in rect: CGRect) { currentPath.addEllipse(in: rect, transform: toDrawing) }

  /// Adds a quadratic curve, with one control point, from the current point.
  ///
  /// - Parameters:
  ///   - end: The end, in current units; it becomes the current point.
  ///   - control: The control point, in current units.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    currentPath.addQuadCurve(to: end, control: control, transform: toDrawing)
  }

  /// Adds a cubic curve, with two control points, from the current point.
  ///
  /// - Parameters:
  ///   - end: The end, in current units; it becomes the current point.
  ///   - control1: The control point of the beginning, in current units.
  ///   - control2: The control point of the end, in current units.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    currentPath.addCurve(to: end, control1: control1, control2: control2, transform: toDrawing)
  }

  /// Adds an arc between two angles, after a line from the current point.
  ///
  /// - Parameters:
  ///   - center: The center of the circle.
  ///   - radius: The radius in points.
  ///   - startAngle: The angle in radians at which the arc begins; 0 is to the right.
  ///   - endAngle: The angle in radians at which the arc ends.
  ///   - clockwise: Whether angles decrease along the arc, which looks counterclockwise where y grows downward.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    currentPath.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise,
      transform: toDrawing)
  }

  /// Adds another path.
  ///
  /// - Parameter path: The path, in current units; its elements are copied.
  public func addPath(_ path: CGPath) { currentPath.addPath(path, transform: toDrawing) }

  /// Adds a line back to the beginning of the subpath, and ends the subpath.
  public func closePath() { currentPath.closeSubpath() }

  /// The current path; `nil` if it is empty.
  public var path: CGPath? {
    currentPath.isEmpty
      ? nil : CGPath(elements: currentPath.elements.map { $0.applying(toDrawing.inverted()) })
  }

  /// Whether the current path is empty.
  public var isPathEmpty: Bool { currentPath.isEmpty }

  /// The point at which the path's last element ends; zero for an empty path.
  public var currentPointOfPath: CGPoint { path?.currentPoint ?? .zero }

  /// The smallest rectangle around the path; the null rectangle for an empty path.
  public var boundingBoxOfPath: CGRect { path?.boundingBoxOfPath ?? .null }

  /// Returns whether a point is inside the current path.
  ///
  /// - Parameters:
  ///   - point: The point, in current units.
  ///   - mode: The drawing mode, of which only the fill rule counts: strokes are not considered.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    path?.contains(point, using: mode.rule) ?? false
  }

  // MARK: Drawing

  /// Fills the path, and begins a new one.
  ///
  /// - Parameter rule: Which areas inside the path are filled; the winding rule by default.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(currentPath.elements, by: rule)
    beginPath()
  }

  /// Strokes the path, and begins a new one.
  public func strokePath() {
    stroke(currentPath.elements)
    beginPath()
  }

  /// Fills the path, strokes it, or both, and begins a new one.
  ///
  /// - Parameter mode: What is drawn, and by which rule; the path is filled before it is stroked.
  public func drawPath(using mode: CGPathDrawingMode) {
    if mode != .stroke { fill(currentPath.elements, by: mode.rule) }
    if mode != .fill, mode != .eoFill { stroke(currentPath.elements) }
    beginPath()
  }

  /// Fills a rectangle, and begins a new path.
  ///
  /// - Parameter rect: The rectangle, in current units.
  public func fill(_ rect: CGRect) {
    fill(elements { $0.addRect(rect, transform: toDrawing) }, by: .winding)
    beginPath()
  }

  /// Fills rectangles, and begins a new path.
  ///
  /// - Parameter rects: The rectangles, in current units, each filled on its own.
  public func fill(_ rects: [CGRect]) { rects.forEach { fill($0) } }

  /// Fills the ellipse in a rectangle, and begins a new path.
  ///
  /// - Parameter rect: The rectangle, in current units.
  public func fillEllipse(in rect: CGRect) {
    fill(elements { $0.addEllipse(in: rect, transform: toDrawing) }, by: .winding)
    beginPath()
  }

  /// Strokes a rectangle, and begins a new path.
  ///
  /// - Parameter rect: The rectangle, in current units; half of the line is outside of it.
  public func stroke(_ rect: CGRect) {
    stroke(elements { $0.addRect(rect, transform: toDrawing) })
    beginPath()
  }

  /// Strokes a rectangle with its own line width, and begins a new path.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in current units; half of the line is outside of it.
  ///   - width: The width, in current units; the context's own width is kept for later strokes.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    let usual = state.line.width
    state.line.width = width
    stroke(rect)
    state.line.width = usual
  }

  /// Strokes the ellipse in a rectangle, and begins a new path.
  ///
  /// - Parameter rect: The rectangle, in current units; half of the line is outside of the ellipse.
  public func strokeEllipse(in rect: CGRect) {
    stroke(elements { $0.addEllipse(in: rect, transform: toDrawing) })
    beginPath()
  }

  /// Strokes a line between the points of each pair, and begins a new path.
  ///
  /// - Parameter points: The ends of the lines, in current units; an odd last point is ignored.
  public func strokeLineSegments(between points: [CGPoint]) {
    for start in stride(from: 0, to: points.count - 1, by: 2) {
      stroke(elements { $0.addLines(between: Array(points[start...start + 1]), transform: toDrawing) })
    }
    beginPath()
  }

  /// Makes a rectangle transparent.
  ///
  /// - Parameter rect: The rectangle, in current units.
  public func clear(_ rect: CGRect) { draw(.clear(elements { $0.addRect(rect, transform: toDrawing) })) }

  // MARK: Clipping

  /// Clips subsequent drawing to the path, and begins a new path.
  ///
  /// - Parameter rule: Which areas count as inside the path; the winding rule by default.
  public func clip(using rule: CGPathFillRule = .winding) {
    state.look.clips.append(Drawing.Clip(path: currentPath.elements, rule: rule))
    beginPath()
  }

  /// Clips subsequent drawing to a rectangle.
  ///
  /// - Parameter rect: The rectangle, in current units; the area is the intersection with earlier
  ///   clips.
  public func clip(to rect: CGRect) {
    let path = elements { $0.addRect(rect, transform: toDrawing) }
    state.look.clips.append(Drawing.Clip(path: path, rule: .winding))
  }

  /// Clips subsequent drawing to the union of rectangles.
  ///
  /// - Parameter rects: The rectangles, in current units; their union is intersected with earlier
  ///   clips.
  public func clip(to rects: [CGRect]) {
    let path = elements { $0.addRects(rects, transform: toDrawing) }
    state.look.clips.append(Drawing.Clip(path: path, rule: .winding))
  }

  /// Clips subsequent drawing to a picture, here to its rectangle.
  ///
  /// - Parameters:
  ///   - rect: The rectangle that the picture is stretched to, in current units.
  ///   - mask: Ignored, since there are no pixels.
  public func clip(to rect: CGRect, mask: CGImage) { clip(to: rect) }

  /// Removes all clips.
  public func resetClip() { state.look.clips = [] }

  /// The smallest rectangle around the area that is not clipped.
  public var boundingBoxOfClipPath: CGRect {
    let all = CGRect(origin: .zero, size: drawing.size)
    return state.look.clips.reduce(all) { $0.intersection(CGPath(elements: $1.path).boundingBoxOfPath) }
      .applying(toDrawing.inverted())
  }
}

extension CGContext {
  func fill(_ path: [CGPath.Element], by rule: CGPathFillRule) {
    if !path.isEmpty { draw(.fill(path, rule, blended(state.fillColor))) }
  }

  func stroke(_ path: [CGPath.Element]) {
    guard !path.isEmpty else { return }
    draw(.stroke(path, state.line.scaled(by: toDrawing.lengthScale), blended(state.strokeColor)))
  }

  private func elements(_ add: (CGMutablePath) -> Void) -> [CGPath.Element] {
    let path = CGMutablePath()
    add(path)
    return path.elements
  }
}

/// Whether a path is filled, stroked, or both; the raw values are Core Graphics'.
public enum CGPathDrawingMode: Int32, Hashable, Sendable {
  /// Filled by the winding rule.
  case fill
  /// Filled by the even-odd rule.
  case eoFill
  /// Stroked.
  case stroke
  /// Filled by the winding rule, and stroked.
  case fillStroke
  /// Filled by the even-odd rule, and stroked.
  case eoFillStroke

  var rule: CGPathFillRule { self == .eoFill || self == .eoFillStroke ? .evenOdd : .winding }
}
