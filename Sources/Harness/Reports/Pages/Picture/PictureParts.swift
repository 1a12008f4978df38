import RenderTree

/// The shared parts of a page's pictures, divided into those that it shows first and the others.
///
///     let parts = PictureParts(of: sheet, shownFirst: html)
///     parts.first  // the definitions to which the HTML refers, and those to which they refer
///     parts.html  // the HTML, whose first pictures may contain what they would refer to
struct PictureParts {
  /// The parts that the HTML needs, a line each.
  let first: String
  /// All others.
  let others: String
  /// What the page shows first.
  let html: String

  /// How large the first pictures of a page may be without references to shared parts, which are smaller and slower.
  static let mostDrawnBytes = 200_000

  /// - Parameters:
  ///   - sheet: All parts.
  ///   - html: What the page shows first; what it defers does not count.
  ///   - drawnBytes: How many bytes of it may be pictures that contain their parts, with what surrounds them; 0, the
  ///     default, for none.
  init(of sheet: WireframeSheet, shownFirst html: String, drawnBytes: Int = 0) {
    let html = drawnBytes > 0 ? Self.drawn(html, on: sheet, limit: drawnBytes) : html
    self.html = html
    let lines = sheet.definitions.split(separator: "\n")
    let numbers = Dictionary(
      lines.enumerated().compactMap { number, line in Self.id(of: line).map { ($0, number) } }
    ) { first, _ in first }
    var found: Set<Int> = []
    var open = Self.shown(in: html).flatMap { Self.references(in: $0) }
    while let id = open.popLast() {
      guard let number = numbers[id], found.insert(number).inserted else { continue }
      open += Self.references(in: lines[number])
    }
    first = Self.text(lines.indices.filter(found.contains).map { lines[$0] })
    others = Self.text(lines.indices.filter { !found.contains($0) }.map { lines[$0] })
  }

  /// The HTML with pictures that contain their parts, except those that are deferred and those that exceed the limit.
  private static func drawn(_ html: String, on sheet: WireframeSheet, limit: Int) -> String {
    var rest = limit
    var isFirst = true
    return html.split(separator: "<noscript", omittingEmptySubsequences: false).map { piece in
      defer { isFirst = false }
      // What follows the beginning of a deferred part is that part, up to its end.
      let end = isFirst ? piece.startIndex : piece.firstRange(of: "</noscript>")?.upperBound ?? piece.endIndex
      guard piece[end...].contains("<use "), let drawn = sheet.drawn(in: piece[end...], limit: rest) else {
        return String(piece)
      }
      rest -= drawn.utf8.count
      return piece[..<end] + drawn
    }.joined(separator: "<noscript")
  }

  private static func text(_ lines: [Substring]) -> String { lines.map { "\($0)\n" }.joined() }

  /// The id of a part, which is its first attribute: `<g id="w12">`.
  private static func id(of line: Substring) -> Substring? {
    line.prefix { $0 != ">" }.split(separator: "\"", maxSplits: 2).dropFirst().first
  }

  /// What is not in an element `noscript`.
  private static func shown(in html: String) -> [Substring] {
    html.split(separator: "<noscript").enumerated().map { number, part in
      guard number > 0 else { return part }
      return part.firstRange(of: "</noscript>").map { part[$0.upperBound...] } ?? ""
    }
  }

  /// The ids in `href="#w12"` and `url(#gradient1)`.
  private static func references(in text: Substring) -> [Substring] {
    text.split(separator: "#").dropFirst().map { $0.prefix { $0.isASCII && ($0.isLetter || $0.isNumber) } }
  }
}
