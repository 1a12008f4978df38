/// What became of a node from one tree to another.
package enum TreeMark: String, CaseIterable {
  case changed, added, removed, moved
  /// Only the node's frame differs.
  case shifted

  /// The mark in words, for a legend.
  var words: String {
    switch self {
    case .changed: "changed"
    case .added: "added"
    case .removed: "removed"
    case .moved: "moved in the tree"
    case .shifted: "only shifted or resized"
    }
  }

  /// What each mark on a picture means.
  package static var legend: String {
    let items = allCases.map { mark in
      """
      <li><svg viewBox="0 0 28 18" aria-hidden="true">\
      <rect class="mark \(mark.rawValue)" x="2" y="2" width="24" height="14"/></svg>\(mark.words)</li>
      """
    }
    return "<ul class=\"legend\" aria-label=\"Marks on pictures\">\n\(items.joined(separator: "\n"))\n</ul>\n"
  }
}
