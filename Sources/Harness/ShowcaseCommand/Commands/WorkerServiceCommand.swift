import Commands
import Diagnostics
import Project
import TestRunner

/// Serves a run in another process. `run` starts its workers with it; users do not type it.
struct WorkerServiceCommand: ProjectCommand {
  // A run starts workers from any actor, so the description is not isolated to one.
  nonisolated static let description = CommandDescription(
    "worker", group: nil, summary: "Runs what another process requests.", operands: .plans,
    example: "worker")

  let invocation: Invocation
  let project: Project
  let console: Console

  func run() -> ExitCode {
    ScenarioServer(project, plans: invocation.names).serve()
    return .success
  }
}
