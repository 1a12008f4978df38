import Goldens
import TestRunner

/// Removes the goldens that no scenario of any plan owns.
@MainActor
struct PruneCommand {
  private let project: Project
  private let console: Console

  init(_ project: Project, _ console: Console) {
    self.project = project
    self.console = console
  }

  func run() throws -> ExitStatus {
    let orphans = try project.audit(owned: project.scenarios()).orphans
    for orphan in orphans {
      try project.goldens.accepted.remove(orphan)
      console.output("removed \(orphan)\n")
    }
    if orphans.isEmpty { console.output("No golden is an orphan.\n") }
    return .success
  }
}
