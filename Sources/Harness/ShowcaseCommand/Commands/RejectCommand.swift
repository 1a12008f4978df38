import Commands
import Diagnostics
import Project
import Review

/// Removes changes that wait for review.
struct RejectCommand: ProjectCommand {
  static let description = CommandDescription(
    "reject", group: "Reviewing", summary: "Removes what waits for review, and keeps the golden.",
    operands: .changes, options: Decision.options,
    example: "reject 'LoginViewController/Empty'")

  let invocation: Invocation
  let project: Project
  let console: Console

  func run() throws -> ExitCode {
    try Decision(.reject, invocation: invocation, project: project, console: console).run()
  }
}
