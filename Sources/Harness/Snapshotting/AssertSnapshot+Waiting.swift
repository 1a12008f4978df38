import UTF8Text

/// Fails the current test if the text of a value that needs `await` differs from its golden.
///
///     struct Feed { func titles() async throws -> [String] { ["Monday"] } }
///     let titles = SnapshotStrategy<[String]>.lines.asyncPullback { (feed: Feed) in
///       try await feed.titles()
///     }
///     await assertSnapshot(of: Feed(), as: titles)
///
/// All else is as without waiting: the golden, recording and redactions. While it waits, other tests run. If
/// the task is canceled, the assertion fails.
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
nonisolated(nonsending)
  public func assertSnapshot<Value>(
    of value: @autoclosure () async throws -> Value, as strategy: WaitingSnapshotStrategy<Value>,
    named name: (any CustomStringConvertible)? = nil, record recording: SnapshotRecording? = nil,
    redacting rules: [Redaction] = [], in location: SnapshotLocation = .besideTest,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, testName: String? = nil,
    function: StaticString = #function, line: Int = #line, column: Int = #column
  ) async
{
  let callSite = SnapshotCallSite(
    fileID: fileID, filePath: filePath, function: function, line: line, column: column)
  let written = await strategy.written(value)
  let request = SnapshotRequest(
    named: name?.description, record: recording, redacting: rules, in: location, testName: testName,
    at: callSite)
  let outcome = SnapshotSession.shared.outcome(of: written.get, as: strategy.strategy, request)
  if let outcome { SnapshotFailure(outcome, at: callSite).report() }
}

extension WaitingSnapshotStrategy {
  /// Waits for a value, and returns what writes its text, or the error of waiting.
  nonisolated(nonsending)
    func written(
      _ value: () async throws -> Value
    ) async -> Result<(UTF8Buffer) throws -> Void, any Error>
  {
    do {
      return .success(try await prepare(try await value()))
    } catch {
      return .failure(error)
    }
  }
}
