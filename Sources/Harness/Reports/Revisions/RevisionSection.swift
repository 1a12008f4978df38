import Causes
import Review
import Storyboards

/// A part of the page.
enum RevisionSection: String, CaseIterable {
  case compared, added, removed

  /// The section of a golden.
  init(_ kind: GoldenChange.Kind) {
    switch kind {
    case .added: self = .added
    case .removed: self = .removed
    case .changed, .renamed: self = .compared
    }
  }

  /// The section, with the groups that belong to it.
  ///
  /// - Parameter hasLegend: Whether the page explains marks already.
  func list(
    of groups: [CausedChanges<GoldenChange>.Group], _ writer: inout RevisionEntryWriter, hasLegend: Bool
  ) -> ListSection {
    let changes = groups.flatMap(\.members)
    let kinds = GoldenChange.Kind.words.filter { word in changes.contains { $0.kind.word == word } }
    let needsLegend = !hasLegend && changes.contains { $0.difference?.isEmpty == false }
    let entries = groups.map { html(of: $0, &writer) }.joined()
    return ListSection(
      id: rawValue, title: kinds.joined(separator: " and ").capitalizedFirst, kinds: kinds,
      count: changes.count, html: (needsLegend ? TreeMark.legend : "") + entries)
  }

  /// A cause that several goldens have is their heading; added and removed ones have no heading.
  private func html(
    of group: CausedChanges<GoldenChange>.Group, _ writer: inout RevisionEntryWriter
  ) -> String {
    let isAlone = group.members.count == 1
    let entries = group.members.map { writer.html(of: $0, isAlone: isAlone) }.joined()
    guard let cause = group.cause, !isAlone else { return entries }
    return """
      <div class="group"><h3>\(cause.headline.html)</h3>
      \(entries)</div>

      """
  }
}
