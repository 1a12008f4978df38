import Expectations
import TestSupport
import Testing

/// Use cases that show what ran before them, or the host, are detected.
@Suite @HazardActor struct LeakTests {
  private let package: TemporaryFolder

  init() throws {
    package = try Hazards.package(of: "Leaks")
  }

  private func run(_ arguments: String...) throws -> Program.Outcome {
    try Hazards.program.run(arguments, in: package.url(), environment: ["TZ": "UTC"])
  }

  private func name(_ identifier: String) -> String { "Leaks/\(identifier)/launch (iPhone)" }

  @Test func `what differs from one take to the next is reported as such, and never recorded`() throws {
    let outcome = try run("--record", "--workers", "1")
    let golden = "Snapshots/Leaks/DrawingViewController/Draws/launch.iPhone.txt"
    expectEqual(outcome.status, 1)
    #expect(
      outcome.headlines.contains(
        name("DrawingViewController/Draws") + ": nondeterministic: two takes of it differ (one -> other)"))
    #expect(outcome.output.contains("    changed UILabel \""))
    #expect(!package.has(golden))
    #expect(!package.has(".build/showcase/pending"))
  }

  @Test func `a leak from one scenario to another is found by a random order with its seed`() throws {
    _ = try run("--record", "--workers", "0")
    let filters = [
      "--filter", "CountingViewController", "--filter", "RaisingViewController", "--workers", "1",
    ]
    let planned = try Hazards.program.run(filters, in: package.url())
    expectEqual(planned.status, 0, "the one that counts comes first")
    let outcomes = try (1...8).map { seed in
      try Hazards.program.run(filters + ["--order", "random:\(seed)"], in: package.url())
    }
    let failed = outcomes.filter { $0.status == 1 }
    #expect(!failed.isEmpty && failed.count < outcomes.count)
    expectTrue(failed.allSatisfy { $0.output.contains(#""level 1" -> "level 0""#) })
    expectEqual(outcomes[2].errors, "The order's seed is 3.\n")
    let again = try Hazards.program.run(filters + ["--order", "random:3"], in: package.url())
    expectEqual(again.output, outcomes[2].output)
  }

  @Test func `a leak is found when goldens are recorded, since second takes run the other way round`() throws
  {
    let outcome = try run(
      "--record", "--workers", "1", "--filter", "CountingViewController", "--filter",
      "RaisingViewController")
    expectEqual(outcome.status, 1)
    #expect(
      outcome.headlines.contains(
        name("CountingViewController/Counts") + ": nondeterministic: two takes of it differ (one -> other)"))
    #expect(outcome.output.contains(#""level 0" -> "level 1""#))
    #expect(package.has("Snapshots/Leaks/RaisingViewController/Raises/launch.iPhone.txt"))
  }

  @Test func `a proof names what varies, by node, and with what`() throws {
    let outcome = try run("prove", "--workers", "1")
    expectEqual(outcome.status, 1)
    let expected = [
      ("CountingViewController/Counts", "with what ran before it in its process", "level 1"),
      ("DrawingViewController/Draws", "from one process to the next", ""),
      ("HashingViewController/Hashes", "from one process to the next", "tin"),
      ("FolderViewController/Tells the folder", "with the working folder", #" -> "/""#),
    ]
    let paragraphs = outcome.output.split(separator: "\n\n")
    for ((identifier, words, change), paragraph) in zip(expected, paragraphs) {
      #expect(
        paragraph.hasPrefix("\(name(identifier))\n  varies \(words) (usual -> then)\n    step 1: launch\n"))
      #expect(paragraph.contains(change))
    }
    expectEqual(paragraphs.last, "7 scenarios, each run in 9 ways: 4 vary\n")
  }

  @Test func `what keeps to itself, or reads the time zone, is proved the same every time`() throws {
    let outcome = try run("prove", "--filter", "CalmViewController", "--filter", "ZoneViewController")
    expectEqual(outcome.output, "2 scenarios, each run in 9 ways: the same every time\n")
    expectEqual(outcome.status, 0)
  }

  @Test func `repeating finds what a single take does not`() throws {
    let filters = ["--filter", "RaisingViewController", "--filter", "CalmViewController", "--workers", "1"]
    _ = try Hazards.program.run(filters + ["--record"], in: package.url())
    let outcome = try Hazards.program.run(filters + ["--repeat", "5"], in: package.url())
    expectEqual(outcome.output, "2 scenarios: 2 passed\n")
  }
}
