extension String {
  /// The string on one line, bare, with every character escaped as `\u{...}` that a reviewer could not see.
  ///
  /// A backslash stays as it is unless it would be read as such an escape; blanks at both ends are escaped.
  public var oneLine: String {
    var lines: [String] = []
    for piece in splitBeforeEscapes {
      lines.append(piece.escaping(where: { _ in false }, with: { "\\u{\($0.hexadecimal)}" }))
    }
    let body = lines.joined(separator: "\\u{5C}")
    guard body != " " else { return Self.escapedBlank }
    let start = body.hasPrefix(" ") ? Self.escapedBlank + body.dropFirst() : body
    return start.hasSuffix(" ") ? start.dropLast() + Self.escapedBlank : start
  }

  private static let escapedBlank = "\\u{20}"

  /// The string cut at each backslash that stands before `u{`; the backslashes are left out.
  private var splitBeforeEscapes: [String] {
    let scalars = Array(unicodeScalars)
    var pieces = [String.UnicodeScalarView()]
    for (index, scalar) in scalars.enumerated() {
      if scalar == "\\", scalars[(index + 1)...].starts(with: ["u", "{"]) {
        pieces.append(String.UnicodeScalarView())
      } else {
        pieces[pieces.count - 1].append(scalar)
      }
    }
    return pieces.map { String($0) }
  }
}

extension SourceLine {
  /// Reads what ``Swift/String/oneLine`` writes, to the end of the line.
  public func readOneLine() throws(Diagnostic) -> String {
    var scanner = scanner
    var result = String.UnicodeScalarView()
    while let next = scanner.next {
      if let escaped = try scanner.scanUnicodeEscape() {
        result.append(escaped)
      } else {
        result.append(next)
        scanner.advance()
      }
    }
    let string = String(result)
    try requireSpelling(string.oneLine)
    return string
  }

  /// Throws where the line is not spelt as `canonical`, at the first scalar that differs.
  public func requireSpelling(_ canonical: String) throws(Diagnostic) {
    guard !text.isIdentical(to: canonical) else { return }
    let same = zip(text.unicodeScalars, canonical.unicodeScalars).prefix { $0 == $1 }.count
    throw Diagnostic(
      "the line is not in its canonical spelling",
      at: SourcePosition(line: position.line, column: position.column + same), expected: canonical)
  }
}
