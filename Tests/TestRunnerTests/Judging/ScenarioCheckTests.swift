import Diagnostics
import Expectations
import Foundation
import GoldenFiles
import HeadlessUIKit
import LampShowcase
import Project
import Scripts
import ShowcaseKit
import Storyboards
import TestSupport
import Testing

@testable import TestRunner

@MainActor @Suite struct ScenarioCheckTests {
  private let package: TemporaryFolder
  private let golden = "Snapshots/Lamps/LampViewController/Desk lamp/on.iPhone.txt"
  private let pending = ".build/showcase/pending/Snapshots/Lamps/LampViewController/Desk lamp/on.iPhone.txt"
  private let stopped = ".build/showcase/stopped/Snapshots/Lamps/LampViewController/Desk lamp/on.iPhone.txt"

  init() throws {
    package = try TemporaryFolder.package()
    try package.write(switchOnScript, to: "\(deskLampScripts)/on.eg.swift")
  }

  /// Runs the desk lamp's script.
  private func run(_ mode: RecordMode = .never) throws -> ScenarioOutcome { try result(mode).outcome }

  private func result(_ mode: RecordMode = .never) throws -> ScenarioResult {
    let scenario = try package.project().scenario(of: "Desk lamp", script: "on")
    return ScenarioCheck(goldens: GoldenStore(root: package.root), recordMode: mode).result(of: scenario)
  }

  /// The outcome in one word, as in the tables.
  fileprivate func word(_ outcome: ScenarioOutcome) -> String {
    switch outcome {
    case .passed: "passed"
    case .recorded(let write): "\(write)"
    case .goldenMissing: "missing"
    case .goldenMisnamed: "misnamed"
    case .differs: "differs"
    case .goldenUnusable: "golden unusable"
    case .scriptUnusable: "script unusable"
    case .stopped: "stopped"
    case .nondeterministic: "nondeterministic"
    case .died: "died"
    case .notRun: "not run"
    }
  }

  @Test func `A recorded golden holds the tree at launch, the calls, and what the script changed`() throws {
    _ = try run(.all)
    let text = try package.read(golden)
    #expect(text.hasPrefix("showcase-storyboard 2\nuse case: LampViewController / Desk lamp\nscript: on\n"))
    #expect(text.contains("UILabel \"Dark\""))
    #expect(text.contains("called  LampCommands.setLamp(on: true)"))
    #expect(text.contains("\"Dark\" -> \"Bright\""))
  }

  @Test func `A missing golden waits for review, and passes without one after it was recorded`() throws {
    // Without recording a missing golden stays missing, and the storyboard waits for review.
    expectEqual(word(try run()), "missing")
    #expect(!package.has("Snapshots"))
    #expect(try package.read(pending).contains("UILabel \"Dark\""))
    // A recorded golden passes, and nothing is left to review.
    _ = try run()
    expectEqual(word(try run(.missing)), "created")
    #expect(!package.has(pending))
    try package.write("former", to: pending)
    expectEqual(word(try run()), "passed")
    #expect(!package.has(pending))
  }

  @Test func `A difference names the node, with the golden's value and the one now`() throws {
    _ = try run(.all)
    try package.edit(golden, "UIButton \"Switch\"", to: "UIButton \"Toggle\"")
    guard case .differs(let mismatch) = try run() else {
      Issue.record("the label was edited")
      return
    }
    expectEqual(
      mismatch.difference.lines,
      [
        "step 1: launch",
        "  changed UIButton \"Toggle\": \"Toggle\" -> \"Switch\" (the same in step 2)",
      ])
    #expect(try package.read(golden).contains("Toggle"))
    #expect(try package.read(pending).contains("Switch"))
  }

  @Test
  func `A label that was edited by hand is named, even if later lines of the golden name the node by it`()
    throws
  {
    _ = try run(.all)
    try package.edit(golden, "  UILabel \"Dark\" (", to: "  UILabel \"Dim\" (")
    guard case .differs(let mismatch) = try run() else {
      Issue.record("the label was edited")
      return
    }
    expectEqual(
      mismatch.difference.lines, ["step 1: launch", "  changed UILabel \"Dim\": \"Dim\" -> \"Dark\""])
  }

  @Test func `A missing call is reported at the step that should have sent it`() throws {
    _ = try run(.all)
    try package.edit(golden, "called  LampCommands.setLamp(on: true)", to: "called  LampCommands.blink()")
    guard case .differs(let mismatch) = try run() else {
      Issue.record("the call was edited")
      return
    }
    expectEqual(mismatch.difference.lines.first?.hasPrefix("step 2: EarlGrey.selectElement("), true)
    expectEqual(
      mismatch.difference.lines.dropFirst(),
      [
        "  - called  LampCommands.blink()", "  + called  LampCommands.setLamp(on: true)",
      ])
  }

  @Test func `A golden that is not a storyboard is reported with its position`() {
    forEachRow([("", 1, 1), ("hello\n", 1, 1), ("showcase-storyboard 2\nuse-case: a\n", 2, 1)]) {
      text, line, column in
      let fresh = try Self()
      try fresh.package.write(text, to: fresh.golden)
      guard case .goldenUnusable(let fault) = try fresh.run() else {
        Issue.record("the golden is broken")
        return
      }
      expectEqual(fault.file, fresh.golden)
      expectEqual(fault.position?.line, line)
      expectEqual(try fresh.package.read(fresh.golden), text)
      expectTrue(fresh.package.has(fresh.pending))
    }
  }

  /// The golden before the run, and its result in each record mode.
  nonisolated static let table: [(golden: String, mode: RecordMode, outcome: String, isWritten: Bool)] = [
    ("missing", .never, "missing", false), ("missing", .missing, "created", true),
    ("missing", .failed, "created", true), ("missing", .all, "created", true),
    ("differing", .never, "differs", false), ("differing", .missing, "differs", false),
    ("differing", .failed, "replaced", true), ("differing", .all, "replaced", true),
    ("equal", .never, "passed", false), ("equal", .missing, "passed", false),
    ("equal", .failed, "passed", false), ("equal", .all, "passed", false),
    ("broken", .never, "golden unusable", false), ("broken", .missing, "golden unusable", false),
    ("broken", .failed, "replaced", true), ("broken", .all, "replaced", true),
    ("bytes", .never, "golden unusable", false), ("bytes", .missing, "golden unusable", false),
    ("bytes", .failed, "replaced", true), ("bytes", .all, "replaced", true),
  ]

  @Test func `Each record mode writes what it says, and nothing else`() {
    forEachRow(Self.table) { state, mode, outcome, isWritten in
      let fresh = try Self()
      try fresh.prepare(state)
      let before = try? Data(contentsOf: fresh.package.url(fresh.golden))
      let time = try? fresh.modificationTime()
      expectEqual(fresh.word(try fresh.run(mode)), outcome)
      if isWritten {
        expectEqual(fresh.word(try fresh.run()), "passed")
      } else {
        expectEqual((try? Data(contentsOf: fresh.package.url(fresh.golden))), before)
        expectEqual((try? fresh.modificationTime()), time)
      }
      expectEqual(fresh.package.has(fresh.pending), !(isWritten || outcome == "passed"))
      expectEqual(fresh.package.files(in: "Snapshots").count, (fresh.package.has(fresh.golden) ? 1 : 0))
    }
  }

  private func prepare(_ state: String) throws {
    guard state != "missing" else { return }
    _ = try run(.all)
    switch state {
    case "differing": try package.edit(golden, "\"Switch\" (", to: "\"Toggle\" (")
    case "broken": try package.write("hello\n", to: golden)
    case "bytes": try package.write(Data([0xFF]), to: golden)
    default: break
    }
    let past = Date(timeIntervalSince1970: 1_000_000)
    try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: package.url(golden).path)
  }

  private func modificationTime() throws -> Date? {
    try FileManager.default.attributesOfItem(atPath: package.url(golden).path)[.modificationDate] as? Date
  }

  @Test func `A script that stops records nothing, whatever the mode`() {
    forEachRow(RecordMode.allCases) { mode in
      let fresh = try Self()
      try fresh.package.write(failingScript, to: "\(deskLampScripts)/on.eg.swift")
      guard case .stopped(let failure) = try fresh.run(mode) else {
        Issue.record("the label is gone when it is looked for")
        return
      }
      expectEqual(failure.statement?.position, SourcePosition(line: 2, column: 1))
      expectEqual(failure.step, 3)
      expectEqual(
        failure.causes,
        [
          "launch", #"EarlGrey.selectElement(with: grey_buttonTitle("Switch")).perform(grey_tap())"#,
        ])
      expectFalse(fresh.package.has("Snapshots"))
    }
  }

  @Test
  func `A script that stops leaves the steps before it, in place of what an earlier run left`() throws {
    _ = try run()
    let whole = try Storyboard(text: try package.read(pending))
    try package.write("snapshot(\"first\")\n" + failingScript, to: "\(deskLampScripts)/on.eg.swift")
    _ = try run()
    let left = try Storyboard(text: try package.read(stopped))
    #expect(!package.has(pending))
    expectEqual(left.steps.map(\.cause), ["launch", "snapshot(\"first\")", whole.steps[1].cause])
    expectEqual(left.steps.last?.tree, whole.steps.last?.tree)
    expectEqual(left.steps.last?.calls, ["LampCommands.setLamp(on: true)"])
  }

  @Test func `A script that stops carries how the steps before it differ from the golden's`() throws {
    func mismatch() throws -> StoryboardMismatch? {
      guard case .stopped(let stop) = try run() else {
        Issue.record("the label is gone when it is looked for")
        return nil
      }
      return stop.mismatch
    }
    // Without a golden there is nothing to compare.
    try package.write(failingScript, to: "\(deskLampScripts)/on.eg.swift")
    expectNil(try mismatch())
    // Further steps of the golden, and its pending work at the end, are not differences.
    try package.write(switchOnScript + "snapshot(\"more\")\n", to: "\(deskLampScripts)/on.eg.swift")
    _ = try run(.all)
    try package.write(failingScript, to: "\(deskLampScripts)/on.eg.swift")
    expectNil(try mismatch())
    // The difference is that of the steps before the stop.
    try package.edit(golden, "LampCommands.setLamp(on: true)", to: "LampCommands.setLamp(on: false)")
    let found = try #require(try mismatch())
    expectEqual(found.expected.steps.count, 2)
    expectEqual(
      found.difference.lines.dropFirst().map { $0 },
      ["  - called  LampCommands.setLamp(on: false)", "  + called  LampCommands.setLamp(on: true)"])
    // Of a damaged golden, the readable steps count.
    try package.write(try package.read(golden) + "rubbish\n", to: golden)
    expectEqual(try mismatch(), found)
    try package.write("hello\n", to: golden)
    expectNil(try mismatch())
  }

  @Test func `A use case that raises an exception later leaves the steps before it too`() throws {
    let showcase = Showcase("Selfish") { UseCase("Later", of: SelfishLaterViewController.self) }
    let package = try TemporaryFolder.package()
    let folder = "Plans/Scripts/Selfish/SelfishLaterViewController/Later"
    try package.write("snapshot(\"well\")\nadvance(by: 5)\n", to: "\(folder)/wait.eg.swift")
    let scenario = try package.project([showcase]).scenario(of: "Later", script: "wait")
    let check = ScenarioCheck(goldens: GoldenStore(root: package.root), recordMode: .all)
    guard case .stopped(let failure) = check.result(of: scenario).outcome else {
      Issue.record("the view is put into itself")
      return
    }
    #expect(failure.report.contains("Can't add self as subview"))
    expectEqual(failure.step, 3)
    expectEqual(failure.statement?.position.line, 2)
    expectEqual(failure.causes, ["launch", "snapshot(\"well\")"])
    let text = try package.read(".build/showcase/stopped/\(scenario.golden)")
    expectEqual(try Storyboard(text: text).steps.count, 2)
  }

  @Test func `A script that cannot be understood records nothing`() {
    forEachRow(RecordMode.allCases) { mode in
      let fresh = try Self()
      try fresh.package.write("EarlGrey.selct()\n", to: "\(deskLampScripts)/on.eg.swift")
      guard case .scriptUnusable(let faults) = try fresh.run(mode) else {
        Issue.record("there is no such member")
        return
      }
      expectEqual(faults.map(\.file), ["\(deskLampScripts)/on.eg.swift"])
      expectFalse(fresh.package.has("Snapshots"))
    }
  }

  @Test func `A use case that never comes to rest stops before the first statement`() throws {
    let showcase = Showcase("Restless") { UseCase("Ticks", of: RestlessViewController.self) }
    let package = try TemporaryFolder.package()
    let scenario = try package.project([showcase]).scenario(of: "Ticks", script: "launch")
    let check = ScenarioCheck(goldens: GoldenStore(root: package.root), recordMode: .all)
    try package.write("old\n", to: ".build/showcase/pending/\(scenario.golden)")
    guard case .stopped(let failure) = check.result(of: scenario).outcome else {
      Issue.record("the controller ticks forever")
      return
    }
    expectEmpty(failure.causes)
    expectEqual(failure.step, 1)
    #expect(!package.has(".build/showcase/pending/\(scenario.golden)"))
    expectNil(failure.statement)
    #expect(failure.report.contains("tick"))
    #expect(!package.has("Snapshots"))
  }
}

extension ScenarioCheckTests {
  @Test
  func `A result holds what was shown where its outcome does not, and somebody should look at it`() throws {
    expectEqual(String(decoding: try result().storyboard, as: UTF8.self), (try package.read(pending)))
    expectEmpty(try result(.all).storyboard)
    expectEmpty(try result().storyboard)
    try package.edit(golden, "UIButton \"Switch\"", to: "UIButton \"Toggle\"")
    expectEmpty(try result().storyboard)
    try package.write("hello\n", to: golden)
    expectFalse(try result().storyboard.isEmpty)
    try package.write(failingScript, to: "\(deskLampScripts)/on.eg.swift")
    expectEqual(String(decoding: try result().storyboard, as: UTF8.self), (try package.read(stopped)))
  }

  @Test func `A result says where the storyboard is`() throws {
    expectEqual(try result().kept, .file(pending))
    expectEqual(try result(.all).kept, .nowhere)
    expectEqual(try result().kept, .nowhere)
    try package.write(failingScript, to: "\(deskLampScripts)/on.eg.swift")
    expectEqual(try result().kept, .file(stopped))
    try package.write(switchOnScript, to: "\(deskLampScripts)/on.eg.swift")
    expectEqual(try result().kept, .nowhere)
    #expect(!package.has(stopped))
  }

  @Test func `A build folder that cannot be written changes no outcome`() {
    forEachRow(["passed", "differs", "missing"]) { state in
      let fresh = try Self()
      if state != "missing" { _ = try fresh.run(.all) }
      if state == "differs" { try fresh.package.edit(fresh.golden, "\"Switch\" (", to: "\"Toggle\" (") }
      if fresh.package.has(".build") { try fresh.package.remove(".build") }
      try fresh.package.write("", to: ".build")
      let result = try fresh.result()
      expectEqual(fresh.word(result.outcome), state)
      guard state != "passed" else {
        expectEqual(result.kept, .nowhere)
        return
      }
      guard case .unkept(let fault) = result.kept else {
        Issue.record("a file is in the folder's place")
        return
      }
      expectEqual(fault.file, fresh.pending)
      #expect(fault.problem.hasSuffix("Not a directory"), "\(state)")
    }
  }

  @Test func `A merge conflict in a golden is reported as such, before any difference`() throws {
    _ = try run(.all)
    try package.edit(golden, "[1] launch\n", to: "<<<<<<< HEAD\n[1] launch\n")
    guard case .goldenUnusable(let fault) = try run() else {
      Issue.record("git was here")
      return
    }
    expectEqual(fault.problem, "the golden has a merge conflict")
    expectEqual(fault.position, SourcePosition(line: 6, column: 1))
  }

  @Test func `A misspelled golden is neither compared nor written beside, whatever the mode`() {
    forEachRow(RecordMode.allCases) { mode in
      let fresh = try Self()
      _ = try fresh.run(.all)
      let found = fresh.golden.replacing("Lamps/", with: "lamps/")
      try FileManager.default.moveItem(
        at: fresh.package.url("Snapshots/Lamps"), to: fresh.package.url("Snapshots/lamps"))
      try fresh.package.edit(found, "\"Switch\" (", to: "\"Toggle\" (")
      let before = try fresh.package.contents(of: "Snapshots")
      try fresh.package.write("former", to: fresh.pending)
      let result = try fresh.result(mode)
      guard case .goldenMisnamed(let other) = result.outcome else {
        Issue.record("the folder is misspelled, but \(fresh.word(result.outcome))")
        return
      }
      expectEqual(other.path, found)
      expectEqual(try fresh.package.contents(of: "Snapshots"), before)
      #expect(result.kept == .nowhere && !fresh.package.has(fresh.pending), "\(mode)")
    }
  }

  @Test
  func `A result says whether something is at the golden's path that recording leaves alone`() throws {
    try package.write("hello\n", to: golden)
    expectFalse(try result().isPathTaken)
    try package.remove(golden)
    try package.write("kept", to: "\(golden)/below")
    expectTrue(try result().isPathTaken)
  }
}
