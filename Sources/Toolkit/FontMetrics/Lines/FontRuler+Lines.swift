extension FontRuler {
  /// Returns the lines of a text in this font: it is broken at line feeds, and where a line is wider than `width`.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - width: The largest width of a line in points.
  package func lines(of text: String, within width: Double) -> [Substring] {
    let breaker = LineBreaker(width: width, end: { character, _, x in x + advance(of: character) })
    return text.paragraphs.flatMap {
      self.width(of: $0) <= width ? [$0] : breaker.lines(of: $0)
    }
  }

  /// Returns a text with an ellipsis instead of its end if it is wider than `width`; at least the ellipsis.
  ///
  /// - Parameters:
  ///   - text: The text on one line.
  ///   - width: The largest width in points.
  package func truncated(_ text: String, to width: Double) -> String {
    guard self.width(of: text) > width else { return text }
    let ellipsis: Character = "…"
    let room = width - advance(of: ellipsis)
    var used = 0.0
    let shown = text.prefix {
      used += advance(of: $0)
      return used <= room
    }
    return shown + String(ellipsis)
  }
}
