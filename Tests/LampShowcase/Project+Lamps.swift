import Diagnostics
import Project
import ShowcaseKit
import TestSupport
import Testing

extension TemporaryFolder {
  /// The package as a project of showcases.
  package func project(_ showcases: [Showcase] = [lamps]) throws(Diagnostics) -> Project {
    try Project(root: root, showcases: showcases)
  }
}

/// The faults that `body` throws; empty if it throws nothing.
package func faults(_ body: () throws -> some Any) -> [Diagnostic] {
  do {
    _ = try body()
  } catch let error as Diagnostics {
    return error.all
  } catch {
    Issue.record(error)
  }
  return []
}
