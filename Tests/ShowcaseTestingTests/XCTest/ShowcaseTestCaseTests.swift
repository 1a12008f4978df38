import Expectations
import Foundation
import GoldenFiles
import LampShowcase
import ShowcaseKit
import ShowcaseTesting
import Storyboards
import TestSupport
import Testing
import XCTest

/// What the base class does in a package of lamps, as XCTest reports it.
@MainActor @Suite(.enabled(if: ProcessInfo.processInfo.environment["SHOWCASE_RECORD"] == nil))
struct ShowcaseTestCaseTests {
  private let package: TemporaryFolder
  private let observer = RunObserver()
  private let sign = "Snapshots/Lamps/SignViewController/Exit/launch.iPhone"
  private let files = ".build/showcase/attachments/Snapshots/Lamps/SignViewController/Exit/launch.iPhone"

  init() throws { package = try TemporaryFolder.package() }

  /// Runs the test of a class as XCTest does.
  private func runTests(_ testClass: ShowcaseTestCase.Type = LampTests.self) -> XCTestRun? {
    let test = testClass.init(name: "testUseCases") { test in
      try (test as? ShowcaseTestCase)?.verifyUseCases(file: "/nowhere/Tests.swift", line: 7)
    }
    LampTests.$root.withValue(package.root) { observer.watch(test) }
    return test.testRun
  }

  private func record() throws {
    let planned = try PlannedUseCase.all(
      in: [lamps], plan: nil, file: package.root, variables: TestVariables([:])
    ) { _ in }
    let verifier = ScenarioVerifier(GoldenStore(root: package.root), recording: .all) { _ in }
    for useCase in planned {
      for scenario in useCase.scenarios { expectNil(verifier.failure(of: scenario)) }
    }
  }

  @Test func `each use case is a test of its own`() throws {
    let run = try #require(runTests())

    #expect((run.executionCount, run.failureCount, run.hasSucceeded) == (3, 3, false))
    expectEqual(
      observer.events,
      [
        "began LampTests.testUseCases",
        "began LampTests.Lamps/LampViewController/Desk lamp",
        "ended LampTests.Lamps/LampViewController/Desk lamp badly",
        "began LampTests.Lamps/LampViewController/Ceiling lamp",
        "ended LampTests.Lamps/LampViewController/Ceiling lamp badly",
        "began LampTests.Lamps/SignViewController/Exit",
        "ended LampTests.Lamps/SignViewController/Exit badly",
        "ended LampTests.testUseCases badly",
      ])
    expectTrue(observer.failures.allSatisfy { $0.text.contains(": the golden is missing\n") })
  }

  @Test func `goldens that are right pass, and files about a failure go with the failure`() throws {
    try record()
    let run = try #require(runTests())

    #expect((run.executionCount, run.failureCount, run.hasSucceeded) == (3, 0, true))
    expectEmpty(observer.failures)

    try record()
    let golden = try package.read("\(sign).txt")
    try package.edit("\(sign).txt", "\"EXIT\"", to: "\"WAY OUT\"")
    _ = runTests()
    try package.write(golden, to: "\(sign).txt")
    _ = runTests()

    expectEqual(package.files(in: ".build/showcase/attachments"), [])
  }

  @Test func `a scenario that differs is reported where its use case is written, with files about it`() throws
  {
    try record()
    try package.edit("\(sign).txt", "\"EXIT\"", to: "\"WAY OUT\"")
    _ = runTests()
    let failure = try #require(observer.failures.first)

    expectEqual(observer.failures.count, 1)
    #expect(failure.place.hasSuffix("/Tests/LampShowcase/Lamps.swift:8"))
    #expect(
      failure.text.hasPrefix(
        "Lamps/SignViewController/Exit/launch (iPhone): differs from its golden (golden -> now)\n  step 1: launch\n"
      ))
    #expect(
      failure.text.contains(
        "\n  diff:   \(files).diff\n  drawn:  \(files).first-difference.svg\n  next:   SHOWCASE_RECORD="))
    #expect(failure.text.hasSuffix(" swift test"))
    #expect(try package.read("\(files).diff").hasPrefix("--- a/\(sign).txt"))
    #expect(try package.read("\(files).first-difference.svg").contains("EXIT"))
  }

  @Test func `a file that cannot be written hides no failure`() throws {
    try record()
    try package.edit("\(sign).txt", "\"EXIT\"", to: "\"WAY OUT\"")
    try package.write("", to: ".build/showcase/attachments")
    _ = runTests()

    expectEqual(observer.failures.count, 1)
    expectEqual(observer.failures.first?.text.contains("diff:"), false)
  }

  @Test func `a plan narrows what is run`() throws {
    try package.write(
      plan(
        ("iPad", #""device" : "iPad""#),
        target: #""target" : { "name" : "Lamps" }, "selectedTests" : [ "SignViewController/Exit" ]"#),
      to: "Plans/Smoke.xctestplan")
    let run = try #require(runTests(SmokeTests.self))

    expectEqual(run.executionCount, 1)
    expectEqual(
      observer.failures.map { $0.text.prefix { $0 != ":" } },
      [
        "Lamps/SignViewController/Exit/launch (iPad)"
      ])
  }

  @Test func `a plan that is not there fails the test that asks for it, at its line`() throws {
    try package.write(plan(("iPhone", "")), to: "Plans/Smok.xctestplan")
    let run = try #require(runTests(SmokeTests.self))

    #expect((run.executionCount, run.failureCount) == (1, 1))
    expectEqual(observer.failures.first?.place, "/nowhere/Tests.swift:7")
    expectEqual(observer.failures.first?.text.contains("nearest:  Smok"), true)
  }

  @Test func `a class without showcases fails with what to override`() {
    _ = runTests(EmptyTests.self)

    expectEqual(observer.failures.first?.text.contains("override class var showcases"), true)
  }

  @Test func `a test that finds nothing to do is skipped`() throws {
    let disabled = #""enabled" : false, "target" : { "name" : "Lamps" }"#
    try package.write(plan(("iPhone", ""), target: disabled), to: "Plans/All.xctestplan")
    let run = try #require(runTests() as? XCTestCaseRun)

    expectEqual(observer.events, ["began LampTests.testUseCases", "ended LampTests.testUseCases well"])
    expectTrue(run.hasBeenSkipped)
  }
}

/// A class as a user writes it, except for its package, which is the running test's.
private class LampTests: ShowcaseTestCase {
  @TaskLocal static var root = ""

  override class var showcases: [Showcase] { [lamps] }
  override class var packagePath: String? { root }
}

private final class SmokeTests: LampTests {
  override class var plan: String? { "Smoke" }
}

private final class EmptyTests: ShowcaseTestCase {}
