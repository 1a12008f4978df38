import FontMetrics
import UTF8Text

/// What a person does with a screen, as signs over its picture.
///
///     InputDrawing.taps(1, InputDrawing.Point(x: 195, y: 400)).svg(in: picture.bounds)
///     // <g class="input"><circle cx="195" cy="400" r="22" .../>...</g>
///
/// All signs are in one color with a white edge, so that they are seen on any screen.
package enum InputDrawing: Hashable, Sendable {
  /// A point of the picture.
  package struct Point: Hashable, Sendable {
    /// The distances from the left and from the top, in points.
    package let x: Double
    package let y: Double

    package init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
  }

  /// A number of taps at one point: a ring, with the number if there are several.
  case taps(Int, Point)
  /// A long press: two rings.
  case press(Point)
  /// A swipe: an arrow.
  case swipe(from: Point, to: Point)
  /// Typed text, in a bubble at the field; without the field, at the bottom.
  case text(String, RenderFrame?)
  /// The device is turned, to the right or to the left: a round arrow.
  case turn(isRight: Bool)

  /// The color of the signs.
  static let color = "#ff2d55"

  /// The signs as SVG elements.
  ///
  /// - Parameter bounds: The edges of the picture, within which bubbles stay.
  package func svg(in bounds: RenderFrame) -> String {
    "<g class=\"input\" fill=\"none\" stroke-linecap=\"round\" stroke-linejoin=\"round\">\(elements(in: bounds))</g>"
  }

  private func elements(in bounds: RenderFrame) -> String {
    switch self {
    case .taps(let count, let point):
      return Self.ring(at: point, radius: 22, isFilled: true)
        + (count > 1 ? Self.number(count, at: point) : "")
    case .press(let point):
      return Self.ring(at: point, radius: 16, isFilled: true)
        + Self.ring(at: point, radius: 28, isFilled: false)
    case .swipe(let start, let end):
      return Self.ring(at: start, radius: 12, isFilled: true) + Self.arrow(from: start, to: end)
    case .text(let text, let field): return Self.bubble(text, at: field, in: bounds)
    case .turn(let isRight): return Self.turn(isRight: isRight, in: bounds)
    }
  }

  /// Returns a line with its white edge.
  private static func line(_ data: String, width: Double = 4) -> String {
    """
    <path d="\(data)" stroke="#ffffff" stroke-width="\((width + 3).decimalText)"/>\
    <path d="\(data)" stroke="\(color)" stroke-width="\(width.decimalText)"/>
    """
  }

  private static func ring(at point: Point, radius: Double, isFilled: Bool) -> String {
    let place = "cx=\"\(point.x.decimalText)\" cy=\"\(point.y.decimalText)\" r=\"\(radius.decimalText)\""
    return """
      <circle \(place) stroke="#ffffff" stroke-width="6"/>\
      <circle \(place) stroke="\(color)" stroke-width="3"\(isFilled ? " fill=\"\(color)\" fill-opacity=\"0.3\"" : "")/>
      """
  }

  private static func number(_ count: Int, at point: Point) -> String {
    """
    <text x="\(point.x.decimalText)" y="\((point.y + 6).decimalText)" font-size="17" font-weight="700" \
    text-anchor="middle" fill="\(color)">\(count)</text>
    """
  }

  /// Returns an arrow with a head of 14 points.
  private static func arrow(from start: Point, to end: Point) -> String {
    let (across, down) = (end.x - start.x, end.y - start.y)
    let length = max((across * across + down * down).squareRoot(), 1)
    let (x, y) = (across / length * 14, down / length * 14)
    func text(_ x: Double, _ y: Double) -> String {
      "\(((x * 10).rounded() / 10).decimalText) \(((y * 10).rounded() / 10).decimalText)"
    }
    let head = """
      M\(text(end.x - x - y, end.y - y + x))L\(text(end.x, end.y))L\(text(end.x - x + y, end.y - y - x))
      """
    return line("M\(text(start.x, start.y))L\(text(end.x, end.y))\(head)")
  }

  private static func bubble(_ text: String, at field: RenderFrame?, in bounds: RenderFrame) -> String {
    let font = WireframeFont("semibold-15", usualSize: 15)
    let shown = font.ruler.truncated(text, to: max(20, min(260, bounds.width - 40)))
    let width = font.ruler.width(of: shown) + 24
    let height = 32.0
    let middle = field.map { $0.x + $0.width / 2 } ?? bounds.x + bounds.width / 2
    let left = (middle - width / 2).limited(
      bounds.x + 6...max(bounds.x + 6, bounds.x + bounds.width - width - 6))
    let isAbove = field.map { $0.y - height - 8 > bounds.y + 4 } ?? true
    let edge = field.map { isAbove ? $0.y - 2 : $0.y + $0.height + 2 } ?? bounds.y + bounds.height - 40
    let top = isAbove ? edge - height - 6 : edge + 6
    let box = RenderFrame(x: left, y: top, width: width, height: height)
    let near = isAbove ? top + height - 1 : top + 1
    let tip = middle.limited(left + 16...max(left + 16, left + width - 16))
    let tail =
      field == nil
      ? ""
      : """
      <path d="M\((tip - 7).decimalText) \(near.decimalText)L\(tip.decimalText) \(edge.decimalText)\
      L\((tip + 7).decimalText) \(near.decimalText)Z" fill="\(color)"/>
      """
    return box.svgRect(fill: color, stroke: "#ffffff", strokeWidth: 1.5, radius: 10) + tail
      + """
      <text x="\((left + width / 2).decimalText)" y="\((top + height / 2 + 5.3).decimalText)" font-size="15" \
      font-weight="600" text-anchor="middle" fill="#ffffff"\(WireframeFont.length(width - 24, of: shown))>\
      \(shown.xmlText)</text>
      """
  }

  /// Returns three quarters of a circle with a head.
  private static func turn(isRight: Bool, in bounds: RenderFrame) -> String {
    let (x, y) = (bounds.x + bounds.width / 2, bounds.y + bounds.height / 2)
    let mirror = isRight ? "" : " scale(-1 1)"
    return """
      <g transform="translate(\(x.decimalText) \(y.decimalText))\(mirror)">\
      \(line("M-40 0A40 40 0 1 1 0 40M14 28L0 40L14 52", width: 6))</g>
      """
  }
}
