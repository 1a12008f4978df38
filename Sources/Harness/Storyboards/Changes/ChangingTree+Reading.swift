import Diagnostics
import RenderTree
import TextFormats
import UTF8Text

extension ChangingTree {
  /// Reads the lines of changes, applies and returns them.
  ///
  /// - Parameters:
  ///   - lines: The lines of a step.
  ///   - removed: What earlier steps removed.
  mutating func apply(
    _ lines: [SourceLine], after removed: RemovedSubtrees
  ) throws(Diagnostic) -> [TreeChange] {
    var changes: [TreeChange] = []
    changes.reserveCapacity(lines.count)
    var rest = lines[...]
    var former: StoryboardKeyword?
    while let line = rest.popFirst() {
      let count = rest.prefix { $0.indentation > 0 }.count
      var brought: [SourceLine] = []
      for line in rest.prefix(count) { brought.append(try line.insideStep) }
      rest = rest.dropFirst(count)
      let read = try read(line, brought: brought, removed)
      let keyword = StoryboardKeyword(of: line)
      // What comes back has a line of its own.
      if former == .added, keyword == .added, read[0].continues(changes.last) {
        throw Diagnostic(
          "found another line for the next sibling", at: line.position,
          expected: "the tree below the line above")
      }
      for (index, change) in read.enumerated() { try apply(change, at: line, isSpelled: index == 0) }
      changes += read
      former = keyword
    }
    return changes
  }

  private mutating func apply(
    _ change: TreeChange, at line: SourceLine, isSpelled: Bool
  ) throws(Diagnostic) {
    // Compared before the change is applied, since addresses are those before it. What comes back is compared with the
    // whole step.
    if isSpelled, StoryboardKeyword(of: line) != .back { try line.requireSpelling(self.line(of: change)) }
    guard apply(change) else {
      throw Diagnostic(
        "the change does not fit the tree", at: line.position,
        expected: "a place in the tree, outside of what is moved, or the later one of two siblings")
    }
  }

  private mutating func read(
    _ line: SourceLine, brought: [SourceLine], _ removed: RemovedSubtrees
  ) throws(Diagnostic) -> [TreeChange] {
    guard let keyword = StoryboardKeyword(of: line), keyword.isChange else {
      throw StoryboardKeyword.missing(in: line, of: StoryboardKeyword.changes)
    }
    guard brought.isEmpty != keyword.bringsTrees else {
      throw Diagnostic(
        "found \(brought.isEmpty ? "no" : "a") tree below '\(keyword.rawValue)'",
        at: brought.first?.position ?? line.position,
        expected: brought.isEmpty ? "a tree, indented by two spaces" : "the next change")
    }
    guard prepareForNames(inChangeOfLine: [.changed, .hidden, .shown].contains(keyword)) else {
      throw Diagnostic(
        "a change above does not fit the tree", at: line.position,
        expected: "changes of nodes that stay in the tree")
    }
    var scanner = line.dropping(keyword.padded.unicodeScalars.count).scanner
    let changes = try scanner.scanChanges(keyword, of: &self, brought: brought, removed)
    guard scanner.isAtEnd else { throw scanner.unexpected(expected: "the end of the line") }
    return changes
  }
}

extension SourceScanner {
  fileprivate mutating func scanChanges(
    _ keyword: StoryboardKeyword, of tree: inout ChangingTree, brought: [SourceLine],
    _ removed: RemovedSubtrees
  ) throws(Diagnostic) -> [TreeChange] {
    if keyword == .back { return [try scanReturn(in: &tree, removed)] }
    if keyword == .added {
      let (parent, index) = try scanPlace(in: &tree, without: nil)
      var changes: [TreeChange] = []
      for lines in brought.trees {
        let node = try RenderNode(lines: Array(lines))
        changes.append(.added(node, parent: parent, index: index + changes.count))
      }
      return changes
    }
    let path = try scanPath(in: &tree)
    switch keyword {
    case .removed: return [.removed(path, node: tree.node(at: path) ?? RenderNode(""))]
    case .moved:
      try require(" -> ")
      let (parent, index) = try scanPlace(in: &tree, without: path)
      return [.moved(path, parent: parent, index: index)]
    case .swapped:
      try require(" <-> ")
      return [.swapped(path, try scanPath(in: &tree))]
    case .hidden: return [try scanHidden(tree.node(at: path) ?? RenderNode(""), at: path)]
    case .shown:
      return [.shown(path, before: tree.line(at: path), after: try RenderNode(lines: brought))]
    default:
      let line = tree.line(at: path)
      return [.changed(path, before: line, after: try scanChanged(line))]
    }
  }

  /// Reads `UIView #menu of [3] -> in UIView #page`.
  private mutating func scanReturn(
    in tree: inout ChangingTree, _ removed: RemovedSubtrees
  ) throws(Diagnostic) -> TreeChange {
    let start = self
    let address = try scanAddress().printed
    try require(" of [")
    let step = try scanIndex()
    try require("] -> ")
    guard let removal = removed.removal(of: address, inStep: step) else {
      throw Diagnostic(
        "step \(step) did not remove '\(address)'", at: start.position,
        expected: "a subtree that an earlier step removed",
        nearest: nearestName(
          to: "\(address) of [\(step)]", in: removed.all.map { "\($0.address) of [\($0.step)]" }))
    }
    let (parent, index) = try scanPlace(in: &tree, without: nil)
    return .added(removal.node, parent: parent, index: index)
  }

  /// Reads `: "text" (hidden; 1 node 32aeaf5c)`.
  private mutating func scanHidden(_ node: RenderNode, at path: TreePath) throws(Diagnostic) -> TreeChange {
    try require(": ")
    var folded = RenderNode(node.type, identifier: node.identifier)
    let start = self
    repeat { folded.add(try scanPart()) } while skip(" ")
    guard folded.isFolded else {
      throw start.unexpected(expected: "why the node cannot be seen, as (hidden; 1 node 32aeaf5c)")
    }
    return .hidden(path, before: node, after: folded)
  }

  private mutating func scanChanged(_ node: RenderNode) throws(Diagnostic) -> RenderNode {
    try require(": ")
    var node = node
    repeat {
      let position = position
      node = try scanPartChange().apply(to: node, at: position)
    } while skip(", ")
    return node
  }

  /// Reads `in PARENT`, `first in PARENT` or `after SIBLING`.
  private mutating func scanPlace(
    in tree: inout ChangingTree, without moving: TreePath?
  ) throws(Diagnostic) -> (parent: TreePath, index: Int) {
    if skip("first in ") { return (try scanPath(in: &tree), 0) }
    if skip("after ") {
      let start = self
      let sibling = try scanPath(in: &tree)
      guard let index = sibling.last else {
        throw start.unexpected(expected: "a node that has siblings, rather than the root")
      }
      let parent = TreePath(sibling.dropLast())
      let own = moving.flatMap { $0.dropLast() == parent[...] ? $0.last : nil }
      return (parent, index + 1 - (own.map { $0 < index } == true ? 1 : 0))
    }
    guard skip("in ") else { throw unexpected(expected: "'in ', 'first in ' or 'after ', and a node") }
    let parent = try scanPath(in: &tree)
    let own = moving.flatMap { $0.dropLast() == parent[...] ? $0.last : nil }
    return (parent, (tree.childCount(at: parent) ?? 0) - (own == nil ? 0 : 1))
  }

  private mutating func scanPath(in tree: inout ChangingTree) throws(Diagnostic) -> TreePath {
    let position = position
    return try tree.path(of: try scanAddress(), at: position)
  }

  private mutating func require(_ text: String) throws(Diagnostic) {
    guard skip(text) else { throw unexpected(expected: "'\(text)'") }
  }
}

extension [SourceLine] {
  /// The lines of each tree; a tree begins at each line without indentation.
  fileprivate var trees: [ArraySlice<SourceLine>] {
    let starts = indices.filter { self[$0].indentation == 0 || $0 == 0 }
    return zip(starts, starts.dropFirst() + [count]).map { self[$0..<$1] }
  }
}

extension SourceLine {
  /// The line of an added tree, without the two spaces by which it is indented below its change.
  fileprivate var insideStep: SourceLine {
    get throws(Diagnostic) {
      let spaces = indentation
      guard spaces < 2 else { return dropping(2) }
      throw Diagnostic(
        "found \(spaces) space before the node", at: dropping(spaces).position,
        expected: "two spaces before each line of the tree")
    }
  }
}
