import UTF8Text

/// Fails the current test if the text of a value that needs `await` differs from its golden.
///
///     struct Feed { func titles() async throws -> [String] { ["Monday"] } }
///     let titles = SnapshotStrategy<[String]>.lines.asyncPullback { (feed: Feed) in try await feed.titles() }
///     await assertSnapshot(of: Feed(), as: titles)
///
/// All else is as without waiting: the golden, recording and redactions. While it waits, other tests run. If
/// the task is canceled, the assertion fails.
///
/// - Parameters:
///   - value: The value to compare with its golden. If the expression throws, the assertion fails.
///   - strategy: How the value becomes text.
///   - name: The snapshot's name among those of the test; in a parameterized test, usually the argument.
///   - rules: Rules that replace what differs from run to run. A rule that replaces nothing fails the
///     assertion, unless it is `optional`.
///   - location: Where the golden is; beside the test by default.
///   - fileID: The assertion's module and file; keep the default.
///   - filePath: The path of the assertion's file, which determines the golden's path; keep the default.
///   - function: The test; keep the default. A helper function passes on the test's.
///   - line: The assertion's line; keep the default.
///   - column: The assertion's column; keep the default.
nonisolated(nonsending)
  public func assertSnapshot<Value>(
    of value: @autoclosure () async throws -> Value, as strategy: WaitingSnapshotStrategy<Value>,
    named name: (any CustomStringConvertible)? = nil, redacting rules: [Redaction] = [],
    in location: SnapshotLocation = .besideTest,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, function: StaticString = #function,
    line: Int = #line, column: Int = #column
  ) async
{
  let callSite = SnapshotCallSite(
    fileID: fileID, filePath: filePath, function: function, line: line, column: column)
  let written = await strategy.written(value)
  let outcome = SnapshotSession.shared.outcome(
    of: written.get, as: strategy.strategy, named: name?.description, redacting: rules, in: location,
    at: callSite)
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
