import SourceText

/// The goldens that may differ between a revision and the working tree.
public struct RevisionGoldens: Sendable {
  public var before: [GoldenFile] = []
  public var after: [GoldenFile] = []
  /// What could not be looked at.
  public var faults: [Diagnostic] = []
}
