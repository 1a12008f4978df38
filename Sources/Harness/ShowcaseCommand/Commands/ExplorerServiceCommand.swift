import Commands
import Diagnostics
import Exploring
import Project

/// Serves an exploration in another process. `explore` starts its workers with it; users do not type it.
struct ExplorerServiceCommand: ProjectCommand {
  // An exploration starts workers from any actor, so the description is not isolated to one.
  nonisolated static let description = CommandDescription(
    "explorer", group: nil, summary: "Explores what another process requests.", operands: .plans,
    example: "explorer")

  let invocation: Invocation
  let project: Project
  let console: Console

  func run() -> ExitCode {
    ExplorationServer(project, plans: invocation.names).serve()
    return .success
  }
}
