import RenderTree

extension RenderNode {
  /// What the node and the first of its descendants say, by which it is recognized among its siblings;
  /// `nil` where they say nothing.
  package var words: String? {
    guard !children.isEmpty || identifier != nil else { return text }
    var words: [String] = []
    var open = [self]
    // A few nodes are enough to recognize a sibling; in a large subtree the limits keep this quick.
    for _ in 0..<24 {
      guard let next = open.popLast() else { break }
      words += [next.identifier.map { "#\($0)" }, next.text].compactMap(\.self)
      open += next.children.prefix(24).reversed()
    }
    return words.isEmpty ? nil : words.joined(separator: "\n")
  }
}
