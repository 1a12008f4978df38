import Commands
import Diagnostics
import Project
import Reports
import TestRunner

/// Runs scenarios in processes that differ, and names what varies.
@MainActor
struct ProveCommand: ProjectCommand {
  static let description = CommandDescription(
    "prove", group: "Running",
    summary: "Runs each scenario in processes that differ in what should not matter, and names what varies.",
    operands: .plans, options: RunArguments.options + [schedules, schedule],
    example: "prove --filter 'LoginViewController'")

  private static let schedules = Option(
    "schedules", value: .required("N"), "instead, run asynchronous work in N orders, to find races")
  private static let schedule = Option(
    "schedule", value: .required("SEED"), "instead, run asynchronous work in the order of SEED")

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
      timeLimit: try arguments.timeLimit() ?? .seconds(600), conditions: try conditions())
    let outcome = try proof.perform { condition in
      if console.isTerminal { console.errorOutput("Does it vary \(condition.words)?\n") }
    }
    console.output(ProofText(outcome).text)
    return outcome.exitStatus
  }

  /// What varies. The first condition of every proof changes nothing: what differs then differs by
  /// chance.
  private func conditions() throws(Diagnostic) -> [ProofCondition] {
    if let seed = try invocation.number(of: Self.schedule, from: 1, to: .max) {
      return [.again, .schedule(UInt64(seed))]
    }
    guard let count = try invocation.number(of: Self.schedules, from: 1, to: 1_000_000) else {
      return ProofCondition.ofProcesses
    }
    return [.again] + (1...UInt64(count)).map { .schedule($0) }
  }
}
