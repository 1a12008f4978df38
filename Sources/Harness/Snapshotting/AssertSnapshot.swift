#if canImport(Testing)
  import Testing
#endif
#if canImport(XCTest)
  import XCTest
#endif

/// Fails the current test where a value's text is not as its golden has it.
///
///     assertSnapshot(of: invoice, as: .json)
///     assertSnapshot(of: invoice.title, as: .text, named: "title")
///     assertSnapshot(of: order, as: .json, named: "order", redacting: [.uuids, .dates])
///
/// It serves tests of Swift Testing and of XCTest. The golden is `__Snapshots__/<test file>/<test>.<name>.txt` beside
/// the test. A test may have one snapshot without a name; the others, and those of a parameterized test, need one.
/// Nothing is recorded unless the variable `SHOWCASE_RECORD` is `missing`, `failed` or `all`; a golden that is not
/// there fails. The test target's `exclude: ["__Snapshots__"]` keeps the package manager from warning of goldens.
///
/// - Parameters:
///   - value: what is to be as it was.
///   - strategy: how the value becomes text.
///   - name: what tells the snapshot from others of the test; a parameterized test gives its argument.
///   - rules: what is replaced in the text, since it differs from run to run; a rule that replaces nothing fails.
///   - location: where the golden lies.
public func assertSnapshot<Value>(
  of value: @autoclosure () throws -> Value, as strategy: SnapshotStrategy<Value>,
  named name: (any CustomStringConvertible)? = nil, redacting rules: [Redaction] = [],
  in location: SnapshotLocation = .besideTest,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, function: StaticString = #function,
  line: Int = #line, column: Int = #column
) {
  let place = SnapshotPlace(
    fileID: fileID, filePath: filePath, function: function, line: line, column: column)
  let failure = SnapshotSession.shared.failure(
    of: value, as: strategy, named: name?.description, redacting: rules, in: location, at: place)
  if let failure { report(failure, at: place) }
}

/// Tells the framework that runs the current test.
private func report(_ failure: String, at place: SnapshotPlace) {
  #if canImport(Testing)
    if Test.current != nil {
      let location = SourceLocation(
        fileID: place.fileID.description, filePath: place.filePath.description, line: place.line,
        column: place.column)
      Issue.record(Comment(rawValue: failure), sourceLocation: location)
      return
    }
  #endif
  #if canImport(XCTest)
    XCTFail(failure, file: place.filePath, line: UInt(place.line))
  #endif
}

/// Where the goldens of a test file lie.
public enum SnapshotLocation: Hashable, Sendable {
  /// In a folder beside the test: `__Snapshots__/<test file>/<test>.<name>.txt`. The default.
  case besideTest
  /// In the package's folder of goldens: `Snapshots/<module>/<test file>/<test>.<name>.txt`.
  case package
}
