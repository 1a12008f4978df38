import Diagnostics
import Project
import Scripts
import Storyboards
import TestRunner

/// Replays any script on a use case and prints the storyboard.
@MainActor
struct ReplayCommand {
  let invocation: Invocation
  let project: Project
  let console: Console

  func run() throws -> ExitStatus {
    let file = invocation.positionals[0]
    guard let useCase = invocation.value(of: .useCase) else {
      throw Diagnostic(
        "'replay' misses '--use-case'", expected: "replay FILE --use-case Class/Use case",
        next: .list)
    }
    let script = ScriptFile(
      at: console.absolutePath(file), named: file,
      next: .showcase("replay \(file.shellQuoted) --use-case \(useCase.shellQuoted)"))
    let scenario = try project.scenario(
      of: useCase, script: script, configuration: invocation.value(of: .configuration))
    let replay = scenario.replay(try scenario.loadScript())
    console.output(scenario.storyboard(replay.steps).text)
    return console.tell(replay, of: scenario)
  }
}
