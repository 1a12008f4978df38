import RenderTree

extension RenderNode {
  /// The identifiers and texts of the node and its first descendants, a line each, by which it is
  /// recognized among its siblings; `nil` if it has no such words.
  ///
  ///     let label = RenderNode("UILabel", text: "Sync")
  ///     RenderNode("UITableViewCell", identifier: "sync", children: [label]).words  // "#sync\nSync"
  package var words: String? {
    guard !children.isEmpty || identifier != nil else { return text }
    var words: [String] = []
    var open = [self]
    // A few nodes are enough to recognize a sibling; the limits keep this fast in a large subtree.
    for _ in 0..<24 {
      guard let next = open.popLast() else { break }
      words += [next.identifier.map { "#\($0)" }, next.text].compactMap(\.self)
      open += next.children.prefix(24).reversed()
    }
    return words.isEmpty ? nil : words.joined(separator: "\n")
  }
}
