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
    budget: Exploration.Budget = Exploration.Budget(walks: 5)
  ) throws -> Exploration.Outcome {
    let package = try TemporaryFolder.package()
    let project = try Project(root: package.root, showcases: [showcase])
    return try Exploration(
      project, selection: ScenarioSelection(filters: filters), crew: nil, budget: budget, oracles: oracles
    ).perform()
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

  @Test(arguments: planted.indices)
  func `A planted fault is found, and its script is as short as can be`(row: Int) throws {
    let fault = Self.planted[row]
    let outcome = try explore(plantedFaults, [fault.useCase])
    expectEqual(outcome.findings.count, 1)
    let finding = outcome.findings.first
    expectEqual(finding?.oracle, fault.oracle)
    expectTrue(finding?.subject.hasPrefix(fault.subject) == true, "\(finding?.subject ?? "nothing")")
    expectEqual(finding?.statements.count, fault.statements)
    expectEqual(finding?.isSteady, true)
    expectEqual(outcome.exitStatus, .failure)
  }

  @Test func `Use cases without a fault pass, whatever the seed`() throws {
    for seed in [1, 2] as [UInt64] {
      let outcome = try explore(faultless, budget: Exploration.Budget(seed: seed, walks: 5))
      expectEqual(outcome.findings, [], "seed \(seed)")
      expectEqual(outcome.walkCount, 40)
      expectTrue(outcome.inputCount > 200)
    }
  }

  @Test func `The same seed gives the same outcome, and another one other inputs`() throws {
    let names = ["Rotation", "Deaf", "Leak"]
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

  @Test func `Nothing selected is not a success`() throws {
    let package = try TemporaryFolder.package()
    let project = try Project(root: package.root, showcases: [faultless])
    let selection = ScenarioSelection(skips: ["Faultless"])
    let outcome = try Exploration(project, selection: selection, crew: nil, budget: .init()).perform()
    expectEqual(outcome.exitStatus, .nothingSelected)
  }
}
