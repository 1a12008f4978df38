import Diagnostics
import Expectations
import RenderTree
import Storyboards
import TestSupport
import Testing

@testable import Exploring

@Suite struct FindingTests {
  private func finding(
    _ useCase: String, _ oracle: Oracle = .alive, _ subject: String = "Card", inputs: Int,
    class classForDisplay: String = "Cards"
  ) -> Finding {
    let name = ScenarioName(
      target: "App", classForDisplay: classForDisplay, useCase: useCase, script: "launch",
      configuration: "iPhone")
    let inputs = (0..<inputs).map { Input(.tap, to: "UIButton", ["advance(by: \($0))"]) }
    return Finding(name: name, oracle: oracle, subject: subject, detail: "", inputs: inputs, walk: 1)
  }

  @Test func `Findings of one class, oracle and subject are one, with the shortest script`() {
    let merged = Finding.merged([
      finding("Long", inputs: 3), finding("Short", inputs: 1), finding("Equal", inputs: 1),
    ])
    expectEqual(merged.map(\.name.useCase), ["Short"])
    expectEqual(merged.first?.others.map(\.useCase), ["Long", "Equal"])
  }

  @Test func `Findings that differ in class, oracle or subject stay apart, in order`() {
    let findings = [
      finding("A", inputs: 1), finding("A", .crash, inputs: 2), finding("A", .alive, "Other", inputs: 1),
      finding("A", inputs: 1, class: "Lists"),
    ]
    expectEqual(Finding.merged(findings), findings)
  }

  @Test func `A script says what it shows, has the canonical form, and a path of its own`() {
    let scripts = FindingScript.scripts(of: [
      finding("A/B", inputs: 2), finding("A/B", .alive, "Other", inputs: 0), finding("C", inputs: 1),
    ])
    let folder = ".build/showcase/explored/App/Cards"
    expectEqual(scripts.count, 3)
    expectTrue(scripts.allSatisfy { $0.path.hasPrefix(folder) })
    expectTrue(scripts[0].path.hasSuffix("/alive-1.eg.swift"), "\(scripts[0].path)")
    expectTrue(scripts[1].path.hasSuffix("/alive-2.eg.swift"), "\(scripts[1].path)")
    expectEqual(scripts[2].path, "\(folder)/C/alive-1.eg.swift")
    expectEqual(
      scripts[0].text, "// outlives its use case: Card\nadvance(by: 0)\nadvance(by: 1)\n")
    expectEqual(scripts[1].text, "// outlives its use case: Other\n")
  }

  @Test func `The report names what was found and what was tried`() {
    var outcome = Exploration.Outcome()
    (outcome.useCaseCount, outcome.walkCount, outcome.inputCount) = (1, 2, 30)
    expectEqual(ExplorationText(outcome, scripts: []).text, "1 use case, 2 walks, 30 inputs: nothing found\n")
    outcome.findings = [finding("A", inputs: 1)]
    outcome.findings[0].detail = "more"
    outcome.findings[0].replay = .failed
    let scripts = FindingScript.scripts(of: outcome.findings)
    expectEqual(
      ExplorationText(outcome, scripts: scripts).text,
      """
      App/Cards/A: alive
        outlives its use case: Card
        more
        Replaying it did not show it again.
        .build/showcase/explored/App/Cards/A/alive-1.eg.swift, 1 statement:
          advance(by: 0)

      1 use case, 2 walks, 30 inputs: 1 finding

      """)
    outcome.interruption = 2
    #expect(
      ExplorationText(outcome, scripts: scripts).text.hasSuffix(
        "30 inputs: 1 finding so far; the exploration was interrupted\n"))
  }

  @Test func `Accepted findings, other shards and the number of walks are part of the counts`() {
    var outcome = Exploration.Outcome()
    (outcome.useCaseCount, outcome.walkCount, outcome.walksEach) = (1, 3, 3)
    (outcome.acceptedCount, outcome.useCasesInOtherShards) = (2, 4)
    outcome.unseen = [AcceptedFinding("App/Cards", .crash, "signal 11", reason: "It is old.")]
    var budget = Exploration.Budget(seed: 7)
    budget.duration = .seconds(60)
    expectEqual(
      ExplorationText(outcome, budget, scripts: []).text,
      """
      Plans/Findings.json:1:1: note: the accepted finding was not seen: App/Cards: crash: signal 11
      1 use case (4 in other shards), 3 walks, 0 inputs: nothing found, 2 accepted
      The same walks again: --walks 3 --seed 7

      """)
  }

  @Test func `A finding that was not replayed, or not to the end, says so`() {
    var outcome = Exploration.Outcome()
    outcome.findings = [finding("A", inputs: 1)]
    for (replay, words) in [
      (.pending, "Its script was not replayed."),
      (.shown(isShortest: false), "A simpler script may show it, too."),
    ] as [(Finding.Replay, String)] {
      outcome.findings[0].replay = replay
      let scripts = FindingScript.scripts(of: outcome.findings)
      #expect(ExplorationText(outcome, scripts: scripts).text.contains("  \(words)\n"))
    }
  }

  @Test func `The files of an exploration replace those of the last one, and nothing else is left`() throws {
    let folder = try TemporaryFolder()
    var pictured = finding("A", inputs: 1)
    let screen = RenderNode("UIScreen")
    pictured.screen = screen
    try FindingFolder.replace(with: FindingScript.scripts(of: [finding("Old", inputs: 1)]), in: folder.root)
    try FindingFolder.replace(with: FindingScript.scripts(of: [pictured]), in: folder.root)
    let path = ".build/showcase/explored/App/Cards/A/alive-1"
    expectEqual(
      folder.files(in: ".build"),
      ["\(path).eg.swift", "\(path).svg"].map { $0.replacing(".build/", with: "") })
    expectEqual(try folder.read("\(path).svg"), screen.svg)
  }

  @Test func `The exit status says whether something was found, selected and finished`() {
    var outcome = Exploration.Outcome()
    expectEqual(outcome.exitStatus, .nothingSelected)
    outcome.useCaseCount = 1
    expectEqual(outcome.exitStatus, .success)
    outcome.findings = [finding("A", inputs: 1)]
    expectEqual(outcome.exitStatus, .failure)
    outcome.interruption = 2
    expectEqual(outcome.exitStatus, .interrupted)
  }
}
