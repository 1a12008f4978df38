import Diagnostics
import Expectations
import GoldenFiles
import LampShowcase
import Scripts
import ShowcaseKit
import Storyboards
import TestSupport
import Testing

@testable import Project
@testable import TestRunner

@MainActor @Suite struct TestRunTests {
  private let package: TemporaryFolder
  private let orphan = "Snapshots/Lamps/Gone/Gone/launch.iPhone.txt"

  init() throws { package = try TemporaryFolder.package() }

  /// A run's events, each in one word.
  private func run(
    _ selection: ScenarioSelection = ScenarioSelection(), _ mode: RecordMode = .never, failsFast: Bool = false
  ) throws -> (events: [String], summary: RunSummary) {
    var events: [String] = []
    let run = TestRun(
      try package.project(), selection: selection, options: RunOptions(recordMode: mode, failsFast: failsFast)
    )
    let summary = try run.run { event in
      switch event {
      case .began(let heading): events.append("began \(heading.scenarioCount)")
      case .planned: break
      case .finished(let result):
        events.append((result.outcome == .notRun ? "not run: " : "") + result.name.identifier)
      case .inventoried(let inventory, let isComplete):
        events.append("\(isComplete ? "found" : "found by the way"): \(inventory.counts)")
      case .ended: events.append("ended")
      }
    }
    return (events, summary)
  }

  @Test func `A run reports each scenario in order, and counts what became of it`() throws {
    // A run reports its beginning, each scenario in order, and its end.
    expectEqual(
      try run().events,
      [
        "began 3", "LampViewController/Desk lamp/launch", "LampViewController/Ceiling lamp/launch",
        "SignViewController/Exit/launch", "ended",
      ])
    // The summary counts the outcomes of the scenarios.
    expectEqual(try run().summary, RunSummary(failed: 3))
    expectEqual(try run(ScenarioSelection(), .missing).summary, RunSummary(recorded: 3))
    expectEqual(try run(ScenarioSelection(filters: ["Lamps"])).summary, RunSummary(passed: 3))
  }

  @Test func `A run that fails fast ends at the first failure, and counts what did not run`() throws {
    _ = try run(ScenarioSelection(filters: ["LampViewController/Desk lamp"]), .missing)
    let (events, summary) = try run(failsFast: true)
    expectEqual(
      events,
      [
        "began 3", "LampViewController/Desk lamp/launch", "LampViewController/Ceiling lamp/launch",
        "not run: SignViewController/Exit/launch", "ended",
      ])
    expectEqual(summary, RunSummary(passed: 1, failed: 1, notRun: 1))
    expectEqual(summary.exitStatus, .failure)
  }

  @Test func `A use case that raises an exception costs its own scenario alone`() throws {
    let showcase = Showcase("Mixed") {
      UseCase("Selfish", of: SelfishViewController.self)
      UseCase("Exit", of: SignViewController.self)
    }
    var outcomes: [String: ScenarioOutcome] = [:]
    let run = TestRun(
      try package.project([showcase]), selection: ScenarioSelection(),
      options: RunOptions(recordMode: .all, failsFast: false))
    let summary = try run.run { event in
      if case .finished(let result) = event { outcomes[result.name.identifier] = result.outcome }
    }
    expectEqual(summary, RunSummary(recorded: 1, failed: 1))
    guard case .stopped(let failure)? = outcomes["SelfishViewController/Selfish/launch"] else {
      Issue.record("the scenario did not stop")
      return
    }
    #expect(failure.report.contains("Can't add self as subview"))
  }

  @Test func `Orphans are reported by a run of everything, and by the way by one of less`() throws {
    // Orphans are reported by a run of everything.
    do {
      _ = try run(ScenarioSelection(), .all)
      try package.write("", to: orphan)
      let (events, summary) = try run()
      expectEqual(events.suffix(2), ["found: 1 orphan", "ended"])
      expectEqual(summary, RunSummary(passed: 3, orphans: 1))
      #expect(package.has(orphan))
    }
    // A partial run finds orphans, but does not fail because of them.
    forEachRow([
      ScenarioSelection(filters: ["Lamps"]), ScenarioSelection(skips: ["SignViewController"]),
      ScenarioSelection(configurations: ["iPhone"]),
    ]) { selection in
      _ = try run(ScenarioSelection(), .all)
      try package.write("", to: orphan)
      let (events, summary) = try run(selection)
      expectEqual(events.suffix(2), ["found by the way: 1 orphan", "ended"])
      expectEqual(summary.exitStatus, .success)
    }
  }

  @Test func `What is found is exact under a filter: what it leaves out is not an orphan`() throws {
    _ = try run(ScenarioSelection(), .all)
    expectEqual(try run(ScenarioSelection(filters: ["SignViewController"])).events.suffix(1), ["ended"])
    try package.remove("Snapshots/Lamps/LampViewController/Desk lamp/launch.iPhone.txt")
    expectEqual(try run(ScenarioSelection(filters: ["SignViewController"])).events.suffix(1), ["ended"])
    try package.write("", to: orphan)
    let (events, summary) = try run(ScenarioSelection(filters: ["SignViewController"]))
    expectEqual(events.suffix(2), ["found by the way: 1 orphan, 1 missing", "ended"])
    expectEqual(summary.exitStatus, .success)
  }

  @Test func `A misspelled golden and a second file of one fail a run of everything`() throws {
    _ = try run(ScenarioSelection(), .all)
    let golden = "Snapshots/Lamps/SignViewController/Exit/launch.iPhone.txt"
    try package.write(try package.read(golden), to: golden.replacing("launch", with: "Launch"))
    let (events, summary) = try run()
    expectEqual(events.suffix(2), ["found: 1 there twice", "ended"])
    expectEqual(summary, RunSummary(passed: 3, misnamed: 1))
    expectEqual(summary.exitStatus, .failure)
  }

  @Test func `A plan that is not run and cannot be used does not fail a run of another`() throws {
    try package.write(plan(("iPhone", "")), to: "Plans/Good.xctestplan")
    try package.write("{", to: "Plans/Bad.xctestplan")
    expectEqual(try run(ScenarioSelection(plans: ["Good"]), .all).summary, RunSummary(recorded: 3))
    expectFalse(faults { try run() }.isEmpty)
  }

  @Test
  func `Goldens that collide are reported whatever a filter selects, before anything is written`() throws {
    try package.write(plan(("Dark", ""), ("dark", "")), to: "Plans/All.xctestplan")
    try package.write(plan(("DARK", "")), to: "Plans/Other.xctestplan")
    for selection in [
      ScenarioSelection(filters: ["SignViewController"], configurations: ["dark"]),
      ScenarioSelection(plans: ["Other"]),
    ] {
      let found = faults { try run(selection, .all) }
      expectFalse(found.isEmpty)
      expectTrue(found.allSatisfy { $0.problem.contains("differ only in letter case") })
    }
    #expect(!package.has("Snapshots"))
  }

  @Test func `A run is planned before it begins, and its names are checked by then`() throws {
    // A run that is planned but not started writes nothing, and another one can record after it.
    do {
      let run = TestRun(try package.project(), options: RunOptions(recordMode: .all))
      expectEqual(try run.plan().heading.scenarioCount, 3)
      expectEmpty(package.files(in: "Snapshots"))
      expectEqual(try run.plan().run { _ in }, RunSummary(recorded: 3))
    }
    // Anything that keeps a run from starting is found when it is planned.
    do {
      let run = TestRun(try package.project(), selection: ScenarioSelection(filters: ["Nobody"]))
      expectEqual(faults { _ = try run.plan() }.map(\.problem), ["'Nobody' matches no use case"])
    }
    // A run with unknown names does not begin.
    do {
      let run = TestRun(try package.project(), selection: ScenarioSelection(filters: ["Nobody"]))
      let found = faults { try run.run { _ in Issue.record("it began") } }
      expectEqual(found.map(\.problem), ["'Nobody' matches no use case"])
    }
  }

  @Test func `Scenarios that a disk without letter case could not keep apart do not run`() throws {
    let showcase = Showcase("Signs") {
      UseCase("Exit", of: SignViewController.self)
      UseCase("EXIT", of: SignViewController.self)
    }
    let run = TestRun(try package.project([showcase]))
    let found = faults { try run.run { _ in Issue.record("it began") } }
    expectEqual(found.count, 1)
    expectEqual(found.first?.problem.contains("differ only in letter case"), true)
  }
}
