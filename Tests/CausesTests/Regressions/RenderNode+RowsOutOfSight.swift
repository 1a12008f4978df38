import RenderTree

extension RenderNode {
  /// Adds the rows to this list that are out of view here, but in view in another tree of the same list.
  ///
  /// Edits move them with the others, and those that are still out of view are then removed.
  mutating func addRowsOutOfSight(from list: RenderNode) {
    guard list.width == width, list.height == height else { return }
    let known = Dictionary(children.map { ($0.rowName, $0.y) }) { first, _ in first }
    let others = list.children.filter { known[$0.rowName] == nil }
    let isSameList =
      list.children.contains { known[$0.rowName] != nil }
      && list.children.allSatisfy { (known[$0.rowName] ?? $0.y) == $0.y }
    guard isSameList, !others.isEmpty else { return }
    children = (children + others).sorted { ($0.rowRank, $0.y) < ($1.rowRank, $1.y) }
  }

  /// The name of a row: the first identifier in it, or else its first text.
  private var rowName: String? {
    first { $0.identifier != nil }?.identifier ?? first { $0.text != nil }?.text
  }

  /// Cells come before headers, and these before footers.
  private var rowRank: Int {
    switch type {
    case "SectionHeaderView": 1
    case "SectionFooterView": 2
    default: 0
    }
  }
}
