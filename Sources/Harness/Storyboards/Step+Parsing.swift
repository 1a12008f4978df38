import Diagnostics
import TextFormats

extension Step {
  static func cause(in line: SourceLine, number: Int) throws(Diagnostic) -> String {
    let number = "[\(number)]"
    guard line.scanner.stands(number) else {
      throw Diagnostic(
        "found '\(line.text)'", at: line.position, expected: "'\(number) ' and the cause of the step")
    }
    return try value(in: line, after: number, spaces: 1)
  }

  /// Removes the first lines with a keyword, and returns what follows it in each.
  static func values(
    after keyword: StoryboardKeyword, takenFrom lines: inout ArraySlice<SourceLine>
  ) throws(Diagnostic) -> [String] {
    let spaces = keyword.padded.utf8.count - keyword.rawValue.utf8.count
    var values: [String] = []
    while let line = lines.first, StoryboardKeyword(of: line) == keyword {
      values.append(try value(in: line, after: keyword.rawValue, spaces: spaces))
      lines.removeFirst()
    }
    return values
  }

  /// Returns what follows `word` and some spaces, which are left out if nothing follows.
  private static func value(
    in line: SourceLine, after word: String, spaces: Int
  ) throws(Diagnostic) -> String {
    if line.text == word { return "" }
    let value = line.dropping(word.unicodeScalars.count + spaces)
    try line.requireSpelling("\(word)\(String(repeating: " ", count: spaces))\(value.text)")
    guard !value.text.isEmpty else { throw value.scanner.unexpected(expected: "'\(word)' or a value") }
    return try value.readOneLine()
  }
}
