import Diagnostics
import RenderTree
import TextFormats

extension ChangingTree {
  /// Reads the lines of changes and applies them.
  mutating func apply(_ lines: [SourceLine]) throws(Diagnostic) {
    var rest = lines[...]
    while let line = rest.popFirst() {
      let brought = rest.prefix { $0.indentation > 0 }
      rest = rest.dropFirst(brought.count)
      let change = try read(line, brought: brought.map { $0.dropping(2) })
      try line.requireSpelling(self.line(of: change))
      guard apply(change) else {
        throw Diagnostic(
          "the change does not fit the tree", at: line.position,
          expected: "an index that the parent has, and a parent outside of what is moved")
      }
    }
  }

  private func read(_ line: SourceLine, brought: [SourceLine]) throws(Diagnostic) -> TreeChange {
    guard let keyword = ChangeKeyword(of: line), keyword != .called else {
      throw ChangeKeyword.missing(in: line)
    }
    guard brought.isEmpty != (keyword == .added || keyword == .replaced) else {
      throw Diagnostic(
        "found \(brought.isEmpty ? "no" : "a") tree below '\(keyword.rawValue)'",
        at: brought.first?.position ?? line.position,
        expected: brought.isEmpty ? "a tree, indented by two blanks" : "the next change")
    }
    var scanner = line.dropping(keyword.padded.unicodeScalars.count).scanner
    let change = try scanner.scanChange(keyword, of: self, brought: brought)
    guard scanner.isAtEnd else { throw scanner.unexpected(expected: "the end of the line") }
    return change
  }
}

extension SourceScanner {
  fileprivate mutating func scanChange(
    _ keyword: ChangeKeyword, of tree: ChangingTree, brought: [SourceLine]
  ) throws(Diagnostic) -> TreeChange {
    if keyword == .added {
      try require("in ")
      let (parent, index) = try scanDestination(in: tree)
      return .added(try RenderNode(lines: brought), parent: parent, index: index)
    }
    let path = try scanPath(in: tree)
    let node = tree.tree.node(at: path) ?? tree.tree
    switch keyword {
    case .removed: return .removed(path, node: node)
    case .replaced: return .replaced(before: tree.tree, after: try RenderNode(lines: brought))
    case .moved:
      try require(" to ")
      let (parent, index) = try scanDestination(in: tree)
      return .moved(path, parent: parent, index: index)
    default:
      return .changed(path, before: node.withoutChildren, after: try scanChanged(node))
    }
  }

  private mutating func scanChanged(_ node: RenderNode) throws(Diagnostic) -> RenderNode {
    try require(": ")
    var node = node.withoutChildren
    repeat {
      let position = position
      node = try scanPartChange().apply(to: node, at: position)
    } while skip(", ")
    return node
  }

  /// Reads `<address> at <index>`.
  private mutating func scanDestination(in tree: ChangingTree) throws(Diagnostic) -> (TreePath, Int) {
    let parent = try scanPath(in: tree)
    try require(" at ")
    return (parent, try scanIndex())
  }

  private mutating func scanPath(in tree: ChangingTree) throws(Diagnostic) -> TreePath {
    let position = position
    return try tree.addresses.path(of: try scanAddress(), at: position)
  }

  private mutating func require(_ text: String) throws(Diagnostic) {
    guard skip(text) else { throw unexpected(expected: "'\(text)'") }
  }
}
