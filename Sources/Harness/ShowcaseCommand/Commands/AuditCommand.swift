import Project
import Reports
import TestRunner

/// Runs scenarios, and tells what on their screens somebody cannot read, reach or understand.
@MainActor
struct AuditCommand {
  let invocation: Invocation
  let project: Project
  let console: Console

  func run() throws -> ExitStatus {
    let arguments = RunArguments(invocation)
    let audit = Audit(
      project, selection: try arguments.selection(console), crew: try arguments.crew(in: project, console),
      timeLimit: try arguments.timeLimit() ?? .seconds(600))
    let finding = try audit.run()
    console.output(AuditText(finding).text)
    return finding.exitStatus
  }
}
