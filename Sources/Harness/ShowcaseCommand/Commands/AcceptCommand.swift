import Commands
import Diagnostics
import Project
import Review

/// Accepts changes that wait for review as goldens.
struct AcceptCommand: ProjectCommand {
  static let description = CommandDescription(
    "accept", group: "Reviewing", summary: "Makes what waits for review the golden.", operands: .changes,
    options: Decision.options + [.recordInCI],
    example: "accept --cause 5c9d")

  let invocation: Invocation
  let project: Project
  let console: Console

  func run() throws -> ExitCode {
    try Decision(.accept, invocation: invocation, project: project, console: console).run()
  }
}
