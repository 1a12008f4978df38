import RenderTree
import Storyboards

/// Compares a screen before a setting was changed with the screen after the setting was restored.
///
///     RestoredScreen(before: tree, after: tree).difference  // nil
package struct RestoredScreen {
  /// The first node that differs, and how; `nil` if the screens are equal.
  package let difference: Difference?

  /// A node that differs.
  package struct Difference: Hashable {
    /// The node's address. Its own text is not part of it if it is what differs, as it may be another one each time.
    package let node: String
    /// How it differs, in words.
    package let words: String
  }

  /// Compares screens.
  ///
  /// What a scroll view shows is not compared if it scrolled, as it may when its size changes for a while. How long its
  /// content is is not seen, and lists estimate it, also above what they show. Nor is compared what is hidden, an open
  /// menu, a list with a row that was swiped aside, or how many rows at the edges of a long list are in sight. What bars
  /// show of content under them is compared only if nothing scrolled.
  package init(before: RenderNode, after: RenderNode) {
    let isAtRest = before.offsets == after.offsets
    let (before, after) = (before.seen(isAtRest: isAtRest), after.seen(isAtRest: isAtRest))
    difference = Self.found(before, after).map { found in
      Difference(node: Self.address(of: found, in: found.isNew ? after : before), words: found.words)
    }
  }

  private struct Found {
    var path: [Int]
    var words: String
    var hasOtherText = false
    /// Whether the path is that of a node of the latter screen.
    var isNew = false
  }

  private static func found(_ before: RenderNode, _ after: RenderNode, at path: [Int] = []) -> Found? {
    if hasScrolled(before, after) || before.hasSwipedRow || after.hasSwipedRow { return nil }
    let after = after.showingFirstPart(where: before)
    guard before.children.count == after.children.count else {
      if before.isLongList, after.isLongList, before.differsAtEdges(from: after) { return nil }
      return foundPart(before.children, after.children, at: path)
    }
    // Parts first: what surrounds them often differs only since they do.
    for (index, (former, latter)) in zip(before.children, after.children).enumerated() {
      if let found = found(former, latter, at: path + [index]) { return found }
    }
    guard !alone(before).hasSameLine(as: alone(after)) else { return nil }
    return Found(
      path: path, words: "was \(line(before)) and is \(line(after))", hasOtherText: before.text != after.text)
  }

  /// Finds the first part that is new or gone, or the node around the parts if none of them is another one.
  private static func foundPart(_ before: [RenderNode], _ after: [RenderNode], at path: [Int]) -> Found {
    let isLonger = after.count > before.count
    let others = Set((isLonger ? before : after).map(line))
    let lines = (isLonger ? after : before).map(line)
    guard let index = lines.firstIndex(where: { !others.contains($0) }) else {
      return Found(path: path, words: "has \(after.count) parts, and had \(before.count)")
    }
    return Found(
      path: path + [index], words: isLonger ? "is new: \(lines[index])" : "is gone: \(lines[index])",
      isNew: isLonger)
  }

  private static func hasScrolled(_ before: RenderNode, _ after: RenderNode) -> Bool {
    before.type == after.type && before.value("offset") != after.value("offset")
  }

  private static func line(_ node: RenderNode) -> String { alone(node).line }

  /// The node without its children and the length of its content.
  private static func alone(_ node: RenderNode) -> RenderNode {
    var node = node
    node.children = []
    node.attributes.removeAll { $0.name == "content" }
    return node
  }

  private static func address(of found: Found, in tree: RenderNode) -> String {
    var tree = tree
    if found.hasOtherText { tree.removeText(at: found.path) }
    var addresses = NodeAddresses(of: tree)
    return addresses.address(of: found.path)
  }
}

extension RenderNode {
  /// Removes the text of the node at a path.
  fileprivate mutating func removeText(at path: some Collection<Int>) {
    guard let index = path.first else {
      text = nil
      return
    }
    children[index].removeText(at: path.dropFirst())
  }
}
