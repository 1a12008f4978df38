import Diagnostics
import RenderTree
import TextFormats
import UTF8Text

/// A tree while the changes of a step are written or read, with its current addresses.
///
///     var after = tree  // UIView, with a UILabel #title "Sync"
///     after.children[0].text = "Synk"
///     ChangingTree(tree).lines(to: after)  // changed UILabel #title: "Sync" -> "Synk"
struct ChangingTree {
  private(set) var addresses: AddressBook

  init(_ tree: RenderNode) {
    addresses = AddressBook(tree)
  }

  /// The tree as it is now.
  var tree: RenderNode { addresses.tree() }

  /// Returns the node at a path with its descendants, as they are now; `nil` if there is no such node.
  func node(at path: TreePath) -> RenderNode? {
    addresses.number(at: path).map { addresses.tree(of: $0) }
  }

  /// Returns the node at a path, which must be in the tree, without its children.
  func line(at path: TreePath) -> RenderNode {
    addresses.entries[addresses.number(at: path) ?? 0].node.withoutChildren
  }

  /// Applies a change; returns `false`, and does nothing, if it does not fit the tree.
  mutating func apply(_ change: TreeChange) -> Bool {
    addresses.apply(change)
  }

  /// Returns the path of the node that an address names; throws unless there is exactly one.
  mutating func path(of address: NodeAddress, at position: SourcePosition) throws(Diagnostic) -> TreePath {
    try addresses.path(of: address, at: position)
  }

  /// Returns the shortest unique address of the node at a path, which must be in the tree.
  mutating func address(of path: TreePath) -> NodeAddress {
    addresses.address(of: path)
  }
}

extension ChangingTree {
  /// Returns the lines of all changes from this tree to `after`.
  func lines(to after: RenderNode) -> [String] {
    var copy = self
    return TreeDifference(from: tree, to: after).changes.flatMap { change in
      // Addresses are those before the change, so each change is written before it is applied.
      let lines = copy.lines(of: change)
      _ = copy.apply(change)
      return lines
    }
  }

  /// Returns the lines of a change: its own, then those of the tree that it adds, indented.
  mutating func lines(of change: TreeChange) -> [String] {
    [line(of: change)] + change.broughtLines.map { "  " + $0 }
  }

  /// Returns the change's own line in its canonical spelling, or with more text for readers.
  mutating func line(of change: TreeChange, isTelling: Bool = false) -> String {
    String(writing: { write(change, isTelling: isTelling, to: $0) })
  }

  private mutating func write(_ change: TreeChange, isTelling: Bool, to buffer: UTF8Buffer) {
    switch change {
    case .changed(let path, let before, let after):
      buffer.append(ChangeKeyword.changed.padded)
      writeName(of: path, isTelling: isTelling, to: buffer)
      buffer.append(literal: ": ")
      buffer.append(PartChange.all(from: before, to: after).map(\.printed).joined(separator: ", "))
    case .added(_, let parent, let index):
      buffer.append(ChangeKeyword.added.padded)
      buffer.append(literal: "in ")
      writeName(of: parent, isTelling: isTelling, to: buffer)
      buffer.append(literal: " at ")
      buffer.append(index)
    case .removed(let path, _):
      buffer.append(ChangeKeyword.removed.padded)
      writeName(of: path, isTelling: isTelling, to: buffer)
    case .moved(let path, let parent, let index):
      buffer.append(ChangeKeyword.moved.padded)
      writeName(of: path, isTelling: isTelling, to: buffer)
      buffer.append(literal: " to ")
      writeName(of: parent, isTelling: isTelling, to: buffer)
      buffer.append(literal: " at ")
      buffer.append(index)
    case .replaced:
      buffer.append(ChangeKeyword.replaced.padded)
      writeName(of: [], isTelling: isTelling, to: buffer)
    }
  }

  /// Appends the node's address; if `isTelling`, an identifier is followed by the node's text.
  mutating func writeName(of path: TreePath, isTelling: Bool, to buffer: UTF8Buffer) {
    let address = address(of: path)
    if isTelling, case .identifier = address.node.mark {
      address.write(text: line(at: path).text, to: buffer)
    } else {
      address.write(to: buffer)
    }
  }
}

extension TreeChange {
  /// The lines of the tree that the change adds.
  var broughtLines: [String] {
    switch self {
    case .added(let node, _, _), .replaced(_, let node): node.lines
    case .changed, .removed, .moved: []
    }
  }
}

extension ChangingTree {
  /// Reads the lines of changes, applies and returns them.
  mutating func apply(_ lines: [SourceLine]) throws(Diagnostic) -> [TreeChange] {
    var changes: [TreeChange] = []
    changes.reserveCapacity(lines.count)
    var rest = lines[...]
    while let line = rest.popFirst() {
      let count = rest.prefix { $0.indentation > 0 }.count
      var brought: [SourceLine] = []
      for line in rest.prefix(count) { brought.append(try line.insideStep) }
      rest = rest.dropFirst(count)
      let change = try read(line, brought: brought)
      // Compared before the change is applied, since addresses are those before it.
      try line.requireSpelling(self.line(of: change))
      guard apply(change) else {
        throw Diagnostic(
          "the change does not fit the tree", at: line.position,
          expected: "an index that the parent has, and a parent outside of what is moved")
      }
      changes.append(change)
    }
    return changes
  }

  private mutating func read(
    _ line: SourceLine, brought: [SourceLine]
  ) throws(Diagnostic) -> TreeChange {
    guard let keyword = ChangeKeyword(of: line), ![.called, .pending, .awaited].contains(keyword) else {
      throw ChangeKeyword.missing(in: line)
    }
    // These two, and no others, have a tree below them.
    guard brought.isEmpty != (keyword == .added || keyword == .replaced) else {
      throw Diagnostic(
        "found \(brought.isEmpty ? "no" : "a") tree below '\(keyword.rawValue)'",
        at: brought.first?.position ?? line.position,
        expected: brought.isEmpty ? "a tree, indented by two spaces" : "the next change")
    }
    var scanner = line.dropping(keyword.padded.unicodeScalars.count).scanner
    let change = try scanner.scanChange(keyword, of: &self, brought: brought)
    guard scanner.isAtEnd else { throw scanner.unexpected(expected: "the end of the line") }
    return change
  }
}

extension SourceScanner {
  fileprivate mutating func scanChange(
    _ keyword: ChangeKeyword, of tree: inout ChangingTree, brought: [SourceLine]
  ) throws(Diagnostic) -> TreeChange {
    if keyword == .added {
      try require("in ")
      let (parent, index) = try scanDestination(in: &tree)
      return .added(try RenderNode(lines: brought), parent: parent, index: index)
    }
    let path = try scanPath(in: &tree)
    switch keyword {
    case .removed: return .removed(path, node: tree.node(at: path) ?? tree.tree)
    case .replaced: return .replaced(before: tree.tree, after: try RenderNode(lines: brought))
    case .moved:
      try require(" to ")
      let (parent, index) = try scanDestination(in: &tree)
      return .moved(path, parent: parent, index: index)
    default:
      let line = tree.line(at: path)
      return .changed(path, before: line, after: try scanChanged(line))
    }
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

  /// Reads `<address> at <index>`.
  private mutating func scanDestination(in tree: inout ChangingTree) throws(Diagnostic) -> (TreePath, Int) {
    let parent = try scanPath(in: &tree)
    try require(" at ")
    return (parent, try scanIndex())
  }

  private mutating func scanPath(in tree: inout ChangingTree) throws(Diagnostic) -> TreePath {
    let position = position
    return try tree.path(of: try scanAddress(), at: position)
  }

  private mutating func require(_ text: String) throws(Diagnostic) {
    guard skip(text) else { throw unexpected(expected: "'\(text)'") }
  }
}

/// The first word of a line of a step.
enum ChangeKeyword: String, CaseIterable {
  case called, pending, awaited, changed, added, removed, moved, replaced

  /// The keyword and at least one space, to a width of 8 if possible, so that what follows is aligned.
  var padded: String {
    rawValue + String(repeating: " ", count: max(1, 8 - rawValue.count))
  }

  /// The keyword with which `line` begins; `nil` if it begins with another word.
  init?(of line: SourceLine) {
    self.init(rawValue: line.firstWord(before: " "))
  }

  /// Returns the fault of a line that should begin with a keyword.
  static func missing(in line: SourceLine) -> Diagnostic {
    let words = allCases.map(\.rawValue)
    let word = line.firstWord(before: " ")
    return Diagnostic(
      "'\(word)' is not a keyword", at: line.position, expected: words.joined(separator: ", "),
      nearest: nearestName(to: word, in: words))
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

  /// Returns the text before the first `separator`, which is compared as a scalar, since the next
  /// one may combine with it.
  func firstWord(before separator: Unicode.Scalar) -> String {
    String(text.unicodeScalars.prefix { $0 != separator })
  }
}
