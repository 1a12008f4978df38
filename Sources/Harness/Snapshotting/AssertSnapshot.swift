/// Fails the current test if a value's text differs from its golden.
///
///     struct Invoice: Encodable { let title = "Books", lines = [12.5, 8] }
///     let invoice = Invoice()
///     assertSnapshot(of: invoice, as: .json)
///     assertSnapshot(of: invoice.title, as: .text, named: "title")
///     assertSnapshot(of: [Date()], as: .json, named: "dates", redacting: [.dates])
///
/// It works in tests of Swift Testing and of XCTest. Where no test is known, as in a detached task, on
/// another queue or after the end of the test, a failure fails the run. The golden is `__Snapshots__/<test
/// file>/<test>.<name>.txt` beside the test. A test may have one snapshot without a name; all others, and
/// those of a parameterized test, require one. Nothing is recorded unless the variable `SHOWCASE_RECORD` is
/// `missing`, `failed` or `all`, or `record` is; without a golden the test fails. With `exclude:
/// ["__Snapshots__"]`, the test target keeps the package manager from warning about goldens.
///
/// - Parameters:
///   - value: The value to compare with its golden. If the expression throws, the assertion fails.
///   - strategy: How the value becomes text.
///   - name: The snapshot's name among those of the test; in a parameterized test, usually the argument.
///   - recording: Which goldens are written; by default as ``SnapshotRecording`` says.
///   - rules: Rules that replace what differs from run to run. A rule that replaces nothing fails the
///     assertion, unless it is `optional`.
///   - location: Where the golden is; beside the test by default.
///   - fileID: The assertion's module and file; keep the default.
///   - filePath: The path of the assertion's file, which determines the golden's path; keep the default.
///   - testName: What the test is called in the golden's path; its own name by default.
///   - function: The function; keep the default. One that tests of XCTest call passes on all of these.
///   - line: The assertion's line; keep the default.
///   - column: The assertion's column; keep the default.
public func assertSnapshot<Value>(
  of value: @autoclosure () throws -> Value, as strategy: SnapshotStrategy<Value>,
  named name: (any CustomStringConvertible)? = nil, record recording: SnapshotRecording? = nil,
  redacting rules: [Redaction] = [], in location: SnapshotLocation = .besideTest,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, testName: String? = nil,
  function: StaticString = #function, line: Int = #line, column: Int = #column
) {
  let callSite = SnapshotCallSite(
    fileID: fileID, filePath: filePath, function: function, line: line, column: column)
  let request = SnapshotRequest(
    named: name?.description, record: recording, redacting: rules, in: location, testName: testName,
    at: callSite)
  let outcome = SnapshotSession.shared.outcome(of: value, as: strategy, request)
  if let outcome { SnapshotFailure(outcome, at: callSite).report() }
}

/// Where the goldens of a test file are.
public enum SnapshotLocation: Hashable, Sendable {
  /// In a folder beside the test: `__Snapshots__/<test file>/<test>.<name>.txt`. The default.
  case besideTest
  /// In the package's folder of goldens: `Snapshots/<module>/<test file>/<test>.<name>.txt`.
  case package
}
