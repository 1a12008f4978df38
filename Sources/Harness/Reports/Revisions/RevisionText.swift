import Diagnostics
import Review
import UTF8Text

/// How goldens differ from a revision, for people at a terminal.
package struct RevisionText {
  private let difference: RevisionDifference
  private let base: BaseRevision

  package init(_ difference: RevisionDifference, since base: BaseRevision) {
    self.difference = difference
    self.base = base
  }

  /// Whole lines; nothing in them can command a terminal.
  ///
  /// Equal changes come first and once, then the other changes, then what was added and removed, a
  /// line for each use case.
  package var text: String {
    lines.map { $0.terminalLine + "\n" }.joined()
  }

  private var lines: [String] {
    guard !difference.isEmpty else { return ["No golden differs from \(base)."] }
    return ["Goldens since \(base): \(RevisionSummary(difference.changes).words)"]
      + difference.comparedGroups.flatMap(lines) + listing(of: .added) + listing(of: .removed)
  }

  private func lines(of group: [GoldenChange]) -> [String] {
    let first = group[0]
    let heads = group.map {
      "\($0.kind.word.padded) \($0.title)" + ($0.originTitle.map { ", from \($0)" } ?? "")
    }
    let titles =
      group.count == 1
      ? ["\(heads[0]): \(first.summary)"]
      : ["\(group.count) alike: \(first.summary)"] + heads.map { "  \($0)" }
    let faults = first.faults.flatMap { $0.description.lines }
    return [""] + titles + (faults + first.details).map { "  \($0)" }
  }

  private func listing(of kind: GoldenChange.Kind) -> [String] {
    let changes = difference.changes.filter { $0.kind == kind }
    guard let first = changes.first else { return [] }
    let faults = changes.flatMap(\.faults).flatMap { $0.description.lines }
    return [""] + UseCaseListing(changes).lines.map { "\(first.kind.word.padded) \($0)" }
      + faults.map { "  \($0)" }
  }
}

extension RevisionDifference {
  /// The groups of goldens that are there in both revisions.
  var comparedGroups: [[GoldenChange]] {
    groups.filter { ![.added, .removed].contains($0[0].kind) }
  }
}

extension String {
  fileprivate var padded: String { self + String(repeating: " ", count: max(0, 8 - count)) }

  var lines: [String] {
    split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}

/// How many goldens changed in which way.
struct RevisionSummary {
  let changed: Int
  let renamed: Int
  let added: Int
  let removed: Int

  init(_ changes: [GoldenChange]) {
    changed = changes.count { $0.kind == .changed }
    added = changes.count { $0.kind == .added }
    removed = changes.count { $0.kind == .removed }
    // The kind of a rename holds where it comes from, so renames are counted as the rest.
    renamed = changes.count - changed - added - removed
  }

  /// As `3 changed, 1 added`.
  var words: String {
    [(changed, "changed"), (renamed, "renamed"), (added, "added"), (removed, "removed")]
      .filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
  }
}
