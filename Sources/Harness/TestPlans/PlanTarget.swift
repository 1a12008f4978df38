import Diagnostics

/// One test target of a plan: a showcase, and what of it runs.
package struct PlanTarget: Hashable, Sendable {
  /// The showcase's name.
  package let name: String
  package let isEnabled: Bool
  /// The only tests that run; `nil` where all do.
  package let selectedTests: [TestIdentifier]?
  /// The tests that do not run.
  package let skippedTests: [TestIdentifier]
  /// The tags that tests must, or must not, have.
  package let tags: TagSelection
  /// Where the name stands.
  let position: SourcePosition
}
