import Platform

/// What a person sees of a line, and a spelling that shows what the eye does not.
extension String {
  /// What a person sees of the line on a terminal: equal for lines that no eye distinguishes.
  package var look: String {
    var scalars = terminalLine.compatibilityForm.unicodeScalars
    while scalars.last?.properties.isWhitespace == true { scalars.removeLast() }
    return String(String.UnicodeScalarView(scalars.map { lookalikes[$0] ?? $0 }))
  }

  /// The line in printable ASCII, different for different lines: what else it has is escaped, and so are
  /// backslashes and the spaces at its end.
  package var spelled: String {
    let end = unicodeScalars.lastIndex { $0 != " " }
    return unicodeScalars.indices.map { index in
      let isAtEnd = end.map { index > $0 } ?? true
      return isAtEnd ? "\\u{20}" : unicodeScalars[index].spelled
    }.joined()
  }

  /// The line, or its spelling if it looks like another one.
  ///
  ///     "café".shown(apartFrom: "cafe\u{301}")  // caf\u{E9}
  ///
  /// - Parameter other: As this line, it was written with escapes, such as those of ``oneLine`` and ``quoted``.
  package func shown(apartFrom other: String) -> String {
    let isPlain = utf8.allSatisfy { $0 < 0x80 } && other.utf8.allSatisfy { $0 < 0x80 }
    guard !isPlain, look == other.look, !isIdentical(to: other) else { return self }
    return spelledBeyondASCII
  }

  /// A line with escapes, in which all but ASCII is escaped, too.
  fileprivate var spelledBeyondASCII: String {
    unicodeScalars.map { $0.isASCII ? String($0) : $0.braced }.joined()
  }
}

extension [String] {
  /// The lines, of which one that begins with `- ` is spelled out if it looks like one that begins with `+ `,
  /// and the other way around. They were written with escapes, and may be indented.
  package var shownApart: [String] {
    guard contains(where: { line in line.utf8.contains { $0 >= 0x80 } }) else { return self }
    let marked = map(MarkedLine.init)
    let looks = Dictionary(grouping: marked.filter { $0.sign != nil }, by: \.content.look)
    return marked.map { line in
      let alike = line.sign == nil ? [] : looks[line.content.look, default: []]
      let isHidden = alike.contains { $0.sign != line.sign && !$0.content.isIdentical(to: line.content) }
      return isHidden ? line.start + line.content.spelledBeyondASCII : line.start + line.content
    }
  }
}

/// A line of a difference, such as `  - UILabel "a"`.
private struct MarkedLine {
  /// The spaces and the sign.
  let start: String
  let content: String
  let sign: Unicode.Scalar?

  init(_ line: String) {
    let scalars = line.unicodeScalars
    let rest = scalars.drop { $0 == " " }
    guard let first = rest.first, first == "-" || first == "+", rest.dropFirst().first == " " else {
      (start, content, sign) = ("", line, nil)
      return
    }
    let content = rest.dropFirst(2)
    (start, self.content, sign) = (String(scalars[..<content.startIndex]), String(content), first)
  }
}

extension Unicode.Scalar {
  /// The scalar in printable ASCII.
  package var spelled: String {
    switch self {
    case "\\": "\\\\"
    case "\t": "\\t"
    case " "..."~": String(Character(self))
    default: braced
    }
  }
}

/// Letters and signs of other scripts that look like those of ASCII.
private let lookalikes: [Unicode.Scalar: Unicode.Scalar] = {
  let pairs = [
    ("АВЕКМНОРСТХаеорсухіјѕԁһԛԝ", "ABEKMHOPCTXaeopcyxijsdhqw"), ("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧνο", "ABEZHIKMNOPTYXvo"),
    ("‐‑‒–—−", "------"), ("‘’“”", "''\"\""),
  ]
  let scalars = pairs.flatMap { zip($0.0.unicodeScalars, $0.1.unicodeScalars) }
  return Dictionary(scalars) { first, _ in first }
}()
