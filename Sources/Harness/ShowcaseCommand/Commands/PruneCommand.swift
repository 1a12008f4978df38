import Commands
import Diagnostics
import GoldenFiles
import Project
import Reports
import Storyboards
import TestRunner
import UTF8Text

/// Removes the goldens that neither a scenario of any plan nor a test owns; those of disabled scenarios stay.
///
/// Those whose test ran without them are removed only with `--unclaimed`.
@MainActor
struct PruneCommand: ProjectCommand {
  static let description = CommandDescription(
    "prune", group: "Reviewing", summary: "Removes the goldens that no scenario or test owns.",
    options: [.dryRun, .unclaimed], example: "prune --dry-run")

  let invocation: Invocation
  let project: Project
  let console: Console

  func run() throws -> ExitCode {
    let lock = isTrial ? nil : try project.goldens.lockForWriting()
    // Nothing else uses the lock, so without this it could be released too early.
    defer { withExtendedLifetime(lock) {} }
    let values = try project.valueInventory()
    let unclaimed = values.unclaimed.map { Prunable(path: $0.path, reason: "'\($0.test)' ran without it") }
    let takesAll = invocation.has(.unclaimed)
    let prunable =
      try project.prunableGoldens().map { Prunable(path: $0, reason: nil) }
      + values.unowned.map { Prunable(path: $0.path, reason: "\($0.reason)") } + (takesAll ? unclaimed : [])
    try prunable.forEach(prune)
    if !takesAll { leave(unclaimed) }
    if prunable.isEmpty && unclaimed.isEmpty { console.output("No golden is an orphan.\n") }
    return .success
  }

  private var isTrial: Bool { invocation.has(.dryRun) }

  private func prune(_ golden: Prunable) throws {
    guard try isTrial || remove(golden.path) else { return }
    console.output(isTrial ? "would remove \(golden.line)\n" : "removed \(golden.path.path.terminalLine)\n")
  }

  /// Names what stays because only a run speaks against it.
  private func leave(_ unclaimed: [Prunable]) {
    guard !unclaimed.isEmpty else { return }
    if isTrial { unclaimed.forEach { console.output("would leave \($0.line)\n") } }
    let goldens = unclaimed.count == 1 ? "1 golden whose test" : "\(unclaimed.count) goldens whose tests"
    let pronoun = unclaimed.count == 1 ? "it" : "them"
    let verb = isTrial ? "would leave" : "left"
    console.output("\(verb) \(goldens) ran without \(pronoun); --unclaimed removes \(pronoun)\n")
  }

  /// Removes a golden, and the mark of a test that ran without it.
  private func remove(_ orphan: GoldenPath) throws(Diagnostic) -> Bool {
    let wasThere = try project.goldens.accepted.remove(orphan)
    try project.goldens.pending.remove(orphan.unclaimedMark)
    return wasThere
  }
}

/// A golden that may be removed.
private struct Prunable {
  let path: GoldenPath
  /// Why no test has it; `nil` for one of a scenario.
  let reason: String?

  var line: String { (path.path + (reason.map { ": \($0)" } ?? "")).terminalLine }
}

extension Option {
  fileprivate static let dryRun = Option("dry-run", "only print what would be removed")
  fileprivate static let unclaimed = Option(
    "unclaimed", "also remove goldens of tests that ran without asserting them")
}
