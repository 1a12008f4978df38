import Commands
import Diagnostics
import GoldenFiles
import Project
import Review

/// Accepts or rejects what its names mean, and nothing by accident.
@MainActor
struct Decision {
  static let options: [Option] = [
    .configuration.meaning("only changes of this configuration; may be repeated"), .all, .alike,
    .format(Format.allCases.map(\.rawValue)),
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
    let chosen = try chosen(from: project.pendingChanges().changes)
    var report = DecisionReport(
      isJSON: try invocation.format(or: Format.text) == .json, console: console)
    try report.apply(chosen.map { ($0, decision) }, in: project.goldens)
    return try report.end()
  }

  private func checkThatSomethingIsMeant() throws(Diagnostic) {
    let isMeant = !invocation.names.isEmpty || invocation.has(.alike)
    guard isMeant || invocation.has(.all) else {
      throw Diagnostic(
        "'\(decision.rawValue)' does not say what",
        expected: "\(decision.rawValue) ID, \(decision.rawValue) --alike ID, or \(decision.rawValue) --all",
        next: .status)
    }
    guard !isMeant || !invocation.has(.all) else {
      throw Diagnostic(
        "'--all' and names contradict each other", expected: "one of the two", next: .status)
    }
  }

  private func chosen(from changes: [PendingChange]) throws -> [PendingChange] {
    let configurations = invocation.names(of: .configuration)
    // Where nothing waits, `--all` means nothing and is no fault, whatever the configuration.
    if invocation.has(.all), changes.isEmpty { return [] }
    let everything = PendingSelection(configurations: configurations)
    guard !invocation.has(.all) else { return try everything.choose(from: changes) }
    let named = Set(try choose(invocation.names, from: changes))
    let examples = Set(try choose(invocation.names(of: .alike), from: changes).map(\.path))
    let groups = examples.isEmpty ? [] : PendingReview(changes).groups
    let alike = groups.filter { $0.contains { examples.contains($0.change.path) } }
    let paths = Set(alike.flatMap { $0.map(\.change.path) })
    let chosen = try everything.choose(from: changes).filter { named.contains($0) || paths.contains($0.path) }
    guard !chosen.isEmpty else {
      let names = invocation.names + invocation.names(of: .alike)
      throw PendingSelection(names: names, configurations: configurations).nothing
    }
    return chosen
  }

  private func choose(_ names: [String], from changes: [PendingChange]) throws -> [PendingChange] {
    names.isEmpty ? [] : try PendingSelection(names: names).choose(from: changes)
  }
}

extension Console {
  /// Accepting is recording, which a server does only with the option for it.
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
    "alike", value: .required("ID"), "also everything that differs as ID does; may be repeated")
}
