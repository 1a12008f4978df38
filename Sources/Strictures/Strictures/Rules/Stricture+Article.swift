extension Stricture {
  /// The article that lists all rules, in Markdown; a test compares the file `Rules.md` with it.
  package static var article: String {
    let rows = all.map { rule in
      "| \(rule.number) | \(cell(rule.title)) | \(rule.decision.words) | \(cell(rule.advice)) |\n"
    }
    return """
      # Rules

      The rules by their numbers, what decides each, and what to do.

      ## Overview

      | rule | what must hold | decided by | way out, or how it is decided |
      |--:|---|---|---|
      \(rows.joined())
      """
  }

  /// Returns the text for a table cell.
  private static func cell(_ text: String) -> String {
    text.replacing("|", with: #"\|"#).replacing("*", with: #"\*"#)
  }
}

extension Stricture.Decision {
  fileprivate var words: String {
    switch self {
    case .sources: "the sources"
    case .compiler: "the compiler"
    case .test: "a test"
    case .implied: "other rules"
    case .review: "a reader"
    }
  }
}
