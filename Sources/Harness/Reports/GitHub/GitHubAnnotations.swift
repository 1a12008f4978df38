import Causes
import Diagnostics
import GoldenFiles
import Storyboards

/// The findings of a run, as annotations of a step.
struct GitHubAnnotations {
  private let findings: RunFindings
  private let sources: [ScenarioName: FailureSource]
  private let next: NextSteps
  private let job: GitHubJob

  /// - Parameter sources: Where to look, for each scenario that needs a look.
  init(
    _ findings: RunFindings, _ sources: [ScenarioName: FailureSource], next: NextSteps, job: GitHubJob
  ) {
    self.findings = findings
    self.sources = sources
    self.next = next
    self.job = job
  }

  /// All annotations, worst first, at most as many as the service shows.
  var commands: [GitHubCommand] {
    let errors =
      findings.entries.map(annotation)
      + (findings.isInventoryComplete ? inventoryErrors : [])
      + errors(for: findings.inventory?.changeDiagnostics ?? [])
    let warnings =
      findings.survivors.map(survivorWarning) + (findings.isInventoryComplete ? [] : inventoryWarnings)
    return Self.limited(errors) + Self.limited(warnings)
  }

  /// How many errors, and how many warnings, the service shows for a step.
  private static let shown = 10

  private static func limited(_ commands: [GitHubCommand]) -> [GitHubCommand] {
    guard commands.count > shown, let kind = commands.first?.kind else { return commands }
    // The annotation that counts the rest takes one of the places itself.
    let count = commands.count - shown + 1
    let rest = GitHubCommand(
      kind: kind, title: "Showcase: and \(count) more",
      lines: ["GitHub shows \(shown) annotations; the summary and the log have all."])
    return commands.prefix(shown - 1) + [rest]
  }

  private func annotation(of entry: RunFindings.Entry) -> GitHubCommand {
    let source = sources[entry.scenario.name]
    let (title, lines) =
      switch entry {
      case .cause(let cause, let scenario): Self.words(of: cause, commands(for: cause, scenario))
      case .scenario(let scenario, _): Self.words(of: scenario)
      }
    return GitHubCommand(
      kind: .error, file: source?.file.map(job.path), position: source?.position, title: title, lines: lines)
  }

  private static func words(of scenario: FoundScenario) -> (title: String, lines: [String]) {
    (
      "\(scenario.name): \(scenario.headline)",
      some(scenario.details.map(\.text), most: 20) + scenario.commands.map(\.text)
    )
  }

  private static func words(of cause: Cause, _ commands: [String]) -> (title: String, lines: [String]) {
    let names = some(cause.scenarios.map { "\($0)" }, most: 5)
    return (
      "\(counted(cause.scenarios.count, "scenario")): \(cause.change)",
      names + some(cause.exampleLines + cause.followerLines, most: 20) + commands
    )
  }

  private func commands(for cause: Cause, _ scenario: FoundScenario) -> [String] {
    cause.isNew && cause.scenarios.count > 1
      ? ["next:   \(next.recordMissing)"] : scenario.commands.map(\.text)
  }

  /// The lines, shortened and limited in number.
  private static func some(_ lines: [String], most: Int) -> [String] {
    let shown = lines.prefix(lines.count > most + 1 ? most : lines.count)
    return shown.map { $0.cut(to: 300) }
      + (shown.count < lines.count ? ["… and \(lines.count - shown.count) more"] : [])
  }

  private var inventoryErrors: [GitHubCommand] {
    guard let inventory = findings.inventory else { return [] }
    let orphans = inventory.orphans.map(\.path)
    // One annotation for all of them: the service shows few, and other faults need the rest.
    let orphanErrors = orphans.first.map { first in
      GitHubCommand(
        kind: .error, file: job.path(first), title: "No scenario owns \(counted(orphans.count, "golden"))",
        lines: Self.some(orphans, most: 20) + ["next:   \(next.prune)"])
    }
    return [orphanErrors].compactMap(\.self) + errors(for: inventory.namingDiagnostics)
  }

  private func errors(for faults: [Diagnostic]) -> [GitHubCommand] {
    faults.map { fault in
      GitHubCommand(
        kind: .error, file: fault.file.map(job.path), title: fault.problem,
        lines: fault.forTerminal(next).description.split(separator: "\n").map(String.init))
    }
  }

  private var inventoryWarnings: [GitHubCommand] {
    guard let inventory = findings.inventory, inventory.hasStrays else { return [] }
    return [
      GitHubCommand(
        kind: .warning, title: "Other goldens have problems",
        lines: [inventory.counts, "next:   \(next.spelling(of: .check))"])
    ]
  }

  private func survivorWarning(_ name: ScenarioName, _ death: String) -> GitHubCommand {
    GitHubCommand(
      kind: .warning, file: job.path(GoldenPath(of: name).path),
      title: "\(name): passed only after its process died", lines: ["it \(death)"])
  }
}
