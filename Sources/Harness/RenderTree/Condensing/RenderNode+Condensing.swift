extension RenderNode {
  /// The tree as goldens show it: a subtree that cannot be seen is one line, a view that fills its parent has no
  /// numbers, containers that only group what is in them are left out, and the attributes are in alphabetical order.
  ///
  ///     // UIView (0 0; 390 844)
  ///     //   UIView (0 0; 390 844) corner=6 alpha=0.5
  ///     //   UILabel "Sync" (20 20; 60 20) [hidden]
  ///     tree.condensed
  ///     // UIView (0 0; 390 844)
  ///     //   UIView (fill) alpha=0.5 corner=6
  ///     //   UILabel "Sync" (hidden; 1 node 226be7a1)
  ///
  /// Condensing a condensed tree changes nothing.
  package var condensed: RenderNode { condensed { _, _ in } }

  /// Returns the condensed tree.
  ///
  /// - Parameter note: Gets the digest and the text of each subtree that is folded; the text is ``foldedText``.
  package func condensed(noting note: (_ digest: UInt32, _ text: String) -> Void) -> RenderNode {
    rebuilt(isDissolving: true) { node, frame, room in
      if node.isFolded { return node = node.foldedLine }
      if let reason = node.reasonToFold { return node = node.folded(reason, noting: note) }
      node.removeUsualParts(frame)
      node.sortAttributes()
      if let frame {
        node.removeUsualContent(in: frame)
        if frame == room { node.place = .fill }
      }
    }
  }

  /// The tree with a frame for every node, including those that fill their parents.
  package var filled: RenderNode {
    rebuilt(isDissolving: false) { node, frame, _ in
      if node.place == .fill, let frame { node.place = .frame(frame) }
    }
  }

  /// The folded node without what a golden leaves out of it.
  private var foldedLine: RenderNode {
    var line = RenderNode(type, identifier: identifier, text: text)
    line.place = place
    return line
  }

  /// Whether the node represents a subtree that cannot be seen.
  package var isFolded: Bool {
    if case .folded = place { true } else { false }
  }

  /// Removes the size of a scroll view's content if it is the view's own.
  private mutating func removeUsualContent(in frame: RenderFrame) {
    guard let index = attributes.firstIndex(where: { $0.name == "content" }),
      attributes[index].value == .numbers([frame.width, frame.height])
    else { return }
    attributes.remove(at: index)
  }

  /// Puts the attributes into alphabetical order; of several with one name, the first is kept.
  mutating func sortAttributes() {
    guard !attributes.areSorted else { return }
    var names: Set<String> = []
    attributes = attributes.filter { names.insert($0.name).inserted }.sorted { $0.name < $1.name }
  }

  /// Returns the tree with each node changed, before its children are.
  ///
  /// It does not recurse, since a deep tree could overflow the stack.
  ///
  /// - Parameters:
  ///   - isDissolving: Whether the children of containers that only group them become their parent's.
  ///   - change: Gets the node; its frame, which follows from its parent's if it fills that; and the frame that it would
  ///     have if it filled its parent, `nil` if it cannot. It may remove the children.
  private func rebuilt(
    isDissolving: Bool,
    _ change: (_ node: inout RenderNode, _ frame: RenderFrame?, _ room: RenderFrame?) -> Void
  ) -> RenderNode {
    var open = [OpenNode(self, in: nil, change)]
    while true {
      let last = open.count - 1
      if let child = open[last].nextChild() {
        if isDissolving, let contents = child.dissolved(in: open[last].room) {
          open[last].rests.append(contents)
          continue
        }
        open.append(OpenNode(child, in: open[last].room, change))
      } else if last > 0 {
        open[last - 1].node.children.append(open.removeLast().node)
      } else {
        return open[0].node
      }
    }
  }
}

/// A node whose children are being changed.
private struct OpenNode {
  /// The changed node with the children that are complete.
  var node: RenderNode
  /// The other children: those of a container that is left out are before the container's siblings, and last here.
  var rests: [ArraySlice<RenderNode>]
  /// The frame of a child that fills the node; `nil` if a child cannot.
  let room: RenderFrame?

  init(
    _ node: RenderNode, in room: RenderFrame?,
    _ change: (inout RenderNode, RenderFrame?, RenderFrame?) -> Void
  ) {
    var changed = node
    let frame = node.place == .fill ? room : node.frame
    // The frame of a transformed view is the rectangle around it.
    let isUpright = node.attributes.isEmpty || node.value("transform") == nil
    self.room =
      isUpright ? frame.map { RenderFrame(x: 0, y: 0, width: $0.width, height: $0.height) } : nil
    change(&changed, frame, room)
    rests = [changed.children[...]]
    changed.children = []
    self.node = changed
  }

  /// Removes and returns the next of the other children; `nil` after the last one.
  mutating func nextChild() -> RenderNode? {
    while !rests.isEmpty {
      if let child = rests[rests.count - 1].popFirst() { return child }
      rests.removeLast()
    }
    return nil
  }
}

extension [RenderAttribute] {
  /// Whether the names are in ascending order, so that each is there once.
  package var areSorted: Bool {
    count < 2 || zip(self, dropFirst()).allSatisfy { $0.name < $1.name }
  }
}
