import Causes
import Diagnostics
import Review

/// How goldens differ from a revision, as Markdown for a pull request.
package struct RevisionMarkdown {
  /// GitHub takes 65,536 characters in a comment.
  package static let largestSize = 60_000

  private let difference: RevisionDifference
  private let base: BaseRevision
  private let command: String

  /// - Parameter command: The command that shows all of a difference that is too long for a comment.
  package init(_ difference: RevisionDifference, since base: BaseRevision, command: String) {
    self.difference = difference
    self.base = base
    self.command = command
  }

  /// Whole lines; no text of snapshots can be markup.
  ///
  /// Up to three changes with different causes are reported in full. More are grouped by cause, worst
  /// first; then come those without a cause, then what was added and removed, one line for each use case.
  /// Sections that do not fit into ``largestSize`` bytes are left out and counted.
  package var text: String {
    guard !difference.isEmpty else {
      return "### Goldens: no difference\n\nSince \(base.description.markdownCode).\n"
    }
    var text = Self.joined([
      "### Goldens: \(RevisionSummary(difference.changes).words)", "",
      "Since \(base.description.markdownCode).",
    ])
    var omitted = 0
    for section in sections {
      let part = "\n" + Self.joined(section)
      // A shorter section may still fit after one that does not.
      if text.utf8.count + part.utf8.count > Self.largestSize { omitted += 1 } else { text += part }
    }
    guard omitted > 0 else { return text }
    let words = omitted == 1 ? "section does" : "sections do"
    return text + "\n\(omitted) more \(words) not fit here; all are listed by \(command.markdownCode).\n"
  }

  private static func joined(_ lines: [String]) -> String {
    lines.map { $0 + "\n" }.joined()
  }

  private var sections: [[String]] {
    (difference.isInFull
      ? difference.compared.map(section)
      : difference.causes.map(section) + difference.uncaused.map(section)) + listing(of: .added, "Added")
      + listing(of: .removed, "Removed")
  }

  private func section(of cause: Cause) -> [String] {
    let titles = ScriptListing(cause.scenarios, most: .max - 1).lines.map { "- \($0.markdownCode)" }
    let heading = "#### `\(cause.name)` **\(cause.severity)**\(cause.extent): \(cause.change.markdownCode)"
    return [heading, ""] + list(titles)
      + block((cause.exampleLines + cause.followerLines).map(\.markdownDiffLine))
  }

  private func section(of change: GoldenChange) -> [String] {
    let title =
      "- \(change.kind.word) \(change.title.markdownCode)"
      + (change.originTitle.map { ", from \($0.markdownCode)" } ?? "")
    // Hunks have their signs in front already.
    let lines = change.difference == nil ? change.details : change.details.map(\.markdownDiffLine)
    return ["#### \(change.summary)", ""] + list([title])
      + block(change.faults.flatMap { $0.description.lines } + lines)
  }

  private func listing(of kind: GoldenChange.Kind, _ heading: String) -> [[String]] {
    let changes = difference.changes.filter { $0.kind == kind }
    guard !changes.isEmpty else { return [] }
    let lines = UseCaseListing(changes).lines.map { "- \($0.markdownCode)" }
    let faults = changes.flatMap(\.faults).flatMap { $0.description.lines }
    return [["#### \(heading)", ""] + list(lines) + block(faults)]
  }

  private static let shownTitles = 10
  private static let shownLines = 30

  private func list(_ titles: [String]) -> [String] {
    let rest = Array(titles.dropFirst(Self.shownTitles))
    // One more title takes no more room than folding it away.
    guard rest.count > 1 else { return titles }
    return titles.prefix(Self.shownTitles) + [""] + Self.folded(rest, under: "\(rest.count) more")
  }

  private func block(_ lines: [String]) -> [String] {
    guard !lines.isEmpty else { return [] }
    let block = Markdown.codeLines(lines, language: "diff")
    return [""] + (lines.count > Self.shownLines ? Self.folded(block, under: "what differs") : block)
  }

  /// Lines that are folded away, under one or two words that need no escaping.
  private static func folded(_ lines: [String], under summary: String) -> [String] {
    ["<details><summary>\(summary)</summary>", ""] + lines + ["", "</details>"]
  }
}
