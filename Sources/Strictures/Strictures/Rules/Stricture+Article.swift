extension Stricture {
  /// The article that lists all rules, in Markdown; a test holds the file `Rules.md` against it.
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

  /// The text as it is shown in a cell of a table.
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
