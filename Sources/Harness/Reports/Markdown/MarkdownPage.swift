import Causes
import Diagnostics
import GoldenFiles
import Storyboards
import TestRunner
import UTF8Text

/// The findings of a run, as the text of a Markdown report.
struct MarkdownPage {
  private let findings: RunFindings
  private let next: NextSteps
  private let limit: Int

  init(_ findings: RunFindings, next: NextSteps, limit: Int) {
    self.findings = findings
    self.next = next
    self.limit = limit
  }

  var text: String {
    let sections = FoundScenario.Kind.allCases.compactMap(section) + inventorySections + survivorSection
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

  /// The number of causes, unless each scenario has its own.
  private var waysText: String {
    let count = findings.scenarios.count
    return count > max(findings.causes.count, RunFindings.mostInFull)
      ? "; for \(findings.causes.countWords)" : ""
  }

  private func section(of kind: FoundScenario.Kind) -> MarkdownSection? {
    let entries = findings.entries.filter { $0.scenario.kind == kind }.map { entry in
      switch entry {
      case .cause(let cause, _): Self.entry(cause, kind)
      case .scenario(let scenario, let worst): Self.entry(scenario, worst)
      }
    }
    guard !entries.isEmpty else { return nil }
    return MarkdownSection(kind.title, noun: "scenario", entries: entries)
  }

  /// A cause with its severity and change, an example, and all scenarios, folded.
  private static func entry(_ cause: Cause, _ kind: FoundScenario.Kind) -> MarkdownSection.Entry {
    let names = cause.scenarios.map { "\($0)" }
    let title = "`\(cause.name)` **\(cause.severity)**\(cause.extent): \(cause.change.markdownCode)"
    let lines = cause.exampleLines + cause.followerLines
    let details = lines.isEmpty ? "" : "\n" + code(of: kind, lines)
    return MarkdownSection.Entry(text: "\(title)\n\(details)\n\(folded(cause, names))", count: names.count)
  }

  /// One of a few scenarios, with everything that differs.
  private static func entry(_ scenario: FoundScenario, _ worst: Cause) -> MarkdownSection.Entry {
    let severity = scenario.kind == .differs ? "**\(worst.severity)**, " : ""
    let headline = scenario.kind.isSaidByTitle ? "" : ": \(scenario.headline.markdownCode)"
    let lines = scenario.details.map(\.text)
    let details = lines.isEmpty ? "" : "\n" + code(of: scenario.kind, lines)
    return MarkdownSection.Entry(text: "\(severity)\("\(scenario.name)".markdownCode)\(headline)\n\(details)")
  }

  private static func code(of kind: FoundScenario.Kind, _ lines: [String]) -> String {
    switch kind {
    case .differs, .nondeterministic: Markdown.code(lines.map(\.markdownDiffLine), language: "diff", most: 60)
    default: Markdown.code(lines, language: "text", most: 30)
    }
  }

  /// A list that can be unfolded; a short one is unfolded.
  private static func folded(_ cause: Cause, _ names: [String]) -> String {
    let list = Markdown.list(names, most: 50, of: "scenario")
    guard names.count > 3 else { return list }
    let summary = "\(names.count) scenarios, as <code>\("\(cause.example.scenario)".terminalLine.html)</code>"
    return "<details><summary>\(summary)</summary>\n\n\(list)\n</details>\n"
  }
}

extension MarkdownPage {
  private var inventorySections: [MarkdownSection] {
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

  /// What to type in the package's folder.
  private var foot: String {
    let commands = nextCommands
    guard !commands.isEmpty else { return "" }
    return "\nNext:\n\n" + Markdown.code(commands, language: "sh", most: commands.count)
  }

  private var nextCommands: [String] {
    let kinds = Set(findings.scenarios.values.map(\.kind))
    let hasOrphans = findings.inventory?.orphans.isEmpty == false
    return
      ([kinds.isEmpty ? nil : "\(next.spelling(of: .showcase("run")))"].compactMap(\.self)
      + FindingsCommands(findings, next: next).all
      + [
        // An orphan may be a missing golden under its former name, which pruning would delete.
        hasOrphans ? (kinds.contains(.missing) ? next.spelling(of: .status) : next.prune) : nil,
        kinds.contains(.misnamed) ? next.spelling(of: .check) : nil,
      ].compactMap(\.self)).filter { $0.utf8.count <= Self.longestCommand }
  }

  /// Longer commands would have to be cut, so they are left out.
  private static let longestCommand = 300
}

extension FoundScenario.Kind {
  fileprivate var title: String {
    switch self {
    case .differs: "Changed"
    case .missing: "New: there is no golden yet"
    case .stopped: "Stopped"
    case .died: "Crashed"
    case .nondeterministic: "Nondeterministic"
    case .unusable: "Golden or script cannot be used"
    case .misnamed: "Golden's file name differs in case or accents"
    }
  }

  /// Whether the section's title says everything that the scenario's headline does.
  fileprivate var isSaidByTitle: Bool {
    switch self {
    case .differs, .missing, .nondeterministic, .misnamed: true
    case .stopped, .died, .unusable: false
    }
  }
}
