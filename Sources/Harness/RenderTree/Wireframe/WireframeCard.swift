/// The card of a row in a grouped list, and which of its ends are round.
struct WireframeCard: Hashable {
  var isRoundAtTop: Bool
  var isRoundAtBottom: Bool

  /// The radius that UIKit gives the ends of a group of inset rows.
  private static let radius = 10.0

  /// Returns the card as a path of an SVG picture.
  func svg(
    _ frame: RenderFrame, fill: String, stroke: String?, opacity: Double, isFault: Bool
  ) -> String {
    let radius = min(Self.radius, frame.width / 2, frame.height / 2)
    let (top, bottom) = (isRoundAtTop ? radius : 0, isRoundAtBottom ? radius : 0)
    guard top + bottom > 0 else {
      return frame.svgRect(fill: fill, stroke: stroke, opacity: opacity, isFault: isFault)
    }
    let (right, end) = (frame.x + frame.width, frame.y + frame.height)
    let path =
      Self.move(to: frame.x, frame.y + top) + Self.corner(top, to: frame.x + top, frame.y)
      + Self.line(to: right - top, frame.y) + Self.corner(top, to: right, frame.y + top)
      + Self.line(to: right, end - bottom) + Self.corner(bottom, to: right - bottom, end)
      + Self.line(to: frame.x + bottom, end) + Self.corner(bottom, to: frame.x, end - bottom) + "Z"
    return """
      <path d="\(path)" fill="\(fill)"\(stroke.map { " stroke=\"\($0)\" stroke-width=\"0.75\"" } ?? "")\
      \(opacity < 1 ? " fill-opacity=\"\(opacity.decimalText)\"" : "")\(isFault ? " class=\"fault\"" : "")/>
      """
  }

  private static func move(to x: Double, _ y: Double) -> String { "M\(x.decimalText) \(y.decimalText)" }

  private static func line(to x: Double, _ y: Double) -> String { "L\(x.decimalText) \(y.decimalText)" }

  private static func corner(_ radius: Double, to x: Double, _ y: Double) -> String {
    guard radius > 0 else { return "" }
    return "A\(radius.decimalText) \(radius.decimalText) 0 0 1 \(x.decimalText) \(y.decimalText)"
  }
}

extension RenderNode {
  /// The cards of a grouped list's rows, by the indices of the rows. In a list of inset groups, a row is
  /// round at an end where it touches no other row.
  var cards: [Int: WireframeCard] {
    guard scrolls, let style = word("style"), ["grouped", "insetGrouped"].contains(style) else { return [:] }
    let rows = children.enumerated().filter { $1.isListRow }
    let tops = Set(rows.compactMap { $1.frame?.y })
    let bottoms = Set(rows.compactMap { row in row.element.frame.map { $0.y + $0.height } })
    var cards: [Int: WireframeCard] = [:]
    for (index, row) in rows {
      guard let frame = row.frame else { continue }
      cards[index] = WireframeCard(
        isRoundAtTop: style == "insetGrouped" && !bottoms.contains(frame.y),
        isRoundAtBottom: style == "insetGrouped" && !tops.contains(frame.y + frame.height))
    }
    return cards
  }

  private var isListRow: Bool { children.contains { $0.kind == .cellContent } }
}
