import Commands
import Diagnostics
import Project
import Scripts
import Storyboards
import TestRunner
import UTF8Text

/// Replays any script on a use case and prints the storyboard.
@MainActor
struct ReplayCommand: ProjectCommand {
  static let description = CommandDescription(
    "replay", group: "Looking", summary: "Replays any script on a use case and prints the storyboard.",
    operands: Operands("FILE", "the script", count: 1...1, choices: .files),
    options: [
      .useCase,
      .configuration.meaning(
        "replay it in this configuration; by default the first, of several plans that of an upright phone"),
      .output, .allCalls,
    ],
    example: "replay draft.eg.swift --use-case 'LoginViewController/Empty'")

  let invocation: Invocation
  let project: Project
  let console: Console

  func run() throws -> ExitCode {
    let file = invocation.operands[0]
    guard let useCase = invocation.name(of: .useCase) else {
      throw Diagnostic(
        "'replay' requires '--use-case'", expected: "replay FILE --use-case Class/Use case",
        next: .list)
    }
    let script = ScriptFile(
      at: console.absolutePath(file), named: file,
      next: .showcase("replay \(file.shellQuoted) --use-case \(useCase.oneLine.shellQuoted)"))
    let scenario = try project.scenario(
      of: useCase, script: script, configuration: invocation.name(of: .configuration))
    _ = try scenario.loadScript()
    return try StagedScenario(
      scenario, script: console.absolutePath(file), in: project, invocation, console
    ).show(\.text)
  }
}

extension Option {
  fileprivate static let useCase = Option(
    "use-case", value: .required("ID"), "replay the script on this use case, as Class/Use case")
}
