import Expectations
import Foundation
import TestSupport
import Testing

/// An audit by other processes.
@Suite @HazardActor struct AuditTests {
  private let package: TemporaryFolder

  init() throws { package = try Hazards.package(of: "Obstacles") }

  private func audit(_ arguments: String...) throws -> Program.Outcome {
    try Hazards.program.run(
      ["audit"] + arguments, in: package.url(), environment: ["SWIFT_BACKTRACE": "enable=no"])
  }

  private static let finding =
    "Obstacles/SmallButtonViewController/Small/launch (iPhone), step 1: UIButton: "
    + "is 20 by 20 points, less than 44 by 44 (small target)"

  @Test(arguments: ["1", "2"])
  func `what is found is reported, and a crash costs its own scenario alone`(workers: String) throws {
    let outcome = try audit("--workers", workers)
    let lines = outcome.output.split(separator: "\n").map(String.init)
    expectEqual(outcome.status, 1)
    expectEqual(lines.count, 3)
    expectEqual(lines.first, Self.finding)
    #expect(lines[1].hasPrefix("Obstacles/TrappingViewController/Traps/launch (iPhone): it crashed"))
    expectEqual(lines.last, "3 scenarios: 1 finding, 1 not seen to the end")
  }

  @Test func `one process finds the same as several`() throws {
    let selection = ["--skip", "TrappingViewController"]
    let there = try audit(selection[0], selection[1])
    let here = try audit("--workers", "0", selection[0], selection[1])
    // What the screens print themselves is in the output as well.
    let lines = here.output.split(separator: "\n").filter { $0 != "nothing to see" }
    expectEqual(lines.joined(separator: "\n") + "\n", there.output)
    expectEqual(there.output, "\(Self.finding)\n2 scenarios: 1 finding\n")
  }
}
