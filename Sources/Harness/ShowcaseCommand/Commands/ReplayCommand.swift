import Foundation
import Scripts
import SourceText
import Storyboards
import TestRunner

/// Replays any script on a use case and prints the storyboard.
@MainActor
struct ReplayCommand {
  private let invocation: Invocation
  private let project: Project
  private let console: Console

  init(_ invocation: Invocation, _ project: Project, _ console: Console) {
    self.invocation = invocation
    self.project = project
    self.console = console
  }

  func run() throws -> ExitStatus {
    let file = invocation.positionals[0]
    guard let useCase = invocation.value(of: .useCase) else {
      throw Diagnostic(
        "'replay' misses '--use-case'", expected: "replay FILE --use-case Class/Use case",
        next: "showcase list")
    }
    let folder = URL(fileURLWithPath: console.workingDirectory, isDirectory: true)
    let script = ScriptFile(at: URL(fileURLWithPath: file, relativeTo: folder).path, named: file)
    let scenario = try project.scenario(
      of: useCase, script: script, configuration: invocation.value(of: .configuration))
    let replay = scenario.replay(try scenario.loadScript())
    console.output(scenario.storyboard(replay.steps).text)
    return console.report(replay, of: scenario)
  }
}
