#if canImport(Testing)
  import ShowcaseKit
  import Testing

  /// Runs every scenario of a use case. Records an issue, at the use case's line in the source code,
  /// for each one that fails and for each golden that something else changed meanwhile.
  ///
  /// With `swift test --attachments-path FOLDER`, each issue has three attachments: what the scenario
  /// showed, how that differs from its golden, and a picture of the first step that differs.
  ///
  /// If `SHOWCASE_RECORD` is a record mode, goldens are written instead. A scenario whose golden is
  /// written passes, and a line on the error output names the golden.
  ///
  /// - Parameters:
  ///   - planned: The use case with its scenarios, from `PlannedUseCase.all`.
  ///   - sourceLocation: The location of issues with a use case that comes with the harness.
  /// - Throws: `CancellationError` if the test is canceled, as at its time limit.
  @MainActor
  public func verify(
    _ planned: PlannedUseCase, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let location = planned.location.map { SourceLocation($0) } ?? sourceLocation
    try await planned.verifier.verify(planned.scenarios) { record($0, at: location) }
    for change in planned.verifier.changes() {
      Issue.record(Comment(rawValue: change), sourceLocation: location)
    }
  }

  /// Files are read before another test runs, since that test may run the same scenario in another
  /// plan.
  @MainActor
  private func record(_ failure: ScenarioFailure, at location: SourceLocation) {
    Issue.record(Comment(rawValue: failure.text), sourceLocation: location)
    guard areAttachmentsKept else { return }
    for file in failure.files() {
      Attachment.record(file.bytes, named: file.name, sourceLocation: location)
    }
  }

  /// Whether attachments are kept: always by Xcode, elsewhere only with an option, without which each
  /// would only print a line.
  private var areAttachmentsKept: Bool {
    #if canImport(Darwin)
      true
    #else
      CommandLine.arguments.contains {
        $0.hasPrefix("--attachments-path") || $0.hasPrefix("--configuration-path")
      }
    #endif
  }

  extension SourceLocation {
    fileprivate init(_ location: UseCaseLocation) {
      self.init(fileID: location.fileID, filePath: location.filePath, line: location.line, column: 1)
    }
  }
#endif
