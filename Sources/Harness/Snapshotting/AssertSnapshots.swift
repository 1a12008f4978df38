/// Fails the current test if a value's text in one of several forms differs from its golden.
///
///     assertSnapshots(of: ["a": 1], as: ["json": .json, "dump": .dump])
///
/// The value is evaluated once for each strategy; the keys are the snapshots' names. The other parameters are
/// those of `assertSnapshot`.
public func assertSnapshots<Value>(
  of value: @autoclosure () throws -> Value, as strategies: [String: SnapshotStrategy<Value>],
  record recording: SnapshotRecording? = nil, redacting rules: [Redaction] = [],
  in location: SnapshotLocation = .besideTest,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, testName: String? = nil,
  function: StaticString = #function, line: Int = #line, column: Int = #column
) {
  for (name, strategy) in strategies.sorted(by: { $0.key < $1.key }) {
    assertSnapshot(
      of: try value(), as: strategy, named: name, record: recording, redacting: rules, in: location,
      fileID: fileID, filePath: filePath, testName: testName, function: function, line: line, column: column)
  }
}

/// Fails the current test if a value's text in one of several forms differs from its golden; the snapshots
/// are named by numbers, from 1.
///
///     assertSnapshots(of: ["a": 1], as: [.json, .dump])
///
/// The value is evaluated once for each strategy. The other parameters are those of `assertSnapshot`.
public func assertSnapshots<Value>(
  of value: @autoclosure () throws -> Value, as strategies: [SnapshotStrategy<Value>],
  record recording: SnapshotRecording? = nil, redacting rules: [Redaction] = [],
  in location: SnapshotLocation = .besideTest,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, testName: String? = nil,
  function: StaticString = #function, line: Int = #line, column: Int = #column
) {
  for (index, strategy) in strategies.enumerated() {
    assertSnapshot(
      of: try value(), as: strategy, named: index + 1, record: recording, redacting: rules, in: location,
      fileID: fileID, filePath: filePath, testName: testName, function: function, line: line, column: column)
  }
}
