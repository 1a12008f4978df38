import Commands
import Diagnostics
import Exploring
import Project
import TestRunner
import Workers

/// Walks over use cases at random, and reports what no script shows.
@MainActor
struct ExploreCommand: ProjectCommand {
  static let description = CommandDescription(
    "explore", group: "Running",
    summary: "Tries random inputs on use cases, and finds crashes, dead ends, leaks and other faults.",
    operands: Operands(
      "[USECASE...]", "the use cases, as [Showcase/]Class[/Use case]; all by default", count: 0...Int.max),
    options: [
      seed, walks, steps, oracle, .filter.meaning("explore only use cases of ID; may be repeated"),
      .skip.meaning("explore no use cases of ID; may be repeated"),
      .configuration.meaning("explore in this configuration; in the plans' first one by default"), .workers,
      .timeout.meaning("limit the time of each walk; 60 seconds by default"),
      .format(Format.allCases.map(\.rawValue)), .output,
    ], example: "explore LoginViewController --walks 50")

  private static let seed = Option("seed", value: .required("N"), "choose inputs by the seed N; 1 by default")
  private static let walks = Option(
    "walks", value: .required("N"), "make N walks over each use case; 10 by default")
  private static let steps = Option(
    "steps", value: .required("N"), "try N inputs in each walk; 20 by default")
  private static let oracle = Option(
    "oracle", value: .required("NAME"), choices: .words(Oracle.allCases.map(\.rawValue)),
    "look only for this; may be repeated")

  private enum Format: String, CaseIterable {
    case text
    case json
  }

  let invocation: Invocation
  let project: Project
  let console: Console

  func run() throws -> ExitCode {
    let budget = try budget()
    let format = try invocation.format(or: Format.text)
    let exploration = Exploration(
      project, selection: selection, crew: try crew(), budget: budget, oracles: try oracles())
    let start = ContinuousClock.now
    let outcome = try exploration.perform()
    let scripts = FindingScript.scripts(of: outcome.findings)
    // Those of the last exploration stay until there is another one.
    if outcome.useCaseCount > 0 { try write(scripts) }
    let text =
      try format == .json
      ? ExplorationReport(outcome, budget, scripts: scripts).json
      : ExplorationText(outcome, scripts: scripts).text
    try console.output(text, asAskedBy: invocation)
    if console.isTerminal { reportPace(outcome, start.duration(to: .now)) }
    return outcome.exitStatus
  }

  private var selection: ScenarioSelection {
    ScenarioSelection(
      filters: invocation.names + invocation.names(of: .filter), skips: invocation.names(of: .skip),
      configurations: invocation.names(of: .configuration))
  }

  private func budget() throws(Diagnostic) -> Exploration.Budget {
    var budget = Exploration.Budget()
    if let seed = try invocation.number(of: Self.seed, from: 0, to: .max) { budget.seed = UInt64(seed) }
    budget.walks = try invocation.number(of: Self.walks, from: 1, to: 1_000_000) ?? budget.walks
    budget.steps = try invocation.number(of: Self.steps, from: 1, to: 10_000) ?? budget.steps
    budget.timeLimit = try RunArguments(invocation).timeLimit() ?? budget.timeLimit
    return budget
  }

  private func oracles() throws(Diagnostic) -> Set<Oracle> {
    let names = invocation.values(of: Self.oracle)
    let known = Oracle.allCases.map(\.rawValue)
    let oracles = try names.map { (name) throws(Diagnostic) in
      guard let oracle = Oracle(rawValue: name) else {
        throw Diagnostic(
          "'\(name)' is not a value of '\(Self.oracle.flag)'", expected: oneOf(known),
          nearest: nearestName(to: name, in: known), next: invocation.help)
      }
      return oracle
    }
    return oracles.isEmpty ? Set(Oracle.allCases) : Set(oracles)
  }

  /// The processes that walk; `nil` if this process walks.
  private func crew() throws(Diagnostic) -> Crew? {
    guard var crew = try RunArguments(invocation).crew(in: project, console) else { return nil }
    // The same program, which serves explorations of all plans' configurations instead.
    crew.command.arguments = [
      ExplorerServiceCommand.description.name, Option.packagePath.flag, project.root,
    ]
    return crew
  }

  private func write(_ scripts: [FindingScript]) throws(Diagnostic) {
    do { try FindingScript.replace(with: scripts, in: project.root) } catch {
      throw Diagnostic(
        "the scripts in '\(FindingScript.folder)' cannot be written: \(error)",
        expected: "a folder that can be written", next: .shell("ls -ld \(FindingScript.folder)"))
    }
  }

  /// The pace depends on the machine, so it is not part of the result.
  private func reportPace(_ outcome: Exploration.Outcome, _ duration: Duration) {
    let seconds = duration / .seconds(1)
    let pace = Int((Double(outcome.inputCount) / max(seconds, 0.001)).rounded())
    console.errorOutput("\(pace) inputs a second, \(outcome.replayCount) replays.\n")
  }
}
