/// How a node changed between two trees.
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

  /// The mark's color, independent of the page's appearance, as pictures are.
  ///
  /// Its contrast with white is at least 3 to 1, as WCAG 2 AA requires of graphics; a light line beneath it separates it
  /// from what is dark. Each mark also has its own dashes.
  var color: String {
    switch self {
    case .changed: "#c2410c"
    case .added: "#15803d"
    case .removed: "#b91c1c"
    case .moved: "#6d28d9"
    case .shifted: "#1d4ed8"
    }
  }

  /// The colors of all marks as rules of a style sheet. Nothing fills what is to be judged.
  static var style: String {
    allCases.map { ".mark.\($0.rawValue){stroke:\($0.color)}\n" }.joined()
  }

  /// The legend of the marks on a picture.
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
