import Commands
import Diagnostics
import Project
import Reports
import TestRunner

/// Runs scenarios in differing processes, and names what varies.
@MainActor
struct ProveCommand: ProjectCommand {
  static let description = CommandDescription(
    "prove", group: "Running",
    summary: "Runs each scenario in processes that differ in what must not matter, and names what varies.",
    operands: .plans, options: RunArguments.options,
    example: "prove --filter 'LoginViewController'")

  let invocation: Invocation
  let project: Project
  let console: Console

  func run() throws -> ExitCode {
    let arguments = RunArguments(invocation)
    guard let crew = try arguments.crew(in: project, console) else {
      throw Diagnostic(
        "a proof needs other processes", expected: "--workers 1 or more", next: .showcase("prove"))
    }
    let proof = Proof(
      project, selection: try arguments.selection(console), crew: crew,
      timeLimit: try arguments.timeLimit() ?? .seconds(600))
    let outcome = try proof.perform { condition in
      if console.isTerminal { console.errorOutput("Does it vary \(condition.words)?\n") }
    }
    console.output(ProofText(outcome).text)
    return outcome.exitStatus
  }
}
