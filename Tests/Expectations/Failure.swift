import Testing

/// What an expectation that failed tells: its line of the source, the values, and what the test's author adds.
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

  /// - Parameter source: The expectation as it is written, or nil where the source is not at hand.
  func text(source: String?) -> String {
    let row = TestedRow.current.map { "  row:      \($0.text)" }
    return [source.map { "Expectation failed: \($0)" }, values, row, comment?.rawValue].compactMap(\.self)
      .joined(separator: "\n")
  }
}
