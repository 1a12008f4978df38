#if canImport(Testing)
  import Foundation
  import Goldens
  import Reports
  import SourceText
  import TestRunner
  import Testing

  /// Runs every scenario of a use case, and records an issue for each one that fails.
  ///
  /// With `SHOWCASE_RECORD` set to a record mode, goldens are written instead; what is written passes, and is told on
  /// the error output, a line a golden. Recording is refused where `CI` is set, and where another process records.
  ///
  /// - Throws: a diagnostic for a record mode that there is not, or that is refused.
  @MainActor
  public func verify(
    _ planned: PlannedUseCase, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let environment = ProcessInfo.processInfo.environment
    let mode = try RecordingPolicy.mode(
      RecordMode(variable: environment["SHOWCASE_RECORD"]), environment: environment,
      isAllowedOnServers: false, by: .swiftTest)
    if mode != .never { try WritingLock.holdUntilExit(root: planned.project.root) }
    let failures = planned.failures(recording: mode) { line in
      try? FileHandle.standardError.write(contentsOf: Data("\(line)\n".utf8))
    }
    for failure in failures {
      Issue.record(Comment(rawValue: failure.text), sourceLocation: sourceLocation)
    }
  }
#endif
