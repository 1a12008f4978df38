import Review
import Storyboards

/// A part of the page.
enum RevisionSection: String, CaseIterable {
  case compared, added, removed

  /// Where a golden belongs.
  init(_ kind: GoldenChange.Kind) {
    switch kind {
    case .added: self = .added
    case .removed: self = .removed
    case .changed, .renamed: self = .compared
    }
  }

  /// The section of groups that belong here.
  func list(of groups: [[GoldenChange]], _ writer: inout RevisionEntryWriter) -> ListSection {
    let kinds = GoldenChange.Kind.words.filter { word in groups.contains { $0[0].kind.word == word } }
    let hasMarks = groups.contains { $0[0].difference?.isEmpty == false }
    let entries = groups.map { html(of: $0, &writer) }.joined()
    return ListSection(
      id: rawValue, title: kinds.joined(separator: " and ").capitalizedFirst, kinds: kinds,
      count: groups.reduce(0) { $0 + $1.count }, html: (hasMarks ? TreeMark.legend : "") + entries)
  }

  /// Goldens that differ alike have a heading of their own; those that came or went have nothing to
  /// be alike in.
  private func html(of group: [GoldenChange], _ writer: inout RevisionEntryWriter) -> String {
    let entries = group.map { writer.html(of: $0, isAlone: group.count == 1) }.joined()
    guard group.count > 1 else { return entries }
    return """
      <div class="group"><h3>\(group.count) alike: \(group[0].summary.html)</h3>
      \(entries)</div>

      """
  }
}
