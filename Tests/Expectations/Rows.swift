import Testing

/// Runs a test's body for each row of a table, in order; a failure names its row.
///
/// Use it instead of a parameterized test where rows need no fresh suite: it compiles faster, and a passing run
/// prints one line. An error ends its row; the rows after it still run.
///
///     forEachRow([("", 0), ("a b", 2)]) { text, count in
///       expectEqual(words(in: text).count, count)
///     }
///
/// - Parameters:
///   - rows: The table, or seeds of a property: a failure names the seed.
///   - body: The expectations for a row.
package func forEachRow<Row>(
  _ rows: some Sequence<Row>, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
  column: Int = #column, _ body: (Row) throws -> Void
) {
  for row in rows {
    TestedRow.$current.withValue(TestedRow(row)) {
      do {
        try body(row)
      } catch {
        Failure("  it threw: \(error)", comment: nil).record(
          at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
      }
    }
  }
}

/// Runs a test's asynchronous body for each row of a table, one after the other.
package func forEachRow<Row>(
  _ rows: some Sequence<Row>, isolation: isolated (any Actor)? = #isolation, fileID: String = #fileID,
  filePath: String = #filePath, line: Int = #line, column: Int = #column,
  _ body: (Row) async throws -> Void
) async {
  for row in rows {
    await TestedRow.$current.withValue(TestedRow(row)) {
      do {
        try await body(row)
      } catch {
        Failure("  it threw: \(error)", comment: nil).record(
          at: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
      }
    }
  }
}

/// The row of a table that is being tested.
///
/// It may be sent although a row may not be: the row is only read, and only while its test waits for the body.
struct TestedRow: @unchecked Sendable {
  @TaskLocal static var current: TestedRow?

  private let row: Any

  init<Row>(_ row: Row) {
    self.row = row
  }

  /// The row as it is printed, at most 200 characters of it; made for a failure alone, since rows may be whole trees.
  var text: String {
    let whole = String(describing: row)
    return whole.count > 200 ? whole.prefix(200) + "…" : whole
  }
}
