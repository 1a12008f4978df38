import Commands
import Diagnostics
import Project
import Reports
import ShowcaseKit
import Storyboards
import TestRunner
import Workers

/// A scenario that `show` and `replay` stage in another process, so that they report a crash as a run
/// does.
@MainActor
struct StagedScenario {
  private let scenario: Scenario
  /// The path of a script that is not one of the use case's own.
  private let script: String?
  private let project: Project
  private let invocation: Invocation
  private let console: Console

  init(
    _ scenario: Scenario, script: String? = nil, in project: Project, _ invocation: Invocation,
    _ console: Console
  ) {
    self.scenario = scenario
    self.script = script
    self.project = project
    self.invocation = invocation
    self.console = console
  }

  /// Prints the storyboard, and reports why it ends early, if it does.
  ///
  /// - Parameter text: Returns what is printed; `nil` for nothing.
  func show(_ text: (Storyboard) -> String?) throws -> ExitCode {
    guard let executable = console.executable else {
      return try show(scenario.take(scenario.projection), text)
    }
    let crew = Crew(
      console.workers(of: project, executable, plans: []), count: 1,
      crashes: console.crashStyle(for: invocation))
    let take = try SingleTake(of: scenario, script: script, projection: scenario.projection, by: crew)
    // On the error output, as another program may read the result.
    if !take.output.isEmpty { console.errorOutput(take.output.text) }
    switch take.ending {
    case .taken(let take): return try show(take, text)
    case .died(let deaths): return report(.died(deaths))
    case .interrupted(let signal): return ExitCode(signal: signal)
    }
  }

  private func show(_ take: Take, _ text: (Storyboard) -> String?) throws -> ExitCode {
    let storyboard =
      try take.storyboard.isEmpty
      ? Storyboard(of: scenario.name, steps: [])
      : Storyboard(bytes: take.storyboard, isWhole: scenario.projection == .whole)
    if let text = text(storyboard) { try console.output(text, asAskedBy: invocation) }
    switch take.obstacle {
    case nil: return .success
    case .scriptUnusable(let faults)?: throw Diagnostics(faults)
    case .stopped(var stop)?:
      // The steps before it were printed.
      stop.causes = []
      return report(.stopped(stop))
    }
  }

  private func report(_ outcome: ScenarioOutcome) -> ExitCode {
    let result = ScenarioResult(scenario.name, outcome)
    if let failure = FailureText(result, next: console.next, isWhole: true) {
      console.errorOutput(failure.text + "\n")
    }
    return .failure
  }
}
