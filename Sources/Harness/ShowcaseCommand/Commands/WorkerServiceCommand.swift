import Commands
import Diagnostics
import Exploring
import Project
import TestRunner

/// Serves a run or an exploration in another process, which starts its workers with it; users do not type it.
struct WorkerServiceCommand: ProjectCommand {
  // A run starts workers from any actor, so the description is not isolated to one.
  nonisolated static let description = CommandDescription(
    "worker", group: nil, summary: "Runs what another process requests.", operands: .plans,
    options: [explores], example: "worker")

  /// Serves an exploration instead of a run.
  nonisolated static let explores = Option("explores", "walk and replay instead of running scenarios")

  let invocation: Invocation
  let project: Project
  let console: Console

  func run() -> ExitCode {
    if invocation.has(Self.explores) {
      var server = ExplorationServer()
      server.serve(project, plans: invocation.names)
    } else {
      var server = ScenarioServer(project)
      server.serve(project, plans: invocation.names)
    }
    return .success
  }
}
