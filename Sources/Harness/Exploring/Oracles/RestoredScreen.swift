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
  /// content is is not seen, and lists estimate it, also above what they show; nor is what is hidden.
  package init(before: RenderNode, after: RenderNode) {
    let (before, after) = (before.seen, after.seen)
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
    if hasScrolled(before, after) { return nil }
    let after = after.showingFirstPart(where: before)
    guard before.children.count == after.children.count else {
      return foundPart(before.children, after.children, at: path)
    }
    // Parts first: what surrounds them often differs only since they do.
    for (index, (former, latter)) in zip(before.children, after.children).enumerated() {
      if let found = found(former, latter, at: path + [index]) { return found }
    }
    guard line(before) != line(after) else { return nil }
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

  private static func line(_ node: RenderNode) -> String {
    var node = node
    node.children = []
    node.attributes.removeAll { $0.name == "content" }
    return node.line
  }

  private static func address(of found: Found, in tree: RenderNode) -> String {
    var tree = tree
    if found.hasOtherText { tree.removeText(at: found.path) }
    var addresses = NodeAddresses(of: tree)
    return addresses.address(of: found.path)
  }
}

extension RenderNode {
  /// The node without what a person cannot see.
  fileprivate var seen: RenderNode {
    var node = self
    node.children = children.filter { !$0.states.contains("hidden") }.map(\.seen)
    return node
  }

  /// The node with its parts moved so that the first one begins where another node's does, if both have content of
  /// different lengths: a list that estimates what is above moves all that it shows.
  fileprivate func showingFirstPart(where other: RenderNode) -> RenderNode {
    guard value("content") != other.value("content"), let own = children.first?.frame,
      let place = other.children.first?.frame
    else { return self }
    var node = self
    for index in node.children.indices { node.children[index].frame?.y += place.y - own.y }
    return node
  }

  /// Removes the text of the node at a path.
  fileprivate mutating func removeText(at path: some Collection<Int>) {
    guard let index = path.first else {
      text = nil
      return
    }
    children[index].removeText(at: path.dropFirst())
  }
}
