import Testing

/// The text of a failed expectation: its source, the values, the row of a table, and the comment.
struct Failure {
  private let values: String
  private let comment: Comment?

  init(_ values: String, comment: Comment?) {
    (self.values, self.comment) = (values, comment)
  }

  /// Records the issue where the expectation is.
  func record(at location: SourceLocation) {
    Issue.record(
      Comment(rawValue: text(source: SourceStatement(at: location)?.text)), sourceLocation: location)
  }

  /// - Parameter source: The expectation as it is written; `nil` if its file cannot be read.
  func text(source: String?) -> String {
    let row = TestedRow.current.map { "  row:      \($0.text)" }
    return [source.map { "Expectation failed: \($0)" }, values, row, comment?.rawValue].compactMap(\.self)
      .joined(separator: "\n")
  }
}
