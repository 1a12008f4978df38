#if canImport(XCTest) && !canImport(Darwin)
  import XCTest

  /// The run of a test that runs others, and that counts what they count.
  final class UseCasesRun: XCTestCaseRun {
    private var runs: [XCTestRun] = []

    func add(_ run: XCTestRun) { runs.append(run) }

    /// The use cases alone, where there are any.
    override var executionCount: Int { runs.isEmpty ? super.executionCount : sum(\.executionCount) }

    override var failureCount: Int { super.failureCount + sum(\.failureCount) }

    override var unexpectedExceptionCount: Int {
      super.unexpectedExceptionCount + sum(\.unexpectedExceptionCount)
    }

    private func sum(_ count: (XCTestRun) -> Int) -> Int { runs.reduce(0) { $0 + count($1) } }
  }
#endif
