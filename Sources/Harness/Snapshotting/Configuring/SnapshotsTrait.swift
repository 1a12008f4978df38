#if canImport(Testing)
  public import Testing

  /// Determines what the assertions of a test or a suite record, and which command their failures print.
  ///
  /// A suite has it as `@Suite(.snapshots(record: .failed))`, a test as
  /// `@Test(.snapshots(diffTool: "meld"))`.
  public struct SnapshotsTrait: TestTrait, SuiteTrait, TestScoping {
    let recording: SnapshotRecording?
    let diffTool: SnapshotDiffTool?

    /// Whether the suites and tests of a suite have it, too.
    public let isRecursive = true

    /// Runs a test with what the trait determines.
    public func provideScope(
      for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
      try await withSnapshotTesting(record: recording, diffTool: diffTool) { try await function() }
    }
  }

  extension Trait where Self == SnapshotsTrait {
    /// Determines what the assertions of a test or a suite record, and which command their failures print.
    ///
    /// - Parameters:
    ///   - record: What is recorded; by default what the suite around it records.
    ///   - diffTool: The command that failures print; by default that of the suite around it.
    public static func snapshots(
      record: SnapshotRecording? = nil, diffTool: SnapshotDiffTool? = nil
    ) -> SnapshotsTrait {
      SnapshotsTrait(recording: record, diffTool: diffTool)
    }
  }
#endif
