import Commands
import Diagnostics
import Project
import TestRunner

/// Serves a run in another process; `run` starts its workers with it, and no user types it.
struct WorkerServiceCommand: ProjectCommand {
  // A run starts workers wherever it is called from, so the description belongs to no actor.
  nonisolated static let description = CommandDescription(
    "worker", group: nil, summary: "Runs what another process asks for.", operands: .plans,
    example: "worker")

  let invocation: Invocation
  let project: Project
  let console: Console

  func run() -> ExitCode {
    ScenarioServer(project, plans: invocation.names).serve()
    return .success
  }
}
