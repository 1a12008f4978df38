import SourceText

/// One test target of a plan: a showcase, and what of it runs.
public struct PlanTarget: Hashable, Sendable {
  /// The showcase's name.
  public let name: String
  public let isEnabled: Bool
  /// The only tests that run; `nil` where all do.
  public let selectedTests: [TestIdentifier]?
  /// The tests that do not run.
  public let skippedTests: [TestIdentifier]
  /// The tags that tests must, or must not, have.
  public let tags: TagSelection
  /// Where the name stands.
  let position: SourcePosition
}
