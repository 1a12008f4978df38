import Expectations
import Foundation
import TestSupport
import Testing

/// Use cases that write where they should not, or start processes, do not harm other scenarios, and leave nothing
/// behind.
@Suite @HazardActor struct HarmTests {
  private let package: TemporaryFolder
  private static let golden = "Snapshots/Harms/CalmViewController/First/launch.iPhone.txt"
  private static let headline =
    "\(golden): error: something else wrote, made or removed this golden during the run"

  init() throws {
    package = try Hazards.package(of: "Harms")
  }

  private func run(_ arguments: String...) throws -> Program.Outcome {
    try Hazards.program.run(arguments, in: package.url(), environment: ["SWIFT_BACKTRACE": "enable=no"])
  }

  @Test(arguments: ["1", "3"])
  func `What a use case writes to its connection is an answer of nobody's`(workers: String) throws {
    let selection = [
      "CalmViewController", "ForgingViewController", "PartialViewController", "OtherViewController",
    ]
    let filters = selection.flatMap { ["--filter", "Harms/\($0)"] }
    let recording = try Hazards.program.run(
      ["--record", "--workers", workers] + filters, in: package.url(),
      environment: ["SWIFT_BACKTRACE": "enable=no"])

    expectEqual(
      recording.headlines.filter { $0.contains("launch (iPhone)") },
      [
        "Harms/ForgingViewController/Forges/launch (iPhone): it wrote to the connection of its process",
        "Harms/PartialViewController/Writes a part/launch (iPhone): it wrote to the connection of its process",
      ])
    expectEqual(recording.headlines.last, "6 scenarios: 4 recorded, 2 failed")
    let goldens = try package.contents(of: "Snapshots/Harms")
    expectEqual(goldens.count, 4)
    let heads = goldens.values.map { String(decoding: $0, as: UTF8.self).split(separator: "\n")[1] }.sorted()
    expectEqual(
      heads,
      [
        "use case: CalmViewController / First", "use case: CalmViewController / Fourth",
        "use case: CalmViewController / Third", "use case: OtherViewController / Second",
      ])
  }

  @Test(arguments: ["0", "2"])
  func `No process that a use case started outlives the run, in whatever session it is`(
    workers: String
  ) throws {
    // A crash would end a run without workers.
    let crash = workers == "0" ? [] : ["--filter", "CrashingBesideViewController"]
    _ = try Hazards.program.run(
      ["--workers", workers, "--filter", "LeavingViewController"] + crash, in: package.url(),
      environment: ["SWIFT_BACKTRACE": "enable=no"])

    let started = try package.read("started.txt").split(whereSeparator: \.isWhitespace).compactMap {
      Int32($0)
    }
    #expect(started.count >= (workers == "0" ? 2 : 4))
    for process in started { #expect(Self.ends(process), "process \(process) is still there") }
  }

  /// Whether the process ends within a minute: a killed process exists until it has its turn.
  private static func ends(_ process: Int32) -> Bool {
    let deadline = ContinuousClock.now + .seconds(60)
    while !isGone(process), ContinuousClock.now < deadline { usleep(10_000) }
    return isGone(process)
  }

  /// A process that has ended may wait for its new parent to notice.
  private static func isGone(_ process: Int32) -> Bool {
    let state = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
    return kill(process, 0) != 0 || state?.split(separator: ")").last?.hasPrefix(" Z") == true
  }

  @Test func `A golden that a use case wrote is named with a failure, also by a run of some scenarios`()
    throws
  {
    let calm = try run("--record", "--filter", "Harms/CalmViewController")
    expectEqual(calm.status, 0)
    let recording = try run("--record", "--filter", "Harms/TamperingViewController")

    expectEqual(recording.status, 1)
    #expect(recording.headlines.contains(Self.headline))
    expectEqual(recording.headlines.last, "1 scenario: 1 recorded, 1 golden changed by something else")
    expectEqual(try package.read(Self.golden), "hacked\n")
  }

  @Test(arguments: Extent.rows(["json", "junit", "markdown", "github", "html"], quick: 2))
  func `Every report names such a golden`(kind: String) throws {
    _ = try run("--record", "--filter", "Harms/CalmViewController")
    _ = try run("--filter", "Harms/TamperingViewController", "--report", "\(kind)=report")

    let report = try package.read("report")
    #expect(report.contains(Self.golden))
    #expect(kind == "json" || report.contains("removed this golden during the run"))
  }

  @Test(
    arguments: Extent.rows(["NestingViewController", "NestingInsideOutViewController"], quick: 1))
  func `Views nested deeper than UIKit would take are a failure with their place, not a crash`(
    controller: String
  ) throws {
    let outcome = try run("--filter", controller)

    expectEqual(outcome.status, 1)
    #expect(outcome.headlines[0].hasSuffix("/launch (iPhone): the use case could not be launched"))
    #expect(
      outcome.output.contains("Can't add UIView to UIView: the view hierarchy would be 1001 levels deep"))
  }

  @Test(.enabled(if: Extent.isWhole))
  func `A golden that is too long to be compared line by line is reported as that`() throws {
    let golden = "Snapshots/Harms/EndlessListViewController/Never ends/launch.iPhone.txt"
    let lines = (0..<500_000).map { "      UIView (0 \($0) 10 1)\n" }.joined()
    try package.write("showcase-storyboard 2\n" + lines, to: golden)

    let outcome = try run("--filter", "EndlessListViewController")
    let fault =
      "\(golden): error: the golden (500001 lines) and what is shown now ("
    #expect(outcome.output.contains(fault))
    #expect(outcome.output.contains("are too long to be compared line by line"))
    expectEqual(outcome.status, 2)
  }

  @Test(.enabled(if: Extent.isWhole))
  func `What is too long to be compared line by line passes where its bytes are equal`() throws {
    expectEqual(try run("--record", "--filter", "EndlessListViewController").status, 0)
    expectEqual(
      try run("--again", "--filter", "EndlessListViewController").headlines.last, "1 scenario: 1 passed")
  }

  @Test func `What a run writes itself is not a finding`() throws {
    let calm = try run("--record", "--filter", "Harms/CalmViewController")
    #expect(!calm.output.contains("changed"))
    let again = try run("--again", "--filter", "Harms/CalmViewController")
    expectEqual(again.headlines.last, "3 scenarios: 3 passed")
  }
}
