import Commands
import Diagnostics
import Exploring
import Project
import Reports
import TestRunner

/// What `explore` tries, and what it looks for.
struct ExploreArguments {
  private let invocation: Invocation
  /// What it has in common with `run`.
  private let shared: RunArguments

  init(_ invocation: Invocation) {
    self.invocation = invocation
    shared = RunArguments(invocation)
  }

  /// The use cases; operands are filters, and not plans.
  func selection(_ console: Console) throws(Diagnostic) -> ScenarioSelection {
    var selection = try shared.selection(console)
    selection.filters = selection.plans + selection.filters
    selection.plans = []
    return selection
  }

  /// The processes that walk; `nil` if this process walks.
  func crew(in project: Project, _ console: Console) throws(Diagnostic) -> Crew? {
    try shared.crew(in: project, console, plans: [], exploring: true)
  }

  func budget() throws(Diagnostic) -> Exploration.Budget {
    var budget = Exploration.Budget()
    if let seed = try invocation.number(of: .seed, from: 0, to: .max) { budget.seed = UInt64(seed) }
    budget.steps = try invocation.number(of: .steps, from: 1, to: 10_000) ?? budget.steps
    budget.timeLimit = try shared.timeLimit() ?? budget.timeLimit
    let walks = try invocation.number(of: .walks, from: 1, to: Exploration.Budget.mostWalks)
    budget.duration = try minutes()
    if walks != nil, budget.duration != nil {
      throw Diagnostic(
        "'--walks' and '--minutes' exclude each other", expected: "--walks N or --minutes N",
        next: invocation.help)
    }
    budget.walks = walks ?? (budget.duration == nil ? budget.walks : Exploration.Budget.mostWalks)
    return budget
  }

  private func minutes() throws(Diagnostic) -> Duration? {
    guard let text = invocation.value(of: .minutes) else { return nil }
    guard let minutes = Double(text), minutes > 0, minutes <= 100_000 else {
      throw invocation.refusal(of: text, for: .minutes, expected: "a number of minutes above 0")
    }
    return .seconds(minutes * 60)
  }

  func oracles() throws(Diagnostic) -> Set<Oracle> {
    let oracles = try invocation.choices(of: .oracle, as: Oracle.self)
    return oracles.isEmpty ? Set(Oracle.allCases) : Set(oracles)
  }

  /// Why everything that is found is accepted; `nil` if it is not.
  func reason() throws(Diagnostic) -> String? {
    guard let reason = invocation.value(of: .accept) else { return nil }
    guard reason.contains(where: { !$0.isWhitespace }) else {
      throw invocation.refusal(of: reason, for: .accept, expected: "why the findings are accepted")
    }
    return reason
  }
}

extension Option {
  static let seed = Option("seed", value: .required("N"), "choose inputs by the seed N; 1 by default")
  static let walks = Option(
    "walks", value: .required("N"), "make N walks over each use case; 10 by default")
  static let minutes = Option(
    "minutes", value: .required("N"), "make walks for N minutes, as many over each use case")
  static let steps = Option("steps", value: .required("N"), "try N inputs in each walk; 20 by default")
  static let oracle = Option(
    "oracle", value: .required("NAME"), choices: .words(Oracle.allCases.map(\.rawValue)),
    "look only for this; may be repeated")
  /// A report of an exploration.
  static let explorationReport = Option(
    "report", value: .required("KIND[=PATH]"), choices: .words(ExplorationReports.kinds.map(\.rawValue)),
    "write a \(ExplorationReports.kinds.map(\.rawValue).alternatives) report to PATH or to standard output; may be repeated"
  )
  static let accept = Option(
    "accept", value: .required("REASON"), "accept what is found for this reason, in \(AcceptedFindings.path)")
}
