import Expectations
import TestSupport
import Testing

/// Screens that depend on the order of asynchronous work are detected.
@Suite @HazardActor struct RaceTests {
  private let package: TemporaryFolder

  init() throws {
    package = try Hazards.package(of: "Races")
  }

  private func prove(_ arguments: String...) throws -> Program.Outcome {
    try Hazards.program.run(["prove"] + arguments, in: package.url())
  }

  @Test func `Every planted race is found within 50 schedules, and shown again by its schedule's seed`()
    throws
  {
    let count = Extent.size(50, quick: 15)
    let outcome = try prove("--schedules", "\(count)")
    expectEqual(outcome.status, 1)
    let paragraphs = outcome.output.split(separator: "\n\n").map(String.init)
    expectEqual(paragraphs.count, 4, Comment(rawValue: outcome.output))
    let names = [
      "AnswerViewController/Answer and animation", "LoadsViewController/Two loads",
      "SearchViewController/Search",
    ]
    for (name, paragraph) in zip(names, paragraphs) {
      #expect(
        paragraph.hasPrefix(
          "Races/\(name)/launch (iPhone)\n  varies with the order of asynchronous work: a race (--schedule "))
      #expect(paragraph.contains("\n    usual: "))
      #expect(paragraph.contains("\n    then: "))
      #expect(paragraph.contains("UILabel"))
    }
    expectEqual(paragraphs.last, "4 scenarios, each run in \(count + 2) ways: 3 vary\n")
    try checkRepetition(of: try #require(paragraphs.first { $0.contains("LoadsViewController") }))
  }

  /// The schedule that a finding names shows the same, each time.
  private func checkRepetition(of finding: String) throws {
    let seed = try #require(
      finding.split(separator: "--schedule ").dropFirst().first?.prefix { $0.isNumber }.description)
    let outcomes = try (0..<2).map { _ in
      try prove("--schedule", seed, "--filter", "LoadsViewController")
    }
    expectEqual(outcomes[0].status, 1)
    expectEqual(outcomes[0].output, outcomes[1].output)
    expectEqual(outcomes[0].output.split(separator: "\n\n").first.map(String.init), finding)
  }
}
