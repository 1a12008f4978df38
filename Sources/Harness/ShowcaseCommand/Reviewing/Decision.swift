import Commands
import Diagnostics
import GoldenFiles
import Project
import Review
import Storyboards

/// Accepts or rejects exactly what its names mean.
@MainActor
struct Decision {
  static let options: [Option] = [
    .configuration.meaning("only changes of this configuration; may be repeated"), .all, .cause,
    .alike, .format(Format.allCases.map(\.rawValue)),
  ]

  private enum Format: String, CaseIterable {
    case text
    case json
  }

  private let decision: ReviewDecision
  private let invocation: Invocation
  private let project: Project
  private let console: Console

  init(_ decision: ReviewDecision, invocation: Invocation, project: Project, console: Console) {
    self.decision = decision
    self.invocation = invocation
    self.project = project
    self.console = console
  }

  func run() throws -> ExitCode {
    try checkThatSomethingIsMeant()
    if decision == .accept { try console.checkThatAcceptingIsAllowed(by: invocation) }
    let pending = try project.pendingChanges()
    let chosen = try chosen(from: pending.changes, of: pending.scenarios)
    var report = DecisionReport(
      isJSON: try invocation.format(or: Format.text) == .json, console: console)
    try report.apply(chosen.changes.map { ($0, decision) }, in: project.goldens)
    report.waiting = chosen.waiting
    return try report.end()
  }

  private func checkThatSomethingIsMeant() throws(Diagnostic) {
    let isMeant = !invocation.names.isEmpty || invocation.has(.alike) || invocation.has(.cause)
    guard isMeant || invocation.has(.all) else {
      throw Diagnostic(
        "'\(decision.rawValue)' does not say what",
        expected:
          "\(decision.rawValue) --cause NAME, \(decision.rawValue) ID, \(decision.rawValue) --alike ID, or "
          + "\(decision.rawValue) --all",
        next: .status)
    }
    guard !isMeant || !invocation.has(.all) else {
      throw Diagnostic(
        "'--all' and names contradict each other", expected: "one of the two", next: .status)
    }
  }

  /// What is decided, and what is not because it has other causes.
  private typealias Chosen = (changes: [PendingChange], waiting: WaitingChanges?)

  private func chosen(from changes: [PendingChange], of scenarios: [ScenarioName]) throws -> Chosen {
    let configurations = invocation.names(of: .configuration)
    // If nothing waits, `--all` decides nothing and is not a fault, whatever the configuration.
    if invocation.has(.all), changes.isEmpty { return ([], nil) }
    let everything = PendingSelection(configurations: configurations)
    guard !invocation.has(.all) else { return (try everything.choose(from: changes), nil) }
    let allowed = try everything.choose(from: changes)
    let named = Set(try choose(invocation.names, from: changes).map(\.path))
    // What is named by itself is decided anyway, whatever its other causes are.
    let others = Set(allowed.map(\.path)).subtracting(named)
    let caused = try choicesByCause(from: changes, of: scenarios, among: others)
    let all = named.union(caused?.chosen ?? [])
    let chosen = allowed.filter { all.contains($0.path) }
    guard !chosen.isEmpty || caused?.waiting.isEmpty == false else {
      let names = invocation.names + invocation.names(of: .alike) + invocation.names(of: .cause)
      throw PendingSelection(names: names, configurations: configurations).nothing
    }
    return (chosen, caused?.waiting)
  }

  /// The changes that have one of the named causes, and those of them that are decided; `nil` if no
  /// cause is named.
  private func choicesByCause(
    from changes: [PendingChange], of scenarios: [ScenarioName], among allowed: Set<GoldenPath>
  ) throws -> ChoiceByCause? {
    let (causes, examples) = (invocation.names(of: .cause), invocation.names(of: .alike))
    guard !causes.isEmpty || !examples.isEmpty else { return nil }
    let alike = Set(try choose(examples, from: changes).map(\.path))
    let review = PendingReview(changes, of: scenarios, with: project.goldens.hidden).filter {
      allowed.contains($0.path)
    }
    return try ChoiceByCause(decision, causes: causes, alike: alike, in: review)
  }

  private func choose(_ names: [String], from changes: [PendingChange]) throws -> [PendingChange] {
    names.isEmpty ? [] : try PendingSelection(names: names).choose(from: changes)
  }
}

extension Console {
  /// Accepting is recording, which a server refuses without the option for it.
  func checkThatAcceptingIsAllowed(by invocation: Invocation) throws(Diagnostic) {
    do throws(Diagnostic) {
      _ = try RecordingPolicy.mode(
        .failed, environment: environment, isAllowedOnServers: invocation.has(.recordInCI))
    } catch {
      throw Diagnostic(
        "accepting is refused, since the variable CI is set", expected: error.expected,
        next: .status)
    }
  }
}

extension Option {
  fileprivate static let all = Option("all", "everything that waits for review")
  fileprivate static let alike = Option(
    "alike", value: .required("ID"),
    "what has the causes of ID: accepts all that has no others, rejects all that has one; may be repeated")
  fileprivate static let cause = Option(
    "cause", value: .required("NAME"),
    "what has this cause: accepts all that has no others, rejects all; may be repeated")
}
