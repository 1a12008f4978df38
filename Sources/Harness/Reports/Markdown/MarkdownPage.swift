import Diagnostics
import GoldenFiles
import ScenarioGoldens
import TestRunner

/// What a run found, as the text of a Markdown report.
struct MarkdownPage {
  private let findings: RunFindings
  private let groups: [(meaning: RunFinding, members: [FoundScenario])]
  private let next: NextSteps
  private let limit: Int

  init(_ findings: RunFindings, next: NextSteps, limit: Int) {
    self.findings = findings
    groups = findings.worstFirst
    self.next = next
    self.limit = limit
  }

  var text: String {
    let sections = RunFinding.Kind.allCases.compactMap(section) + auditSections + survivorSection
    return MarkdownDocument(head: head, sections: sections, foot: foot, limit: limit).text
  }

  private var head: String {
    let summary = findings.summary
    let bad = summary.failed + summary.unusable
    let count = counted(summary.scenarioCount, "scenario")
    let headline =
      switch summary.exitStatus {
      case .success: "all \(count) passed"
      case .nothingSelected: "no scenario was selected"
      case _ where bad > 0: "\(bad) of \(count) \(bad == 1 ? "needs" : "need") a look"
      case _ where summary.notRun > 0: "the run ended early"
      default: "the goldens need a look"
      }
    return "## Showcase: \(headline)\n\n\(summary.text)\(waysText)\n"
  }

  /// How many differences there are to look at, where that is not one for each scenario.
  private var waysText: String {
    let differing = groups.filter { $0.meaning.kind == .differs }
    let count = differing.reduce(0) { $0 + $1.members.count }
    return count > differing.count ? "; \(count) differ in \(counted(differing.count, "way"))" : ""
  }

  private func section(of kind: RunFinding.Kind) -> MarkdownSection? {
    let entries = groups.filter { $0.meaning.kind == kind }.map { Self.entry($0.meaning, $0.members) }
    guard !entries.isEmpty else { return nil }
    return MarkdownSection(kind.title, noun: "scenario", entries: entries)
  }

  private static func entry(_ finding: RunFinding, _ members: [FoundScenario]) -> MarkdownSection.Entry {
    let severity = finding.severity.map { "**\($0)**, " } ?? ""
    let names = members.map { "\($0.name)" }
    let title =
      members.count == 1
      ? "\(severity)\(names[0].markdownCode)" : "\(severity)\(members.count) scenarios alike"
    let lines = finding.details.map(\.text)
    let details = lines.isEmpty ? "" : "\n" + code(of: finding, lines)
    let headline = finding.kind.isSaidByTitle ? "" : ": \(finding.headline.markdownCode)"
    return MarkdownSection.Entry(
      text: "\(title)\(headline)\n\(details)\(members.count == 1 ? "" : "\n" + folded(names))",
      count: members.count)
  }

  private static func code(of finding: RunFinding, _ lines: [String]) -> String {
    switch finding.kind {
    case .differs, .nondeterministic: Markdown.code(lines.map(\.markdownDiffLine), language: "diff", most: 60)
    default: Markdown.code(lines, language: "text", most: 30)
    }
  }

  /// A list that a reader can open; a short one is open.
  private static func folded(_ names: [String]) -> String {
    let list = Markdown.list(names, most: 50, of: "scenario")
    guard names.count > 3 else { return list }
    return "<details><summary>\(names.count) scenarios</summary>\n\n\(list)\n</details>\n"
  }
}

extension MarkdownPage {
  private var auditSections: [MarkdownSection] {
    guard let inventory = findings.inventory else { return [] }
    let orphans = inventory.orphans.map(\.path)
    return [
      orphans.isEmpty
        ? nil
        : MarkdownSection(
          "No scenario owns these goldens", noun: "golden",
          entries: [.init(text: Markdown.list(orphans, most: 100, of: "golden"), count: orphans.count)]),
      section("Goldens under another name", of: inventory.namingDiagnostics),
      section("Changed by something else during the run", of: inventory.changeDiagnostics),
    ].compactMap(\.self)
  }

  private func section(_ title: String, of faults: [Diagnostic]) -> MarkdownSection? {
    guard !faults.isEmpty else { return nil }
    return MarkdownSection(
      title, noun: "golden",
      entries: faults.map {
        let lines = $0.forTerminal(next).description.split(separator: "\n").map(String.init)
        return .init(text: Markdown.code(lines, language: "text", most: 30))
      })
  }

  private var survivorSection: [MarkdownSection] {
    guard !findings.survivors.isEmpty else { return [] }
    let entries = findings.survivors.map { name, death in
      MarkdownSection.Entry(text: "- \("\(name)".markdownCode): it \(death)\n")
    }
    return [MarkdownSection("Passed only after a process died", noun: "scenario", entries: entries)]
  }

  /// What to type where the package is.
  private var foot: String {
    let commands = nextCommands
    guard !commands.isEmpty else { return "" }
    return "\nNext:\n\n" + Markdown.code(commands, language: "sh", most: commands.count)
  }

  private var nextCommands: [String] {
    let kinds = Set(groups.map(\.meaning.kind))
    let waits = !kinds.isDisjoint(with: [.differs, .missing, .unusable])
    let hasOrphans = findings.inventory?.orphans.isEmpty == false
    let singles = [RunFinding.Kind.stopped, .nondeterministic, .died].map { kind in
      groups.first { $0.meaning.kind == kind }?.members.first?.commands.first
        .map { String($0.text.dropFirst("next:   ".count)) }
    }
    let others = [
      // An orphan may be a missing golden under its former name, which pruning would delete.
      hasOrphans ? (kinds.contains(.missing) ? next.spelling(of: .status) : next.prune) : nil,
      kinds.contains(.misnamed) ? next.spelling(of: .check) : nil,
    ]
    let first = [kinds.isEmpty ? nil : next.spelling(of: .showcase("run")), waits ? next.review : nil]
    return (first + singles + others).compactMap(\.self).filter { $0.utf8.count <= Self.longestCommand }
  }

  /// What is longer would be cut, and is not worth the room.
  private static let longestCommand = 300
}

extension RunFinding.Kind {
  fileprivate var title: String {
    switch self {
    case .differs: "Changed"
    case .missing: "New: there is no golden yet"
    case .stopped: "Stopped"
    case .died: "Crashed"
    case .nondeterministic: "Nondeterministic"
    case .unusable: "Golden or script cannot be used"
    case .misnamed: "Golden's name has other letters than it should"
    }
  }

  /// Whether the section's title says all that the finding's headline does.
  fileprivate var isSaidByTitle: Bool {
    switch self {
    case .differs, .missing, .nondeterministic, .misnamed: true
    case .stopped, .died, .unusable: false
    }
  }
}
