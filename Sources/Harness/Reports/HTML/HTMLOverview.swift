import Diagnostics
import GoldenFiles
import Project
import Storyboards
import TestRunner

/// The parts of a page about the whole run.
struct HTMLOverview {
  var heading: RunHeading?
  var summary = RunSummary()
  /// The causes, as HTML.
  var causes = ""
  /// What else is wrong with goldens, as HTML.
  private(set) var notes = ""
  private var counts: [ScenarioKind: Int] = [:]

  mutating func count(_ kind: ScenarioKind) { counts[kind, default: 0] += 1 }

  /// Adds goldens that no scenario owns, or that something else changed.
  mutating func add(_ inventory: GoldenInventory, isComplete: Bool, next: NextSteps) {
    let orphans = inventory.orphans.map { "no scenario owns the golden: \($0.path)" }
    let naming = inventory.namingDiagnostics.map { $0.forTerminal(next).description }
    let brief = inventory.hasStrays ? ["of all goldens: \(inventory.counts)"] : []
    let changes = inventory.changeDiagnostics.map { $0.forTerminal(next).description }
    // A run of a selection does not fail for other goldens, so their counts are enough.
    let lines = (isComplete ? orphans + naming : brief) + changes
    let command = next.spelling(of: isComplete ? .status : .check)
    // Each changed golden has its own command.
    let further =
      inventory.hasStrays
      ? "<dl class=\"files\"><dt>Next</dt><dd><code>\(command.html)</code></dd></dl>\n" : ""
    notes = """
      <section aria-labelledby="goldens-title">
      <h2 id="goldens-title">Goldens</h2>
      <pre tabindex="0">\(lines.joined(separator: "\n").htmlLines)</pre>
      \(further)</section>

      """
  }

  private var failureCount: Int { counts.filter { !$0.key.isSuccess }.values.reduce(0, +) }
  private var scenarioCount: Int { counts.values.reduce(0, +) }

  private var title: String {
    let names = heading?.showcases.joined(separator: ", ") ?? ""
    return "\(verdict)\(names.isEmpty ? "" : " – \(names)")"
  }

  /// As `12 of 200 scenarios need a look`.
  private var verdict: String {
    let all = "\(scenarioCount) scenario\(scenarioCount == 1 ? "" : "s")"
    switch failureCount {
    case 0 where scenarioCount == 0: return "No scenario was selected"
    case 0: return "\(all) passed"
    default: return "\(failureCount) of \(all) need\(failureCount == 1 ? "s" : "") a look"
    }
  }

  /// The page.
  func page(_ sections: [ListSection]) -> ListPage {
    ListPage(
      title: title, heading: verdict, facts: facts,
      shares: counts.map { (tone: $0.key.tone, count: $0.value) },
      filter: ListFilter(
        count: scenarioCount, choices: choices, hint: "use case, class, configuration"),
      before: causes + notes, sections: sections)
  }

  /// What ran, in a few words.
  private var facts: [String] {
    guard let heading else { return [] }
    let selection = heading.selection
    let narrowed = [
      ("plan", selection.plans), ("filter", selection.filters), ("skip", selection.skips),
      ("configuration", selection.configurations),
    ].filter { !$0.1.isEmpty }.map { "\($0.0) \($0.1.joined(separator: ", "))" }
    let shard = selection.shard.map { ["shard \($0)"] } ?? []
    let elsewhere = summary.inOtherShards > 0 ? ["\(summary.inOtherShards) in other shards"] : []
    let end = summary.interruption == nil ? [] : ["interrupted"]
    return [heading.showcases.joined(separator: ", ")] + narrowed + shard + elsewhere + end
  }

  private var choices: [ListFilter.Choice] {
    let failures = failureKinds.map(\.rawValue)
    let failed =
      failures.isEmpty ? [] : [ListFilter.Choice("failed", "Needs a look", failureCount, of: failures)]
    return failed + kinds.map { ListFilter.Choice($0.rawValue, $0.words, counts[$0] ?? 0) }
  }

  private var kinds: [ScenarioKind] { ScenarioKind.allCases.filter { counts[$0] != nil } }

  /// The kinds of scenarios on the page that need a look.
  var failureKinds: [ScenarioKind] { kinds.filter { !$0.isSuccess } }

  /// The kinds of scenarios on the page that succeeded.
  var successKinds: [ScenarioKind] { kinds.filter(\.isSuccess) }
}
