import Diagnostics
import Expectations
import PlantedFaults
import Project
import ShowcaseKit
import TestSupport
import Testing

@testable import Exploring

@MainActor @Suite struct ExplorationTests {
  private func explore(
    _ showcase: Showcase, _ filters: [String] = [], oracles: Set<Oracle> = Set(Oracle.allCases),
    budget: Exploration.Budget = Exploration.Budget(walks: 5), shard: Shard? = nil,
    accepting acceptance: AcceptedFindings = AcceptedFindings(),
    reporting report: (Exploration.Progress) -> Void = { _ in }
  ) throws -> Exploration.Outcome {
    let package = try TemporaryFolder.package()
    let project = try Project(root: package.root, showcases: [showcase])
    let selection = ScenarioSelection(filters: filters, shard: shard)
    return try Exploration(
      project, selection: selection, crew: nil, budget: budget, oracles: oracles, accepting: acceptance
    ).perform(reporting: report)
  }

  /// What finds each planted fault that does not end the process, and how long the shortest script is.
  private nonisolated static let planted:
    [(useCase: String, oracle: Oracle, subject: String, statements: Int)] = [
      ("Exception", .crash, "*** Terminating app due to uncaught exception 'NSGenericException'", 2),
      ("Endless", .neverIdle, "a Timer, submitted by EndlessViewController.repeatForever()", 1),
      ("Vanishing", .deadEnd, "VanishingViewController", 2),
      ("Constraint", .brokenConstraint, "UILabel #card", 1),
      ("Deaf", .nothingHappens, #"UIButton "Deaf""#, 1),
      ("Rotation", .notRestored, "UILabel", 3),
      ("Background", .notRestored, #"UILabel "Private" after a stay in the background"#, 3),
      ("Memory", .notRestored, "UILabel", 2),
      ("Appearance", .notRestored, "UIView", 2),
      ("Text size", .notRestored, #"UILabel "Growing" after a change of the text size and back"#, 2),
      ("Leak", .alive, "LeakViewController", 1),
      ("Untranslated", .missingText, #""greeting.morning" in Greetings"#, 1),
      ("Clipped", .clippedText, #"UILabel "A text that is much too long"#, 1),
    ]

  @Test(arguments: planted.indices.filter { Extent.isWhole || $0 % 3 == 0 })
  func `A planted fault is found, and its script is as short as can be`(row: Int) throws {
    let fault = Self.planted[row]
    // A fault may have consequences that others see, too.
    let outcome = try explore(plantedFaults, [fault.useCase], oracles: [fault.oracle])
    expectEqual(outcome.findings.count, 1)
    let finding = outcome.findings.first
    expectEqual(finding?.oracle, fault.oracle)
    expectTrue(finding?.subject.hasPrefix(fault.subject) == true, "\(finding?.subject ?? "nothing")")
    expectEqual(finding?.statements.count, fault.statements)
    expectEqual(finding?.replay, .shown(isShortest: true))
    expectTrue(finding?.picture?.hasPrefix("<svg ") == true)
    expectEqual(outcome.exitStatus, .failure)
  }

  @Test func `Use cases without a fault pass, whatever the seed`() throws {
    for seed in Extent.rows([1, 2] as [UInt64], quick: 1) {
      let outcome = try explore(faultless, budget: Exploration.Budget(seed: seed, walks: 5))
      expectEqual(outcome.findings, [], "seed \(seed)")
      expectEqual(outcome.walkCount, 40)
      expectTrue(outcome.inputCount > 200)
    }
  }

  @Test func `The same seed gives the same outcome, and another one other inputs`() throws {
    let names = Extent.rows(["Deaf", "Leak", "Rotation"], quick: 2)
    let first = try explore(plantedFaults, names)
    expectEqual(try explore(plantedFaults, names), first)
    let other = try explore(plantedFaults, names, budget: Exploration.Budget(seed: 2, walks: 5))
    expectTrue(other != first)
    expectEqual(other.findings.map(\.subject), first.findings.map(\.subject))
  }

  @Test func `What the same inputs show differently the second time is found`() throws {
    let findings = try explore(plantedSlips, ["Visits"]).findings
    expectEqual(findings.map(\.oracle), [.unstable])
    expectEqual(findings.first?.subject, "UILabel #visits")
    expectEqual(findings.first?.statements.count, 1)
  }

  @Test func `Only what is asked for is looked for`() throws {
    expectEqual(try explore(plantedFaults, ["Deaf"], oracles: [.alive]).findings, [])
    let findings = try explore(plantedFaults, ["Deaf", "Leak"], oracles: [.alive]).findings
    expectEqual(findings.map(\.oracle), [.alive])
  }

  @Test func `A walk is as long as the budget, and each use case gets its walks once`() throws {
    let outcome = try explore(faultless, ["Counter"], budget: Exploration.Budget(walks: 5, steps: 7))
    expectEqual(outcome.useCaseCount, 1)
    expectEqual(outcome.walkCount, 5)
    expectEqual(outcome.inputCount + outcome.refusedCount, 35)
  }

  @Test func `As many walks as were made in some time find the same`() throws {
    var budget = Exploration.Budget(walks: Exploration.Budget.mostWalks)
    budget.duration = .milliseconds(300)
    let timed = try explore(plantedFaults, ["Deaf", "Leak", "Memory"], budget: budget)
    expectTrue(timed.walksEach >= 1)
    expectEqual(timed.walkCount, 3 * timed.walksEach)
    budget = Exploration.Budget(walks: timed.walksEach)
    expectEqual(try explore(plantedFaults, ["Deaf", "Leak", "Memory"], budget: budget), timed)
  }

  @Test func `The shards together find what one exploration finds`() throws {
    let names = Extent.rows(["Leak", "Deaf", "Memory", "Rotation", "Clipped", "Constraint"], quick: 3)
    let whole = try explore(plantedFaults, names)
    let shards = try (1...3).map { try explore(plantedFaults, names, shard: Shard($0, of: 3)) }
    expectEqual(shards.map(\.useCaseCount).reduce(0, +), names.count)
    expectEqual(shards.map(\.useCasesInOtherShards).reduce(0, +), 2 * names.count)
    expectEqual(shards.map(\.walkCount).reduce(0, +), whole.walkCount)
    let found = shards.flatMap(\.findings)
    expectEqual(found.count, whole.findings.count)
    expectEqual(Set(found), Set(whole.findings))
  }

  @Test func `What is accepted is not reported, and what was not seen is`() throws {
    let found = try explore(plantedFaults, ["Leak", "Deaf"]).findings
    let leak = try #require(found.first { $0.oracle == .alive })
    let acceptance = AcceptedFindings([
      AcceptedFinding("LeakViewController", .alive, leak.subject, reason: "It is a cache."),
      AcceptedFinding("DeafViewController", .crash, "signal 11", reason: "It is rare."),
      AcceptedFinding("ClippedViewController", .crash, "signal 11", reason: "It is not explored."),
    ])
    let outcome = try explore(plantedFaults, ["Leak", "Deaf"], accepting: acceptance)
    expectEqual(outcome.acceptedCount, 1)
    expectEqual(outcome.findings, found.filter { $0 != leak })
    expectEqual(outcome.unseen.map(\.reason), ["It is rare."])
  }

  @Test func `The progress counts all walks and what they found, then the scripts are shortened`() throws {
    var progress: [Exploration.Progress] = []
    _ = try explore(plantedFaults, ["Deaf"]) { progress.append($0) }
    expectEqual(progress.first, .walking(walks: 1, total: 5, findings: 0))
    expectTrue(progress.contains { if case .walking(5, 5, _) = $0 { true } else { false } })
    expectEqual(progress.last, .shortening(findings: 1))
  }

  @Test func `Nothing selected is not a success`() throws {
    let package = try TemporaryFolder.package()
    let project = try Project(root: package.root, showcases: [faultless])
    let selection = ScenarioSelection(skips: ["Faultless"])
    let outcome = try Exploration(project, selection: selection, crew: nil, budget: .init()).perform()
    expectEqual(outcome.exitStatus, .nothingSelected)
  }
}
