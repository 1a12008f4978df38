/// Returns what `assertSnapshot` would report, for assertions of one's own.
///
///     func assertMenu(_ titles: [String]) {
///       if let message = verifySnapshot(of: titles, as: .lines) { Issue.record("The menu: \(message)") }
///     }
///
/// The parameters are those of the assertion.
///
/// - Returns: The failure's text: what differs, where the files are, and what to type; `nil` if the snapshot
///   passes.
public func verifySnapshot<Value>(
  of value: @autoclosure () throws -> Value, as strategy: SnapshotStrategy<Value>,
  named name: (any CustomStringConvertible)? = nil, record recording: SnapshotRecording? = nil,
  redacting rules: [Redaction] = [], in location: SnapshotLocation = .besideTest,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, testName: String? = nil,
  function: StaticString = #function, line: Int = #line, column: Int = #column
) -> String? {
  let callSite = SnapshotCallSite(
    fileID: fileID, filePath: filePath, function: function, line: line, column: column)
  let request = SnapshotRequest(
    named: name?.description, record: recording, redacting: rules, in: location, testName: testName,
    at: callSite)
  return SnapshotSession.shared.outcome(of: value, as: strategy, request)?.message
}
