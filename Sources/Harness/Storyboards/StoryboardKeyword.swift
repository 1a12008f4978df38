import Diagnostics
import TextFormats

/// The first words of a line of a golden that is not a node.
enum StoryboardKeyword: String, CaseIterable {
  // What happened in a step.
  case called, animated
  // What the step changes in the tree.
  case changed, hidden, shown, added, back, removed, moved, swapped
  // What is left at the end.
  case pending, awaited, alive, missing, broke, skipped
  case noAnswer = "no answer"
  case madeUp = "made up"

  /// The keyword and at least one space, to a width of 8 if possible, so that what follows is aligned.
  var padded: String {
    rawValue + String(repeating: " ", count: max(1, 8 - rawValue.count))
  }

  /// Whether a line with this word changes the tree.
  var isChange: Bool { Self.changes.contains(self) }

  /// Whether lines of trees follow.
  var bringsTrees: Bool { self == .added || self == .shown }

  static let changes: [StoryboardKeyword] = [
    .changed, .hidden, .shown, .added, .back, .removed, .moved, .swapped,
  ]

  /// The keyword with which `line` begins; `nil` if it begins with another word.
  init?(of line: SourceLine) {
    let scalars = line.text.unicodeScalars
    let ofTwoWords = [Self.noAnswer, .madeUp].first { keyword in
      let words = keyword.rawValue.unicodeScalars
      return scalars.starts(with: words) && scalars.dropFirst(words.count).first ?? " " == " "
    }
    self.init(rawValue: ofTwoWords?.rawValue ?? line.firstWord(before: " "))
  }

  /// Returns the fault of a line that should begin with a keyword.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - keywords: The keywords that may be there.
  static func missing(in line: SourceLine, of keywords: [StoryboardKeyword]) -> Diagnostic {
    let words = keywords.map(\.rawValue)
    let word = line.firstWord(before: " ")
    return Diagnostic(
      "'\(word)' is not a keyword here", at: line.position, expected: words.joined(separator: ", "),
      nearest: nearestName(to: word, in: words))
  }
}

extension SourceLine {
  /// Returns the text before the first `separator`, which is compared as a scalar, since the next
  /// one may combine with it.
  func firstWord(before separator: Unicode.Scalar) -> String {
    String(text.unicodeScalars.prefix { $0 != separator })
  }
}
