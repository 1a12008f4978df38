import Goldens
import Reports
import TestRunner

/// Removes the goldens that no scenario of any plan owns.
@MainActor
struct PruneCommand {
  let project: Project
  let console: Console

  func run() throws -> ExitStatus {
    let orphans = try project.audit(owned: project.scenarios()).orphans
    for orphan in orphans {
      try project.goldens.accepted.remove(orphan)
      console.output("removed \(orphan.path.terminalLine)\n")
    }
    if orphans.isEmpty { console.output("No golden is an orphan.\n") }
    return .success
  }
}
