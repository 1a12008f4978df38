import Pages

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

  private var title: String {
    switch self {
    case .compared: "Changed"
    case .added: "Added"
    case .removed: "Removed"
    }
  }

  /// The section of groups that belong here.
  func list(of groups: [[GoldenChange]], _ writer: inout RevisionEntryWriter) -> ListSection {
    ListSection(
      id: rawValue, title: title, kinds: Set(groups.map { $0[0].kind.word }).sorted(),
      count: groups.reduce(0) { $0 + $1.count }, html: groups.map { html(of: $0, &writer) }.joined())
  }

  /// Goldens that differ alike have a heading of their own; those that came or went have nothing to be alike in.
  private func html(of group: [GoldenChange], _ writer: inout RevisionEntryWriter) -> String {
    let entries = group.map { writer.html(of: $0, isAlone: group.count == 1) }.joined()
    guard group.count > 1 else { return entries }
    return """
      <div class="group"><h3>\(group.count) alike: \(group[0].summary.html)</h3>
      \(entries)</div>

      """
  }
}
