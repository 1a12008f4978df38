import Diagnostics
import GoldenFiles
import Project
import Review
import TestRunner

/// Accepts or rejects what its names mean, and nothing by accident.
@MainActor
struct DecideCommand {
  let decision: ReviewDecision
  let invocation: Invocation
  let project: Project
  let console: Console

  func run() throws -> ExitStatus {
    try checkThatSomethingIsMeant()
    if decision == .accept { try console.checkThatAcceptingIsAllowed(by: invocation) }
    let chosen = try chosen(from: project.pendingChanges().changes)
    var report = DecisionReport(isJSON: invocation.has(.json), console: console)
    try report.apply(chosen.map { ($0, decision) }, in: project.goldens)
    return try report.end()
  }

  private func checkThatSomethingIsMeant() throws(Diagnostic) {
    let isMeant = !invocation.positionals.isEmpty || invocation.has(.alike)
    guard isMeant || invocation.has(.all) else {
      throw Diagnostic(
        "'\(decision.rawValue)' does not say what",
        expected: "\(decision.rawValue) ID, \(decision.rawValue) --alike ID, or \(decision.rawValue) --all",
        next: .status)
    }
    guard !isMeant || !invocation.has(.all) else {
      throw Diagnostic(
        "'--all' and names contradict each other", expected: "one of both", next: .status)
    }
  }

  private func chosen(from changes: [PendingChange]) throws -> [PendingChange] {
    let configurations = invocation.values(of: .configuration)
    // Where nothing waits, all of it is no fault, whatever its configuration.
    if invocation.has(.all), changes.isEmpty { return [] }
    let everything = PendingSelection(configurations: configurations)
    guard !invocation.has(.all) else { return try everything.choose(from: changes) }
    let named = Set(try choose(invocation.positionals, from: changes))
    let examples = Set(try choose(invocation.values(of: .alike), from: changes).map(\.path))
    let groups = examples.isEmpty ? [] : PendingReview(changes).groups
    let alike = groups.filter { $0.contains { examples.contains($0.change.path) } }
    let paths = Set(alike.flatMap { $0.map(\.change.path) })
    let chosen = try everything.choose(from: changes).filter { named.contains($0) || paths.contains($0.path) }
    guard !chosen.isEmpty else {
      let names = invocation.positionals + invocation.values(of: .alike)
      throw PendingSelection(names: names, configurations: configurations).nothing
    }
    return chosen
  }

  private func choose(_ names: [String], from changes: [PendingChange]) throws -> [PendingChange] {
    names.isEmpty ? [] : try PendingSelection(names: names).choose(from: changes)
  }
}

extension Console {
  /// Accepting is recording: a server does not, unless it is told to.
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
