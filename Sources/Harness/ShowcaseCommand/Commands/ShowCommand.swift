import RenderTree
import Reports
import Scripts
import ShowcaseKit
import SourceText
import Storyboards
import TestRunner

/// Prints what a use case shows.
@MainActor
struct ShowCommand {
  private let invocation: Invocation
  private let project: Project
  private let console: Console

  init(_ invocation: Invocation, _ project: Project, _ console: Console) {
    self.invocation = invocation
    self.project = project
    self.console = console
  }

  /// The ways to print.
  private enum Format: String, CaseIterable {
    case text
    case json
    case svg
    case storyboard
    case accessibility
  }

  func run() throws -> ExitStatus {
    let format = try format()
    let scenario = try project.scenario(
      of: invocation.positionals[0], script: invocation.value(of: .script) ?? "launch",
      configuration: invocation.value(of: .configuration),
      projection: format == .accessibility ? .accessibility : nil)
    let replay = scenario.replay(try scenario.loadScript())
    if let step = replay.steps.last {
      console.output(text(of: step, in: scenario.storyboard(replay.steps), as: format))
    }
    return console.report(replay, of: scenario)
  }

  private func format() throws -> Format {
    guard let name = invocation.value(of: .as) else { return .text }
    guard let format = Format(rawValue: name) else {
      let names = Format.allCases.map(\.rawValue)
      throw Diagnostic(
        "'\(name)' is not a format", expected: "one of: " + names.joined(separator: ", "),
        nearest: nearestName(to: name, in: names), next: "showcase help")
    }
    return format
  }

  private func text(of step: Step, in storyboard: Storyboard, as format: Format) -> String {
    switch format {
    case .text, .accessibility: step.tree.treeText
    case .json: step.tree.json
    case .svg: step.tree.svg
    case .storyboard: storyboard.text
    }
  }
}

extension Console {
  /// Tells why a script stopped, if it did.
  @MainActor
  func report(_ replay: ScriptReplay, of scenario: Scenario) -> ExitStatus {
    guard let failure = replay.failure else { return .success }
    let result = ScenarioResult(scenario: scenario, outcome: .stopped(failure))
    if let failure = FailureText(result, next: .commandLine(program)) { errorOutput(failure.text + "\n") }
    return .failure
  }
}
