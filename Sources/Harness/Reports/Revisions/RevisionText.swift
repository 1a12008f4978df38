import Causes
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

  /// Whole lines, without control sequences of a terminal.
  ///
  /// Up to three changes with different causes are reported in full. More are grouped by cause, worst
  /// first; then come those without a cause, then what was added and removed, one line for each use case.
  package var text: String {
    lines.map { $0.terminalLine + "\n" }.joined()
  }

  private var lines: [String] {
    guard !difference.isEmpty else { return ["No golden differs from \(base)."] }
    return ["Goldens since \(base): \(RevisionSummary(difference.changes).words)"]
      + (difference.isInFull ? difference.compared.flatMap(lines) : causeLines)
      + listing(of: .added) + listing(of: .removed)
  }

  private var causeLines: [String] {
    let causes = CauseText(difference.causes, rest: "", below: ScriptListing.lines)
    return [""] + causes.texts.dropLast() + difference.uncaused.flatMap(lines)
  }

  private func lines(of change: GoldenChange) -> [String] {
    let origin = change.originTitle.map { ", from \($0)" } ?? ""
    let faults = change.faults.flatMap { $0.description.lines }
    return ["", "\(change.kind.word.padded) \(change.title)\(origin): \(change.summary)"]
      + (faults + change.details).map { "  \($0)" }
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
  /// The goldens that are in both revisions.
  var compared: [GoldenChange] { changes.filter(\.isCompared) }

  /// Those that cannot be compared, as when one is not a storyboard.
  var uncaused: [GoldenChange] {
    groups.filter { $0.cause == nil }.flatMap(\.members).filter(\.isCompared)
  }

  /// Whether there are so few, all with different causes, that each is reported in full.
  var isInFull: Bool { compared.count <= 3 && compared.count <= causes.count + uncaused.count }
}

extension GoldenChange {
  fileprivate var isCompared: Bool { ![.added, .removed].contains(kind) }
}

extension String {
  fileprivate var padded: String { self + String(repeating: " ", count: max(0, 8 - count)) }

  var lines: [String] {
    split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}

/// How many goldens changed in each way.
struct RevisionSummary {
  let changed: Int
  let renamed: Int
  let added: Int
  let removed: Int

  init(_ changes: [GoldenChange]) {
    changed = changes.count { $0.kind == .changed }
    added = changes.count { $0.kind == .added }
    removed = changes.count { $0.kind == .removed }
    // The kind of a rename includes where it comes from, so renames are counted as the remainder.
    renamed = changes.count - changed - added - removed
  }

  /// As `3 changed, 1 added`.
  var words: String {
    [(changed, "changed"), (renamed, "renamed"), (added, "added"), (removed, "removed")]
      .filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
  }
}
