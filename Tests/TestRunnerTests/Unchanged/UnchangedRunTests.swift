import Diagnostics
import Expectations
import GoldenFiles
import LampShowcase
import Storyboards
import TestSupport
import Testing

@testable import Project
@testable import TestRunner

/// Which scenarios run again, and which do not, after everything passed once.
@MainActor @Suite struct UnchangedRunTests {
  private let package: TemporaryFolder
  private static let script = "Plans/Scripts/Lamps/LampViewController/Desk lamp/on.eg.swift"
  private static let golden = "Snapshots/Lamps/LampViewController/Desk lamp/on.iPhone.txt"
  private static let planFile = "Plans/All.xctestplan"

  init() throws {
    package = try TemporaryFolder.package()
    try package.write(plan(("iPhone", "")), to: Self.planFile)
    try package.write(Self.tap, to: Self.script)
    expectEqual(try run { $0.recordMode = .missing }.summary.recorded, 4)
    expectEqual(try run { $0.unchanged = .run }.ran.count, 4)
  }

  private static let tap = """
    EarlGrey.selectElement(with: grey_buttonTitle("Switch")).perform(grey_tap())

    """

  /// Runs scenarios, and returns which of them actually ran.
  private func run(
    _ selection: ScenarioSelection = ScenarioSelection(),
    by program: Fingerprint? = Fingerprint(first: 1, second: 1),
    _ change: (inout RunOptions) -> Void = { _ in }
  ) throws -> (ran: [String], told: [String], summary: RunSummary) {
    var options = RunOptions()
    options.unchanged = .skipped
    change(&options)
    var run = TestRun(try package.project(), selection: selection, options: options)
    run.fingerprintOfProgram = { _ in program }
    var results: [ScenarioResult] = []
    let summary = try run.run { event in
      if case .finished(let result) = event { results.append(result) }
    }
    expectTrue(results.filter(\.isUnchanged).allSatisfy { $0.outcome == .passed })
    let ran = results.filter { !$0.isUnchanged && $0.outcome != .notRun }
    return (ran.map(\.name.identifier), results.map(\.name.identifier), summary)
  }

  private static let all = [
    "LampViewController/Desk lamp/launch", "LampViewController/Desk lamp/on",
    "LampViewController/Ceiling lamp/launch", "SignViewController/Exit/launch",
  ]

  @Test func `What did not change does not run, unless the file about it is damaged`() throws {
    // Unchanged scenarios do not run, and are reported as passed, in order.
    let (ran, told, summary) = try run()
    expectEmpty(ran)
    expectEqual(told, Self.all)
    expectEqual(summary, RunSummary(passed: 4, unchanged: 4))
    expectEqual(summary.exitStatus, .success)
    // A damaged file is ignored.
    try package.edit(PassedScenarios.path, "showcase-passed 1", to: "showcase-passed 9")
    expectEqual(try run().ran, Self.all)
    expectEmpty(try run().ran)
  }

  @Test func `A script that changed runs its scenarios again, and the others do not run`() throws {
    try package.write("// Switches it on.\n" + Self.tap, to: Self.script)
    let (ran, told, summary) = try run()
    expectEqual(ran, ["LampViewController/Desk lamp/on"])
    expectEqual(told, Self.all)
    expectEqual(summary, RunSummary(passed: 4, unchanged: 3))
    expectEmpty(try run().ran)
  }

  @Test
  func `A golden that changed runs its scenario again, which goes on failing until it is mended`() throws {
    let text = try package.read(Self.golden)
    try package.edit(Self.golden, "Bright", to: "Brigth")
    for _ in 0..<2 {
      let (ran, told, summary) = try run()
      expectEqual(ran, ["LampViewController/Desk lamp/on"])
      expectEqual(told, Self.all)
      expectEqual(summary, RunSummary(passed: 3, unchanged: 3, failed: 1))
    }
    try package.write(text, to: Self.golden)
    expectEqual(try run().ran, ["LampViewController/Desk lamp/on"])
    expectEmpty(try run().ran)
  }

  @Test func `A golden that is gone is missing`() throws {
    try package.remove(Self.golden)
    expectEqual(try run().summary, RunSummary(passed: 3, unchanged: 3, failed: 1))
  }

  @Test func `A configuration that changed runs again, even where that does not show`() {
    forEachRow([
      #""environmentVariableEntries" : [ { "key" : "LAMP", "value" : "1" } ]"#, #""timeZone" : "UTC""#,
      #""randomSeed" : 4"#,
    ]) { option in
      try package.write(plan(("iPhone", option)), to: Self.planFile)
      expectEqual(try run().ran, Self.all)
      expectEmpty(try run().ran)
    }
  }

  @Test func `A plan's time limit does not matter, but its repetition runs everything`() throws {
    // The time limit of scenarios does not matter.
    do {
      let option = #""testTimeoutsEnabled" : true, "defaultTestExecutionTimeAllowance" : 60"#
      try package.write(plan(("iPhone", option)), to: Self.planFile)
      expectEmpty(try run().ran)
    }
    // A plan that repeats runs everything.
    do {
      let option = #""testRepetitionMode" : "fixedIterations", "maximumTestRepetitions" : 2"#
      try package.write(plan(("iPhone", option)), to: Self.planFile)
      expectEqual(try run().ran, Self.all)
    }
  }

  @Test func `Another program runs everything, and so do options that ask for it`() throws {
    // Another program runs everything, and so does an unknown one.
    expectEqual(try run(by: nil).ran, Self.all)
    expectEmpty(try run().ran)
    expectEqual(try run(by: Fingerprint(first: 1, second: 2)).ran, Self.all)
    expectEqual(try run().ran, Self.all)
    // An option to run all, repeating, shuffling and recording run everything.
    expectEqual(try run { $0.unchanged = .run }.ran, Self.all)
    expectEqual(try run { $0.unchanged = .ignored }.ran, Self.all)
    expectEqual(try run { $0.repetition = Repetition(count: 2) }.ran, Self.all)
    expectEqual(try run { $0.recordMode = .failed }.ran, Self.all)
    expectEqual(try run { $0.order = .random(seed: 1) }.ran.count, 4)
    expectEmpty(try run().ran)
  }

  @Test func `A run of some keeps what is known of the others`() throws {
    let lamp = ScenarioSelection(filters: ["LampViewController/Desk lamp"])
    expectEqual(try run(lamp).told.count, 2)
    try package.write("// Switches it on.\n" + Self.tap, to: Self.script)
    expectEqual(try run(lamp).ran, ["LampViewController/Desk lamp/on"])
    expectEmpty(try run().ran)
  }

  @Test func `A run that fails fast reports what comes after the failure as not run`() throws {
    try package.edit(Self.golden, "Bright", to: "Brigth")
    let (ran, told, summary) = try run { $0.failsFast = true }
    expectEqual(ran, ["LampViewController/Desk lamp/on"])
    expectEqual(told, Self.all)
    expectEqual(summary, RunSummary(passed: 1, unchanged: 1, failed: 1, notRun: 2))
    expectEqual(try run().ran, ["LampViewController/Desk lamp/on"])
  }

  @Test
  func `A system that does not list a program's files is noted once, if scenarios could be left out`() throws
  {
    func notes(_ unchanged: RunOptions.Unchanged, isKnown: Bool) throws -> [String] {
      var options = RunOptions()
      options.unchanged = unchanged
      var run = TestRun(try package.project(), options: options)
      run.isProgramKnown = { isKnown }
      run.fingerprintOfProgram = { _ in nil }
      return try run.plan().notes.map(\.problem)
    }
    let problem = "every scenario runs: this system does not list the files that a program consists of"
    expectEqual(try notes(.skipped, isKnown: false), [problem])
    expectEmpty(try notes(.skipped, isKnown: true))
    expectEmpty(try notes(.ignored, isKnown: false))
  }
}
