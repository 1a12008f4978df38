import Commands
import Diagnostics
import GoldenFiles
import Project
import Reports
import Storyboards
import TestRunner
import UTF8Text

/// Removes the goldens that neither a scenario of any plan nor a test owns; those of disabled scenarios stay.
@MainActor
struct PruneCommand: ProjectCommand {
  static let description = CommandDescription(
    "prune", group: "Reviewing", summary: "Removes the goldens that no scenario or test owns.",
    options: [.dryRun], example: "prune --dry-run")

  let invocation: Invocation
  let project: Project
  let console: Console

  func run() throws -> ExitCode {
    let removes = !invocation.has(.dryRun)
    let lock = removes ? try project.goldens.lockForWriting() : nil
    // Nothing else uses the lock, so without this it could be released too early.
    defer { withExtendedLifetime(lock) {} }
    let orphans = try project.prunableGoldens() + project.valueInventory().unowned.map(\.path)
    for orphan in orphans {
      guard try !removes || remove(orphan) else { continue }
      console.output("\(removes ? "removed" : "would remove") \(orphan.path.terminalLine)\n")
    }
    if orphans.isEmpty { console.output("No golden is an orphan.\n") }
    return .success
  }

  /// Removes a golden, and the mark of a test that ran without it.
  private func remove(_ orphan: GoldenPath) throws(Diagnostic) -> Bool {
    let wasThere = try project.goldens.accepted.remove(orphan)
    try project.goldens.pending.remove(orphan.unclaimedMark)
    return wasThere
  }
}

extension Option {
  fileprivate static let dryRun = Option("dry-run", "only print what would be removed")
}
