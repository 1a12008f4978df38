import Diagnostics

extension Diagnostic {
  /// Returns the diagnostic for a plan that is not JSON. It names the usual reasons: a byte order mark, a
  /// merge conflict, a trailing comma.
  func explained(by text: String) -> Diagnostic {
    guard let position else { return self }
    guard text.unicodeScalars.first != "\u{FEFF}" else {
      return Diagnostic(
        "the plan begins with a byte order mark", at: .start, expected: "text in UTF-8 that begins with '{'")
    }
    let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.indices.contains(position.line - 1) else { return self }
    return conflict(in: lines[position.line - 1], at: position) ?? comma(before: position, in: lines) ?? self
  }

  private func conflict(in line: Substring.UnicodeScalarView, at position: SourcePosition) -> Diagnostic? {
    guard let marker = conflictMarkers.first(where: { line.starts(with: $0.unicodeScalars) }) else {
      return nil
    }
    return Diagnostic(
      "a merge left '\(marker)' in the plan", at: SourcePosition(line: position.line, column: 1),
      expected:
        "one of the conflict's versions, without the lines that begin with '<<<<<<<', '=======' or '>>>>>>>'")
  }

  /// A comma that only a closing bracket follows.
  private func comma(before position: SourcePosition, in lines: [Substring.UnicodeScalarView]) -> Diagnostic?
  {
    let bracket = lines[position.line - 1].dropFirst(position.column - 1).first
    guard let bracket, bracket == "}" || bracket == "]" else { return nil }
    // Blank lines may separate the comma from the bracket.
    var (number, line) = (position.line, lines[position.line - 1].prefix(position.column - 1))
    while line.allSatisfy(\.properties.isWhitespace), number > 1 {
      number -= 1
      line = lines[number - 1]
    }
    guard let last = line.lastIndex(where: { !$0.properties.isWhitespace }), line[last] == "," else {
      return nil
    }
    let column = line.distance(from: line.startIndex, to: last) + 1
    return Diagnostic(
      "a comma follows the last item", at: SourcePosition(line: number, column: column),
      expected: "no comma in front of '\(bracket)'")
  }
}

private let conflictMarkers = ["<<<<<<<", "|||||||", "=======", ">>>>>>>"]
