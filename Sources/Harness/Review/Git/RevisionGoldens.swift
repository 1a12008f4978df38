import Diagnostics

/// The goldens that may differ between a revision and the working tree.
package struct RevisionGoldens: Sendable {
  package var before: [GoldenFile] = []
  package var after: [GoldenFile] = []
  /// What could not be looked at.
  package var faults: [Diagnostic] = []

  package init() {}
}
