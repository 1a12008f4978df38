/// The place of a row in its list: the card that it is on, and the line below it.
struct WireframeRow: Hashable {
  /// The card of a row in a grouped list; `nil` in other lists.
  var card: WireframeCard?
  /// The distance of the line below the row from its leading edge; `nil` for no line.
  var separator: Double?
}

/// The card of a row in a grouped list, and which of its ends are round.
struct WireframeCard: Hashable {
  var isRoundAtTop: Bool
  var isRoundAtBottom: Bool

  var isRound: Bool { isRoundAtTop || isRoundAtBottom }

  /// The radius that UIKit gives the ends of a group of inset rows.
  private static let radius = 10.0

  /// Returns the outline of a card as path data.
  func path(in frame: RenderFrame) -> String {
    let radius = min(Self.radius, frame.width / 2, frame.height / 2)
    let (top, bottom) = (isRoundAtTop ? radius : 0, isRoundAtBottom ? radius : 0)
    let (right, end) = (frame.x + frame.width, frame.y + frame.height)
    return Self.move(to: frame.x, frame.y + top) + Self.corner(top, to: frame.x + top, frame.y)
      + Self.line(to: right - top, frame.y) + Self.corner(top, to: right, frame.y + top)
      + Self.line(to: right, end - bottom) + Self.corner(bottom, to: right - bottom, end)
      + Self.line(to: frame.x + bottom, end) + Self.corner(bottom, to: frame.x, end - bottom) + "Z"
  }

  private static func move(to x: Double, _ y: Double) -> String { "M\(x.decimalText) \(y.decimalText)" }

  private static func line(to x: Double, _ y: Double) -> String { "L\(x.decimalText) \(y.decimalText)" }

  private static func corner(_ radius: Double, to x: Double, _ y: Double) -> String {
    guard radius > 0 else { return "" }
    return "A\(radius.decimalText) \(radius.decimalText) 0 0 1 \(x.decimalText) \(y.decimalText)"
  }
}

extension RenderNode {
  /// The places of a list's rows, by their indices among the children.
  ///
  /// In a list of inset groups, a row is round at an end where it touches no other row.
  var rows: [Int: WireframeRow] {
    guard scrolls, kind == .table || word("style").map({ Self.groupedStyles.contains($0) }) == true else {
      return [:]
    }
    let style = word("style") ?? "plain"
    let rows = children.enumerated().filter { $1.isListRow }
    let tops = Set(rows.compactMap { $1.frame?.y.rounded() })
    let bottoms = Set(rows.compactMap { row in row.element.frame.map { ($0.y + $0.height).rounded() } })
    var places: [Int: WireframeRow] = [:]
    for (index, row) in rows {
      guard let frame = row.frame else { continue }
      let (isFirst, isLast) = (
        !bottoms.contains(frame.y.rounded()), !tops.contains((frame.y + frame.height).rounded())
      )
      let isInset = style == "insetGrouped"
      let isGrouped = Self.groupedStyles.contains(style)
      places[index] = WireframeRow(
        card: isGrouped
          ? WireframeCard(isRoundAtTop: isInset && isFirst, isRoundAtBottom: isInset && isLast) : nil,
        separator: word("separators") == "none" || isGrouped && isLast ? nil : row.leadingOfTexts)
    }
    return places
  }

  private static let groupedStyles: Set<String> = ["grouped", "insetGrouped"]

  private var isListRow: Bool {
    kind == .cell || type.hasSuffix("Cell") || children.contains { $0.kind == .cellContent }
  }

  /// Where the line below a row begins: at its first text, or 16 points from the edge.
  private var leadingOfTexts: Double {
    let cell = children.first { $0.kind == .cellContent } ?? self
    let isPictured = cell.children.contains { $0.kind == .image && $0.value("image") != nil }
    let text = cell.children.first { $0.kind == .label }?.frame?.x
    return isPictured ? text.map { $0.limited(0...100) } ?? 16 : 16
  }
}
