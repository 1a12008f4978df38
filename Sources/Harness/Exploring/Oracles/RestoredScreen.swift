import RenderTree

/// Compares a screen before a setting was changed with the screen after the setting was restored.
///
///     RestoredScreen(before: tree, after: tree).difference  // nil
package struct RestoredScreen {
  /// The first node that differs, and how; `nil` if the screens are equal.
  package let difference: Difference?

  /// A node that differs.
  package struct Difference: Hashable {
    /// The node's type, and its identifier or text.
    package let node: String
    /// How it differs, in words.
    package let words: String
  }

  /// Compares screens.
  ///
  /// What a scroll view shows is not compared if it scrolled, as it may when its size changes for a while.
  package init(before: RenderNode, after: RenderNode) {
    difference = Self.difference(before, after)
  }

  private static func difference(_ before: RenderNode, _ after: RenderNode) -> Difference? {
    if hasScrolled(before, after) { return nil }
    guard before.children.count == after.children.count else {
      return Difference(
        node: name(before), words: "has \(after.children.count) parts instead of \(before.children.count)")
    }
    // Parts first: what surrounds them often differs only since they do.
    for (former, latter) in zip(before.children, after.children) {
      if let difference = difference(former, latter) { return difference }
    }
    return ownDifference(before, after)
  }

  private static func hasScrolled(_ before: RenderNode, _ after: RenderNode) -> Bool {
    before.type == after.type && before.value("offset") != after.value("offset")
  }

  private static func ownDifference(_ before: RenderNode, _ after: RenderNode) -> Difference? {
    guard !before.hasSameLine(as: after) else { return nil }
    return Difference(node: name(before), words: "was \(line(before)) and is \(line(after))")
  }

  private static func line(_ node: RenderNode) -> String { RenderNode(copying: node).line }

  private static func name(_ node: RenderNode) -> String {
    // A text is often what differs, but is still what people know the node by.
    RenderNode(node.type, identifier: node.identifier, text: node.identifier == nil ? node.text : nil).line
  }
}

extension RenderNode {
  /// The node without its children.
  fileprivate init(copying node: RenderNode) {
    self = node
    children = []
  }
}
