import Commands
import Diagnostics
import Project
import Reports
import TestPlans
import TestRunner
import UTF8Text

/// Makes a plan, or changes one and keeps the rest of its file.
@MainActor
struct PlanCommand: ProjectCommand {
  static let description = CommandDescription(
    "plan", group: "Plans and scripts",
    summary: "Makes a plan, or changes which tests, configurations and showcases one runs.",
    operands: Operands(
      "ACTION PLAN [NAME...]",
      "'add' makes the plan; 'skip' and 'select' take the IDs of tests; 'enable' and 'disable' take names "
        + "of configurations, showcases or tests", count: 2...Int.max,
      choices: .words([Self.add] + PlanEdit.allCases.map(\.rawValue))),
    options: [.configuration.meaning("with 'add': give the plan this configuration; may be repeated")],
    example: "plan skip Smoke 'LoginViewController/Empty'")

  let invocation: Invocation
  let project: Project
  let console: Console

  func run() throws -> ExitCode {
    let (action, plan) = (invocation.names[0], invocation.names[1])
    let names = Array(invocation.names.dropFirst(2))
    if action == Self.add { return try addPlan(named: plan, surplus: names.first) }
    guard let edit = PlanEdit(rawValue: action) else { throw unknown(action) }
    return try change(plan, edit, names)
  }

  private static let add = "add"

  private func unknown(_ action: String) -> Diagnostic {
    let known = [Self.add] + PlanEdit.allCases.map(\.rawValue)
    return Diagnostic(
      "'plan' cannot '\(action)'", expected: oneOf(known),
      nearest: nearestName(to: action, in: known), next: invocation.help)
  }

  private func addPlan(named name: String, surplus: String?) throws -> ExitCode {
    if let surplus {
      throw Diagnostic(
        "'\(surplus)' is one argument too many for 'plan add'",
        expected: "plan add NAME, with --configuration NAME for each configuration", next: invocation.help)
    }
    let path = try project.addPlan(
      named: name, configurations: invocation.values(of: .configuration))
    announce("added", path, plan: name)
    return .success
  }

  private func change(_ plan: String, _ edit: PlanEdit, _ names: [String]) throws -> ExitCode {
    guard !invocation.has(.configuration) else {
      throw Diagnostic(
        "'--configuration' is an option of 'plan add' alone", expected: usage(of: edit), next: invocation.help
      )
    }
    guard !names.isEmpty else {
      throw Diagnostic(
        "'plan \(edit.rawValue)' does not say what", expected: usage(of: edit),
        next: .showcase("list --plan \(plan.shellQuoted)"))
    }
    let (path, isChanged) = try project.editPlan(named: plan, edit, names)
    announce(isChanged ? "changed" : "unchanged, since it says so already:", path, plan: plan)
    return .success
  }

  private func usage(of edit: PlanEdit) -> String {
    switch edit {
    case .skip, .select: "plan \(edit.rawValue) PLAN [Showcase/]Class[/Use case[/script]]..."
    case .enable, .disable: "plan \(edit.rawValue) PLAN and names of configurations, showcases or tests"
    }
  }

  private func announce(_ what: String, _ path: String, plan: String) {
    let next = console.next.spelling(of: .showcase("list --plan \(plan.shellQuoted)"))
    console.output("\(what) \(path)".terminalLine + "\n  next:   \(next.terminalLine)\n")
  }
}
