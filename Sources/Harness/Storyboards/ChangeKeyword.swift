import Diagnostics
import TextFormats

/// The word that begins a line of a step.
enum ChangeKeyword: String, CaseIterable {
  case called, changed, added, removed, moved, replaced

  /// The keyword and blanks behind it, so that what follows stands in one column.
  var padded: String {
    rawValue + String(repeating: " ", count: max(1, 8 - rawValue.count))
  }

  /// The keyword that `line` begins with, or `nil` where there is none.
  init?(of line: SourceLine) {
    self.init(rawValue: line.firstWord(before: " "))
  }

  /// A fault at `line`, which should begin with a keyword.
  static func missing(in line: SourceLine) -> Diagnostic {
    let words = allCases.map(\.rawValue)
    let word = line.firstWord(before: " ")
    return Diagnostic(
      "'\(word)' is not a keyword", at: line.position, expected: words.joined(separator: ", "),
      nearest: nearestName(to: word, in: words))
  }
}

extension SourceLine {
  /// What stands before the first `separator`. It is found by scalars: what follows may combine with it.
  func firstWord(before separator: Unicode.Scalar) -> String {
    String(text.unicodeScalars.prefix { $0 != separator })
  }
}
