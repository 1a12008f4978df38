import Foundation

/// Making a path, filling it, drawing its lines, and clipping to it.
extension CGContext {
  /// Begins a new path.
  public func beginPath() { currentPath = CGMutablePath() }

  /// Begins a subpath at a point.
  public func move(to point: CGPoint) { currentPath.move(to: point, transform: toDrawing) }

  /// Adds a line from the current point.
  public func addLine(to point: CGPoint) { currentPath.addLine(to: point, transform: toDrawing) }

  /// Begins a subpath at the first of some points and adds lines to the others.
  public func addLines(between points: [CGPoint]) {
    currentPath.addLines(between: points, transform: toDrawing)
  }

  /// Adds a closed rectangle.
  public func addRect(_ rect: CGRect) { currentPath.addRect(rect, transform: toDrawing) }

  /// Adds closed rectangles.
  public func addRects(_ rects: [CGRect]) { rects.forEach(addRect) }

  /// Adds the ellipse that fits into a rectangle.
  public func addEllipse(in rect: CGRect) { currentPath.addEllipse(in: rect, transform: toDrawing) }

  /// Adds a curve with one control point from the current point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    currentPath.addQuadCurve(to: end, control: control, transform: toDrawing)
  }

  /// Adds a curve with two control points from the current point.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    currentPath.addCurve(to: end, control1: control1, control2: control2, transform: toDrawing)
  }

  /// Adds an arc between two angles in radians, after a line from the current point.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    currentPath.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise,
      transform: toDrawing)
  }

  /// Adds all of another path.
  public func addPath(_ path: CGPath) { currentPath.addPath(path, transform: toDrawing) }

  /// Adds a line back to where the subpath began, and ends the subpath.
  public func closePath() { currentPath.closeSubpath() }

  /// The path that is being made; `nil` for none.
  public var path: CGPath? {
    currentPath.isEmpty
      ? nil : CGPath(elements: currentPath.elements.map { $0.applying(toDrawing.inverted()) })
  }

  /// Whether no path is being made.
  public var isPathEmpty: Bool { currentPath.isEmpty }

  /// The point at which the path's last piece ends.
  public var currentPointOfPath: CGPoint { currentPath.currentPoint.applying(toDrawing.inverted()) }

  /// The smallest rectangle around the path; the null rectangle for none.
  public var boundingBoxOfPath: CGRect { path?.boundingBoxOfPath ?? .null }

  /// Returns whether a point is in the path that is being made.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    path?.contains(point, using: mode.rule) ?? false
  }

  // MARK: Drawing

  /// Fills the path, and begins a new one.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(currentPath.elements, by: rule)
    beginPath()
  }

  /// Draws the lines of the path, and begins a new one.
  public func strokePath() {
    stroke(currentPath.elements)
    beginPath()
  }

  /// Fills the path, draws its lines, or both, and begins a new one.
  public func drawPath(using mode: CGPathDrawingMode) {
    if mode != .stroke { fill(currentPath.elements, by: mode.rule) }
    if mode != .fill, mode != .eoFill { stroke(currentPath.elements) }
    beginPath()
  }

  /// Fills a rectangle.
  public func fill(_ rect: CGRect) { fill(elements { $0.addRect(rect, transform: toDrawing) }, by: .winding) }

  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) { rects.forEach { fill($0) } }

  /// Fills the ellipse in a rectangle.
  public func fillEllipse(in rect: CGRect) {
    fill(elements { $0.addEllipse(in: rect, transform: toDrawing) }, by: .winding)
  }

  /// Draws the lines of a rectangle.
  public func stroke(_ rect: CGRect) { stroke(elements { $0.addRect(rect, transform: toDrawing) }) }

  /// Draws the lines of a rectangle in a width.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    let usual = state.line.width
    state.line.width = width
    stroke(rect)
    state.line.width = usual
  }

  /// Draws the line of the ellipse in a rectangle.
  public func strokeEllipse(in rect: CGRect) {
    stroke(elements { $0.addEllipse(in: rect, transform: toDrawing) })
  }

  /// Draws lines between the points of each pair.
  public func strokeLineSegments(between points: [CGPoint]) {
    for start in stride(from: 0, to: points.count - 1, by: 2) {
      stroke(elements { $0.addLines(between: Array(points[start...start + 1]), transform: toDrawing) })
    }
  }

  /// Makes a rectangle transparent.
  public func clear(_ rect: CGRect) { draw(.clear(elements { $0.addRect(rect, transform: toDrawing) })) }

  // MARK: Clipping

  /// Draws only inside of the path from now on, and begins a new path.
  public func clip(using rule: CGPathFillRule = .winding) {
    state.look.clips.append(Drawing.Clip(path: currentPath.elements, rule: rule))
    beginPath()
  }

  /// Draws only inside of a rectangle from now on.
  public func clip(to rect: CGRect) {
    let path = elements { $0.addRect(rect, transform: toDrawing) }
    state.look.clips.append(Drawing.Clip(path: path, rule: .winding))
  }

  /// Draws only inside of rectangles from now on.
  public func clip(to rects: [CGRect]) {
    let path = elements { $0.addRects(rects, transform: toDrawing) }
    state.look.clips.append(Drawing.Clip(path: path, rule: .winding))
  }

  /// Draws only where a picture is from now on; its rectangle is what counts here.
  public func clip(to rect: CGRect, mask: CGImage) { clip(to: rect) }

  /// Draws everywhere again.
  public func resetClip() { state.look.clips = [] }

  /// The smallest rectangle around what can be drawn on.
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

/// Whether a path is filled, its lines are drawn, or both; the raw values are Core Graphics'.
public enum CGPathDrawingMode: Int32, Hashable, Sendable {
  /// Filled, counting directions.
  case fill
  /// Filled, where a ray crosses it an odd number of times.
  case eoFill
  /// Its lines are drawn.
  case stroke
  /// Filled, counting directions, and its lines are drawn.
  case fillStroke
  /// Filled, where a ray crosses it an odd number of times, and its lines are drawn.
  case eoFillStroke

  var rule: CGPathFillRule { self == .eoFill || self == .eoFillStroke ? .evenOdd : .winding }
}
