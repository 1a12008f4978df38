@_exported import Snapshotting

/// Fails the current test if a value's text differs from the text in the source of the test.
///
///     assertInlineSnapshot(of: ["b": 1, "a": 2], as: .json) {
///       """
///       {
///         "a": 2,
///         "b": 1
///       }
///       """
///     }
///
/// Recording writes the text into the source: where there is no closure, one is added, and the string of a
/// closure is replaced. Its indentation is kept, and a text with backslashes gets a raw string. A line feed
/// at the end of the text is left out. What is recorded, and when, is as for `assertSnapshot`; a source that
/// changed since the test was built is not touched. Values that differ from case to case of a test, as in a
/// parameterized one, have no common text: `assertSnapshot` has a golden for each.
///
/// - Parameters:
///   - value: The value. If the expression throws, the assertion fails.
///   - strategy: How the value becomes text; not one that writes bytes.
///   - recording: Which texts are written; by default as `SnapshotRecording` says.
///   - rules: Rules that replace what differs from run to run.
///   - syntax: Where the text is in the caller, for functions that assert for their callers.
///   - expected: The text: a string literal without interpolations. Without it, the assertion fails.
///   - fileID: The assertion's module and file; keep the default.
///   - filePath: The path of the assertion's file; keep the default.
///   - function: The test; keep the default.
///   - line: The assertion's line; keep the default.
///   - column: The assertion's column; keep the default.
public func assertInlineSnapshot<Value>(
  of value: @autoclosure () throws -> Value, as strategy: SnapshotStrategy<Value>,
  record recording: SnapshotRecording? = nil, redacting rules: [Redaction] = [],
  syntax: InlineSnapshotSyntax = InlineSnapshotSyntax(), matches expected: (() -> String)? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, function: StaticString = #function,
  line: Int = #line, column: Int = #column
) {
  let callSite = SnapshotCallSite(
    fileID: fileID, filePath: filePath, function: function, line: line, column: column)
  let request = SnapshotRequest(record: recording, redacting: rules, at: callSite)
  let outcome = InlineSession.shared.outcome(
    of: value, as: strategy, matching: expected?(), syntax, request)
  if let outcome { SnapshotFailure(outcome, at: callSite).report() }
}
