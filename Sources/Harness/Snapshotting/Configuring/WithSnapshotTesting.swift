/// What assertions do in a part of a test run.
struct SnapshotConfiguration: Sendable {
  var recording: SnapshotRecording?
  var diffTool: SnapshotDiffTool?

  @TaskLocal static var current = SnapshotConfiguration()

  /// The current configuration with what is given here.
  static func overriding(
    _ recording: SnapshotRecording?, _ diffTool: SnapshotDiffTool?
  ) -> SnapshotConfiguration {
    SnapshotConfiguration(recording: recording ?? current.recording, diffTool: diffTool ?? current.diffTool)
  }
}

/// Determines what the assertions of an operation record, and which command their failures print.
///
///     withSnapshotTesting(record: .failed) { assertSnapshot(of: "a", as: .text) }
///
/// In XCTest, `invokeTest` may call it around `super.invokeTest()`. Tasks that the operation starts inherit
/// it, unless they are detached.
///
/// - Parameters:
///   - record: What is recorded; by default what is around this call.
///   - diffTool: The command that failures print; by default what is around this call.
///   - operation: What makes assertions.
public func withSnapshotTesting<Result>(
  record: SnapshotRecording? = nil, diffTool: SnapshotDiffTool? = nil, operation: () throws -> Result
) rethrows -> Result {
  try SnapshotConfiguration.$current.withValue(.overriding(record, diffTool), operation: operation)
}

/// Determines what the assertions of an asynchronous operation record, and which command their failures
/// print.
///
/// - Parameters:
///   - record: What is recorded; by default what is around this call.
///   - diffTool: The command that failures print; by default what is around this call.
///   - operation: What makes assertions.
nonisolated(nonsending)
  public func withSnapshotTesting<Result>(
    record: SnapshotRecording? = nil, diffTool: SnapshotDiffTool? = nil,
    operation: nonisolated(nonsending) () async throws -> Result
  ) async rethrows -> Result
{
  try await SnapshotConfiguration.$current.withValue(.overriding(record, diffTool), operation: operation)
}
