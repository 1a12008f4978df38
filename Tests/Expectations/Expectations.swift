import Testing

/// Records an issue unless a value is the expected one.
///
/// A plain function compiles much faster than `#expect(_:)`, which would show no more than the two values. For
/// multi-line texts, a failure shows only the lines that differ.
///
///     expectEqual(button.currentTitle, "Save")
///
/// - Parameters:
///   - actual: The result of the code under test.
///   - expected: The result that is right.
///   - comment: Further information for a reader of the failure.
package func expectEqual<Value: Equatable>(
  _ actual: Value, _ expected: Value, _ comment: @autoclosure () -> Comment? = nil,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  if actual == expected { return }
  Failure(difference(from: expected, to: actual), comment: comment()).record(
    at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Records an issue unless a condition holds.
///
/// Use `#expect(_:)` for a condition whose parts explain a failure, such as `text.contains("a")` or `a < b`.
package func expectTrue(
  _ condition: Bool, _ comment: @autoclosure () -> Comment? = nil,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  if condition { return }
  Failure("  it is false", comment: comment()).record(
    at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Records an issue if a condition holds.
package func expectFalse(
  _ condition: Bool, _ comment: @autoclosure () -> Comment? = nil,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  if !condition { return }
  Failure("  it is true", comment: comment()).record(
    at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Records an issue, with the value, unless it is `nil`.
package func expectNil<Value>(
  _ actual: Value?, _ comment: @autoclosure () -> Comment? = nil,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  guard let actual else { return }
  Failure("  expected: nil\n  actual:   \(literal(actual))", comment: comment()).record(
    at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Records an issue unless there is a value.
package func expectNotNil<Value>(
  _ actual: Value?, _ comment: @autoclosure () -> Comment? = nil,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  if actual != nil { return }
  Failure("  it is nil", comment: comment()).record(
    at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Records an issue, with the elements, unless a collection is empty.
package func expectEmpty<Elements: Collection>(
  _ actual: Elements, _ comment: @autoclosure () -> Comment? = nil,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  if actual.isEmpty { return }
  Failure("  expected: it is empty\n  actual:   \(literal(actual))", comment: comment()).record(
    at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}
