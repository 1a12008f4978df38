import Goldens
import SourceText
import TestRunner

/// What a page tells of the whole run.
struct HTMLOverview {
  var heading: RunHeading?
  var summary = RunSummary()
  /// What is wrong with goldens besides, as HTML.
  private(set) var notes = ""
  private var counts: [ScenarioKind: Int] = [:]

  mutating func count(_ kind: ScenarioKind) { counts[kind, default: 0] += 1 }

  /// Tells of goldens that no scenario answers for.
  mutating func add(_ audit: GoldenAudit, isComplete: Bool, next: NextSteps) {
    let orphans = audit.orphans.map { "no scenario owns the golden: \($0.path)" }
    let naming = audit.namingDiagnostics.map { $0.forTerminal(next).description }
    let lines = isComplete ? orphans + naming : ["of all goldens: \(audit.counts)"]
    let command = next.spelling(of: isComplete ? "showcase status" : "showcase check")
    notes = """
      <section aria-labelledby="goldens-title">
      <h2 id="goldens-title">Goldens</h2>
      <pre tabindex="0">\(lines.joined(separator: "\n").htmlLines)</pre>
      <dl class="files"><dt>Next</dt><dd><code>\(command.html)</code></dd></dl>
      </section>

      """
  }

  private var failureCount: Int { counts.filter { !$0.key.isSuccess }.values.reduce(0, +) }
  private var scenarioCount: Int { counts.values.reduce(0, +) }

  var title: String {
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

  var header: String {
    let shares = ["bad", "warn", "good"].map { tone in
      let count = counts.filter { $0.key.tone == tone }.values.reduce(0, +)
      return count == 0 ? "" : "<i class=\"\(tone)\" style=\"flex-grow:\(count)\"></i>"
    }
    return """
      <h1>\(verdict.html)</h1>
      <p class="muted">\(facts.map(\.html).joined(separator: " · "))</p>
      <div class="bar" aria-hidden="true">\(shares.joined())</div>

      """
  }

  /// What was run, in a few words.
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

  /// A filter that needs no script, and a search that does.
  var navigation: String {
    let kinds = ScenarioKind.allCases.filter { counts[$0] != nil }
    let failed = failureCount > 0 ? [("failed", "Needs a look", failureCount)] : []
    let choices =
      [("all", "All", scenarioCount)] + failed + kinds.map { ($0.rawValue, $0.words, counts[$0] ?? 0) }
    return """
      <form class="filter"><fieldset><legend>Show</legend>
      \(choices.map { Self.choice($0.0, $0.1, $0.2) }.joined(separator: "\n"))
      </fieldset></form>
      <label class="script search"><span class="muted">Search</span> \
      <input type="search" id="search" placeholder="use case, class, configuration" autocomplete="off" \
      spellcheck="false"></label>
      <output class="script muted" id="found" aria-live="polite"></output>

      """
  }

  private static func choice(_ id: String, _ words: String, _ count: Int) -> String {
    """
    <label><input type="radio" name="show" value="\(id)" id="show-\(id)"\(id == "all" ? " checked" : "")>\
    <span>\(words) <b>\(count)</b></span></label>
    """
  }

  static let footer = """
    <p class="script"><kbd>j</kbd> <kbd>k</kbd> next and former scenario · <kbd>←</kbd> <kbd>→</kbd> steps · \
    <kbd>/</kbd> search · <kbd>Esc</kbd> all again</p>

    """
}
