import Expectations
import Foundation
import TestSupport
import Testing

/// Scenarios that have not changed since they passed do not run again.
@Suite @ProgramActor struct UnchangedTests {
  private let package: TemporaryFolder
  private static let passed = "10 scenarios: 10 passed\n"
  private static let script =
    "Plans/Scripts/Chrome/ShowcaseViewController/Home screen/open-text-badge.eg.swift"
  private static let golden = "Snapshots/Chrome/TextBadgeView/Text badge/launch.iPhone.txt"

  /// Begins with a copy of a package in which everything has passed once.
  init() throws {
    package = try TemporaryFolder.package()
    for name in ["Plans", "Snapshots", ".build"] {
      try FileManager.default.copyItem(at: try Self.passedOnce.get().url(name), to: package.url(name))
    }
  }

  private static let passedOnce = Result {
    let package = try Repository.copyOfPlans()
    // A program that was just built could be rebuilt with the same time.
    let program = Program.showcase.executable.path
    let built = try FileManager.default.attributesOfItem(atPath: program)[.modificationDate] as? Date
    Thread.sleep(until: try #require(built).addingTimeInterval(4))
    for arguments in [["--record"], []] {
      let outcome = try Program.showcase.run(["run", "Smoke"] + arguments, in: package.url())
      try #require(outcome.status == 0, Comment(rawValue: outcome.output))
    }
    return package
  }

  private func showcase(
    _ arguments: String..., by program: Program = .showcase, environment: [String: String] = [:]
  ) throws -> Program.Outcome {
    try program.run(["run", "Smoke"] + arguments, in: package.url(), environment: environment)
  }

  private static func passed(unchanged count: Int) -> String {
    "10 scenarios: 10 passed (\(count) unchanged since they passed; --again runs them)\n"
  }

  @Test func `nothing runs where nothing changed, and everything where somebody asks for it`() throws {
    expectEqual(
      try showcase("--report", "json=log.json", "--report", "terminal").output, Self.passed(unchanged: 10))
    expectEqual(try package.read("log.json").split(separator: #""isUnchanged":true"#).count, 11)
    expectEqual(try showcase("--again").output, Self.passed)
    expectEqual(try showcase("--workers", "0").output, Self.passed)
    expectEqual(try showcase(environment: ["CI": "true"]).output, Self.passed)
    expectEqual(try showcase("--repeat", "2").output, Self.passed)
    expectEqual(try showcase(environment: ["SHLVL": "9"]).output, Self.passed(unchanged: 10))
  }

  @Test func `a script or a golden that changed runs its scenario alone`() throws {
    let text = try package.read(Self.script)
    try package.write("// It is read.\n" + text, to: Self.script)
    let afterScript = try showcase().output
    try package.edit(Self.golden, "UILabel \"TEXT\"", to: "UILabel \"TXET\"")
    let failures = [try showcase(), try showcase()]

    #expect(afterScript.hasPrefix("10 scenarios: 10 passed ("))
    #expect(afterScript != Self.passed(unchanged: 10))
    for failure in failures {
      expectEqual(failure.status, 1)
      #expect(failure.output.contains(#"changed UILabel "TXET": "TXET" -> "TEXT""#))
      #expect(
        failure.output.hasSuffix(
          "10 scenarios: 9 passed (9 unchanged since they passed; --again runs them), 1 failed\n"))
    }
  }

  @Test func `another program, or another environment, runs everything`() throws {
    let copy = Program(executable: package.url("copy"))
    try FileManager.default.copyItem(at: Program.showcase.executable, to: copy.executable)

    expectEqual(try showcase(environment: ["LAMP": "on"]).output, Self.passed)
    expectEqual(try showcase().output, Self.passed)
    expectEqual(try showcase(by: copy).output, Self.passed)
  }

  @Test func `a file that is damaged runs everything`() throws {
    let file = ".build/showcase/passed"
    try package.write(try package.read(file) + "damage", to: file)

    expectEqual(try showcase().output, Self.passed)
    expectEqual(try showcase().output, Self.passed(unchanged: 10))
  }
}
