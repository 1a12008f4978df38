import Diagnostics
import GoldenFiles
import UTF8Text

/// The buffers of one assertion.
///
/// The session hands it to one assertion at a time, so that no two threads ever share it.
final class SnapshotWorkspace: @unchecked Sendable {
  /// The value's text.
  let text = UTF8Buffer()
  /// The path of the golden.
  let path = UTF8Buffer(capacity: 256)
  let reader = GoldenReader()
  /// Reads kept values, separately from goldens: a reader is faster while it stays in one folder.
  lazy var valueReader = GoldenReader()
  /// The test that asserted last, which usually asserts next, too.
  private var last: (function: TestKey, running: RunningTest?, line: Int, test: SnapshotTest)?

  /// Returns the test of an assertion.
  ///
  /// - Parameters:
  ///   - request: What the assertion asks.
  ///   - isRunning: Whether a test, or none, is the one that runs.
  ///   - find: Finds the test, and the one that runs, if it did not assert last.
  func test(
    of request: SnapshotRequest, isRunning: (RunningTest?) -> Bool,
    orElse find: (TestKey) throws -> (SnapshotTest, RunningTest?)
  ) rethrows -> SnapshotTest {
    let function = TestKey(request)
    // Where no test is known, namesakes differ by their lines.
    if let last, last.function == function, isRunning(last.running),
      !last.test.hasNamesakes || last.running != nil || last.line == request.callSite.line
    {
      return last.test
    }
    let (test, running) = try find(function)
    last = (function, running, request.callSite.line, test)
    return test
  }

  /// Empties the text and the path, and releases the memory of an unusually long text.
  func removeAll() {
    text.removeAll(keepingCapacity: text.count <= 1 << 20)
    path.removeAll()
  }

  /// Compares the text with the golden.
  ///
  /// - Parameter isEqual: Whether a text that differs passes all the same.
  func comparison(in goldens: GoldenFolder, passing isEqual: SnapshotComparison?) throws -> GoldenComparison {
    let comparison = try comparison(in: goldens)
    guard comparison == .differing, let isEqual,
      let golden = try goldens.bytes(at: GoldenPath(path.string), using: reader)
    else { return comparison }
    return try isEqual(golden, text.withUnsafeBytes { [UInt8]($0) }) ? .equal : .differing
  }

  private func comparison(in goldens: GoldenFolder) throws(Diagnostic) -> GoldenComparison {
    try text.withUnsafeBytes { text throws(Diagnostic) in
      try path.withUnsafeBytes { path throws(Diagnostic) in
        try goldens.compare(text, atPath: path, using: reader)
      }
    }
  }

  /// Writes a value, and replaces what the rules match.
  ///
  /// - Returns: The rules that replaced nothing.
  func write<Value>(
    _ value: Value, as strategy: SnapshotStrategy<Value>, redacting rules: [Redaction]
  ) throws -> [Redaction] {
    guard !rules.isEmpty else {
      try strategy.write(value, text)
      try checkLength()
      return []
    }
    var redactor = try Redactor(rules)
    let paths = try PathRedactor(rules)
    try RedactedOrder.$current.withValue(RedactedOrder(redactor, paths)) {
      try strategy.write(value, text)
      try checkLength()
      try paths.redact(text, of: strategy.format.content)
    }
    let original = text.withUnsafeBytes { [UInt8]($0) }
    text.removeAll()
    original.withUnsafeBytes { redactor.write($0, to: text, paths: paths) }
    return redactor.unused.map { $0.suggesting(from: original, of: strategy.format.content) }
  }

  /// Throws an error if the text is longer than a golden may be.
  private func checkLength() throws(SnapshotFault) {
    if text.count > GoldenFolder.largestSize { throw .tooLong(text.count) }
  }
}

/// A snapshot whose text is written.
struct WrittenSnapshot {
  let test: SnapshotTest
  let callSite: SnapshotCallSite
  let isNamed: Bool
  /// What the source lets assertions record here; `nil` if the variable decides.
  let recording: SnapshotRecording?
  let path: GoldenPath
  /// The hash that identifies the golden within the run.
  let key: Int
}
