/// Breaks a paragraph into lines that fit a width.
///
///     let ruler = FontRuler(.system(.system), size: 10)
///     let breaker = LineBreaker(width: 30, end: { character, _, x in x + ruler.advance(of: character) })
///     breaker.lines(of: "Hello world")  // ["Hello", "world"]
///
/// Lines end between words or ideographs. A word that is wider than a line is broken between characters. White space
/// at a break hangs over the edge and takes no space, as in TextKit. Words are never hyphenated, except at a soft
/// hyphen.
package struct LineBreaker {
  private let width: Double
  private let breaksWords: Bool
  private let end: (Character, Substring.Index, Double) -> Double
  private let hyphenWidth: (Substring.Index) -> Double

  /// Makes a breaker.
  ///
  /// - Parameters:
  ///   - width: The largest width of a line in points.
  ///   - breaksWords: Whether lines may end after any character; only between words by default.
  ///   - end: Returns where a line ends once a character is added to it, in points from its beginning. It gets the
  ///     character, its position, and where the line ended before.
  ///   - hyphenWidth: Returns the width of a hyphen at a position, which a soft hyphen before it shows; 0 by default.
  package init(
    width: Double, breaksWords: Bool = false, end: @escaping (Character, Substring.Index, Double) -> Double,
    hyphenWidth: @escaping (Substring.Index) -> Double = { _ in 0 }
  ) {
    self.width = width
    self.breaksWords = breaksWords
    self.end = end
    self.hyphenWidth = hyphenWidth
  }

  /// Returns the lines of a paragraph, at least one.
  ///
  /// - Parameter paragraph: The text, without line feeds.
  package func lines(of paragraph: Substring) -> [Substring] {
    var lines: [Substring] = []
    var rest = paragraph
    while let end = lineEnd(of: rest) {
      lines.append(trimmed(rest[..<end]))
      rest = rest[end...].drop { $0 == " " }
    }
    // Spaces after the last break hang over its line, and begin no new one.
    return lines.isEmpty || !rest.isEmpty ? lines + [rest] : lines
  }

  /// Returns the end of the first line of `line`; `nil` if everything fits except hanging spaces.
  private func lineEnd(of line: Substring) -> Substring.Index? {
    var used = 0.0
    var lastBreak: Substring.Index?
    var previous: Character?
    var next = line.startIndex
    while next < line.endIndex {
      let index = next
      next = line.index(after: index)
      let character = line[index]
      // A break at a soft hyphen requires space for the visible hyphen.
      if !breaksWords, LineBreaking.allowsBreak(between: previous, and: character),
        previous != LineBreaking.softHyphen || used + hyphenWidth(index) <= width
      {
        lastBreak = index
      }
      used = end(character, index, used)
      // Spaces hang over the edge.
      if used > width, character.singleByte != Self.space {
        // Each line has at least one character, however narrow it is.
        return lastBreak ?? (index == line.startIndex ? next : index)
      }
      previous = character
    }
    return nil
  }

  private static let space = UInt8(ascii: " ")

  /// Returns the line without hanging spaces at its end.
  private func trimmed(_ line: Substring) -> Substring {
    var line = line
    while line.last == " " { line.removeLast() }
    return line
  }
}
