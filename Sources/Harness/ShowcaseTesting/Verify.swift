#if canImport(Testing)
  import ShowcaseKit
  import Testing

  /// Runs every scenario of a use case, and records an issue for each one that fails, where the use case is written.
  ///
  /// Where `swift test --attachments-path FOLDER` asks for attachments, each issue has what the scenario showed, how that
  /// differs from its golden, and a picture of the first step that does.
  ///
  /// With `SHOWCASE_RECORD` set to a record mode, goldens are written instead; what is written passes, and is told on
  /// the error output, a line a golden.
  ///
  /// - Parameter sourceLocation: The place of issues with a use case that comes with the harness.
  /// - Throws: where the test is cancelled, as one that is over its time.
  @MainActor
  public func verify(
    _ planned: PlannedUseCase, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let location = planned.place.map { SourceLocation($0) } ?? sourceLocation
    try await planned.verifier.verify(planned.scenarios) { record($0, at: location) }
  }

  /// Files are read before anyone else has a turn, who may run the same scenario by another plan.
  @MainActor
  private func record(_ failure: ScenarioFailure, at location: SourceLocation) {
    Issue.record(Comment(rawValue: failure.text), sourceLocation: location)
    guard areAttachmentsKept else { return }
    for file in failure.files() {
      Attachment.record(file.bytes, named: file.name, sourceLocation: location)
    }
  }

  /// Whether attachments go anywhere: Xcode keeps them, and elsewhere they go where an option says. Without it each would
  /// be a line of noise.
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
    fileprivate init(_ place: UseCasePlace) {
      self.init(fileID: place.fileID, filePath: place.filePath, line: place.line, column: 1)
    }
  }
#endif
