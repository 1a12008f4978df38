import Expectations
import Foundation
import TestSupport
import Testing

/// An exploration by other processes.
@Suite @ProgramActor struct ExploreTests {
  private func explore(_ arguments: [String], in package: TemporaryFolder) throws -> Program.Outcome {
    try Hazards.program.run(["explore"] + arguments, in: package.url())
  }

  /// What ends the process. Two taps may also be a double tap.
  private static let crashes: [(useCase: String, words: String)] = [
    ("Index", "Fatal error: Index out of range, in closure #2 in IndexViewController.viewDidLoad()"),
    ("Emoji", "the name has no room"),
    ("Digits", "the amount is not a number"),
    ("Empty", "there is no first letter"),
    ("Twice", "there is no order"),
  ]

  @Test func `Crashes cost their own walk alone, and the same is found by any number of processes`() throws {
    let package = try Hazards.package(of: "Planted faults")
    let names = Self.crashes.map(\.useCase) + ["Rotation", "Leak"]
    let arguments = names.flatMap { ["--filter", $0] } + ["--walks", "6", "--seed", "3"]
    let outcome = try explore(arguments + ["--workers", "2"], in: package)
    expectEqual(outcome.status, 1)
    forEachRow(Self.crashes) { crash in
      #expect(outcome.output.contains("/\(crash.useCase): crash\n"), "\(outcome.output)")
      #expect(outcome.output.contains(crash.words), "\(outcome.output)")
      let script = outcome.output.components(separatedBy: "/\(crash.useCase)/crash-1.eg.swift, ").last ?? ""
      #expect(script.hasPrefix("1 statement:") || script.hasPrefix("2 statements:"), "\(outcome.output)")
    }
    #expect(outcome.output.hasSuffix(": 7 findings\n"), "\(outcome.output)")
    for count in ["1", "3"] {
      expectEqual(try explore(arguments + ["--workers", count], in: package).output, outcome.output)
    }
  }

  @Test func `A script of a finding shows it again`() throws {
    let package = try Hazards.package(of: "Planted faults")
    _ = try explore(["Twice", "--walks", "4"], in: package)
    let path = ".build/showcase/explored/Planted faults/TwiceViewController/Twice/crash-1.eg.swift"
    let replay = try Hazards.program.run(
      ["replay", path, "--use-case", "TwiceViewController/Twice"], in: package.url())
    expectEqual(replay.status, 1)
    #expect(replay.errors.contains("there is no order"), "\(replay.errors)")
  }

  @Test func `What does not answer is found within the time limit`() throws {
    let package = try Hazards.package(of: "Planted hang")
    let outcome = try explore(["--walks", "1", "--timeout", "2"], in: package)
    expectEqual(outcome.status, 1)
    #expect(outcome.output.contains("Hang: hang\n  does not answer in time: "), "\(outcome.output)")
  }
}
