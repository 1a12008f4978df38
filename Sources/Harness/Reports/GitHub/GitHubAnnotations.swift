import Diagnostics
import GoldenFiles
import ScenarioGoldens

/// What a run found, as the annotations of a step.
struct GitHubAnnotations {
  private let findings: RunFindings
  private let next: NextSteps
  private let job: GitHubJob

  init(_ findings: RunFindings, next: NextSteps, job: GitHubJob) {
    self.findings = findings
    self.next = next
    self.job = job
  }

  /// All annotations, the worst first, no more than the service shows.
  var commands: [GitHubCommand] {
    let errors =
      findings.worstFirst.map { annotation($0.meaning, $0.members) }
      + (findings.isInventoryComplete ? auditErrors : [])
      + errors(for: findings.inventory?.changeDiagnostics ?? [])
    let warnings =
      findings.survivors.map(survivorWarning) + (findings.isInventoryComplete ? [] : auditWarnings)
    return Self.limited(errors) + Self.limited(warnings)
  }

  /// How many errors of a step the service shows, and how many warnings.
  private static let shown = 10

  private static func limited(_ commands: [GitHubCommand]) -> [GitHubCommand] {
    guard commands.count > shown, let kind = commands.first?.kind else { return commands }
    // The line that counts the rest needs one of the positions itself.
    let count = commands.count - shown + 1
    let rest = GitHubCommand(
      kind: kind, title: "Showcase: and \(count) more",
      lines: ["GitHub shows \(shown) annotations; the summary and the log have all."])
    return commands.prefix(shown - 1) + [rest]
  }

  private func annotation(_ finding: RunFinding, _ members: [FoundScenario]) -> GitHubCommand {
    // The line of a difference is searched for once a group, which need not be for the first path.
    let first = members.first { $0.position != nil } ?? members[0]
    let title =
      members.count == 1
      ? "\(first.name): \(finding.headline)" : "\(members.count) scenarios alike: \(finding.headline)"
    let names = members.count == 1 ? [] : Self.some(members.map { "\($0.name)" }, most: 5)
    let isAllMissing = finding.kind == .missing && members.count > 1
    let commands = isAllMissing ? ["next:   \(next.recordMissing)"] : first.commands.map(\.text)
    return GitHubCommand(
      kind: .error, file: first.file.map(job.path), position: first.position, title: title,
      lines: names + Self.some(finding.details.map(\.text), most: 20) + commands)
  }

  /// Lines that are not too many and not too long.
  private static func some(_ lines: [String], most: Int) -> [String] {
    let shown = lines.prefix(lines.count > most + 1 ? most : lines.count)
    return shown.map { $0.cut(to: 300) }
      + (shown.count < lines.count ? ["… and \(lines.count - shown.count) more"] : [])
  }

  private var auditErrors: [GitHubCommand] {
    guard let inventory = findings.inventory else { return [] }
    let orphans = inventory.orphans.map(\.path)
    // One annotation for all of them: the service shows few, and other faults need theirs.
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

  private var auditWarnings: [GitHubCommand] {
    guard let inventory = findings.inventory, inventory.hasStrays else { return [] }
    return [
      GitHubCommand(
        kind: .warning, title: "All is not well with the other goldens",
        lines: [inventory.counts, "next:   \(next.spelling(of: .check))"])
    ]
  }

  private func survivorWarning(_ name: ScenarioName, _ death: String) -> GitHubCommand {
    GitHubCommand(
      kind: .warning, file: job.path(GoldenPath(of: name).path),
      title: "\(name): passed only after its process died", lines: ["it \(death)"])
  }
}
