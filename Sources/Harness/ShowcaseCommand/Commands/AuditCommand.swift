import Commands
import Diagnostics
import Project
import Reports
import TestRunner

/// Runs scenarios, and reports what users cannot read, reach or understand on their screens.
@MainActor
struct AuditCommand: ProjectCommand {
  static let description = CommandDescription(
    "audit", group: "Running",
    summary:
      "Finds clipped text, low contrast, small, overlapping or unlabeled controls, and faulty layouts.",
    operands: .plans, options: RunArguments.options,
    example: "audit --configuration 'iPhone'")

  let invocation: Invocation
  let project: Project
  let console: Console

  func run() throws -> ExitCode {
    let arguments = RunArguments(invocation)
    let audit = AccessibilityAudit(
      project, selection: try arguments.selection(console), crew: try arguments.crew(in: project, console),
      timeLimit: try arguments.timeLimit() ?? .seconds(600))
    let outcome = try audit.perform()
    console.output(AuditText(outcome).text)
    return outcome.exitStatus
  }
}
