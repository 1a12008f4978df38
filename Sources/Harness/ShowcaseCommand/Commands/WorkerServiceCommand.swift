import Project
import TestRunner

/// Serves a run in another process.
@MainActor
struct WorkerServiceCommand {
  let invocation: Invocation
  let project: Project

  func run() -> ExitStatus {
    ScenarioServer(project, plans: invocation.positionals).serve()
    return .success
  }
}
