import Diagnostics
import RenderTree
import TextFormats
import UTF8Text

/// The keywords of changes in format 1.
enum FormerChange: String, CaseIterable {
  case changed, added, removed, moved, replaced

  /// The characters before what follows the keyword.
  var width: Int { max(rawValue.utf8.count + 1, 8) }

  /// Whether lines of a tree follow.
  var bringsTree: Bool { self == .added || self == .replaced }

  /// Whether a line of a step is a change rather than the root of a tree.
  static func isChange(_ line: SourceLine) -> Bool {
    FormerChange(rawValue: line.firstWord(before: " ")) != nil
  }
}

/// A tree while the changes of a step of format 1 are applied.
///
/// Nodes are searched for one by one, which is slower than an index of addresses, and enough for reading a golden once.
struct FormerTree {
  private var book: AddressBook

  init(_ tree: RenderNode) {
    book = AddressBook(tree)
  }

  /// The tree as it is now.
  var tree: RenderNode { book.tree() }

  /// Applies the lines of a step.
  mutating func apply(_ lines: [SourceLine]) throws(Diagnostic) {
    var rest = lines[...]
    while let line = rest.popFirst() {
      let brought = rest.prefix { $0.indentation > 1 }.map { $0.dropping(2) }
      rest = rest.dropFirst(brought.count)
      guard let keyword = FormerChange(rawValue: line.firstWord(before: " ")) else {
        let words = FormerChange.allCases.map(\.rawValue)
        throw Diagnostic(
          "'\(line.firstWord(before: " "))' is not a keyword", at: line.position,
          expected: words.joined(separator: ", "),
          nearest: nearestName(to: line.firstWord(before: " "), in: words))
      }
      guard !brought.isEmpty || !keyword.bringsTree else {
        throw Diagnostic(
          "found no tree below '\(keyword.rawValue)'", at: line.position,
          expected: "a tree, indented by two spaces")
      }
      var scanner = line.dropping(keyword.width).scanner
      let change = try read(keyword, brought, &scanner)
      guard scanner.isAtEnd else { throw scanner.unexpected(expected: "the end of the line") }
      guard book.apply(change) else {
        throw Diagnostic(
          "the change does not fit the tree", at: line.position, expected: "an index that the parent has")
      }
    }
  }

  private mutating func read(
    _ keyword: FormerChange, _ brought: [SourceLine], _ scanner: inout SourceScanner
  ) throws(Diagnostic) -> TreeChange {
    if keyword == .added {
      try scanner.skipRequired("in ")
      let (parent, index) = try destination(&scanner)
      return .added(try RenderNode(lines: brought), parent: parent, index: index)
    }
    let path = try path(&scanner)
    switch keyword {
    case .removed: return .removed(path, node: RenderNode(""))
    case .replaced: return .replaced(before: RenderNode(""), after: try RenderNode(lines: brought))
    case .moved:
      try scanner.skipRequired(" to ")
      let (parent, index) = try destination(&scanner)
      return .moved(path, parent: parent, index: index)
    case .changed, .added:
      let line = book.entries[book.number(at: path) ?? 0].node.withoutChildren
      return .changed(path, before: line, after: try scanner.scanFormerChanges(of: line))
    }
  }

  private func destination(_ scanner: inout SourceScanner) throws(Diagnostic) -> (TreePath, Int) {
    let parent = try path(&scanner)
    try scanner.skipRequired(" at ")
    return (parent, try scanner.scanIndex())
  }

  /// Reads an address such as `UILabel 3 of 5 in UIView #card`, and returns the path of its node.
  private func path(_ scanner: inout SourceScanner) throws(Diagnostic) -> TreePath {
    let position = scanner.position
    let selector = try scanner.scanSelector()
    var number: Int?
    var rest = scanner
    if rest.skip(" "), rest.next.map({ ("0"..."9").contains($0) }) == true {
      number = try rest.scanIndex()
      try rest.skipRequired(" of ")
      _ = try rest.scanIndex()
      scanner = rest
    }
    var ancestor: Int?
    if scanner.skip(" in ") { ancestor = try node(try scanner.scanSelector(), nil, nil, at: position) }
    return book.path(of: try node(selector, number, ancestor, at: position))
  }

  private func node(
    _ selector: NodeSelector, _ number: Int?, _ ancestor: Int?, at position: SourcePosition
  ) throws(Diagnostic) -> Int {
    let fitting = book.nodes(inside: ancestor).filter { book.entries[$0].fits(selector) }
    guard let number else {
      if fitting.count == 1 { return fitting[0] }
      throw Diagnostic(
        "\(fitting.count) nodes are '\(selector.printed)' here", at: position, expected: "one such node")
    }
    guard fitting.indices.contains(number - 1) else {
      throw Diagnostic(
        "the node \(number) of '\(selector.printed)' is not in the tree here", at: position,
        expected: "one of \(fitting.count) nodes")
    }
    return fitting[number - 1]
  }
}

extension AddressBook.Entry {
  /// Whether a selector of format 1 fits, which may have any attribute and never cuts a text.
  fileprivate func fits(_ selector: NodeSelector) -> Bool {
    guard node.type.isIdentical(to: selector.type) else { return false }
    return switch selector.mark {
    case nil: true
    case .identifier(let identifier): RenderNode.areIdentical(node.identifier, identifier)
    case .text(let text): RenderNode.areIdentical(node.text, text)
    case .attribute(let attribute): node.attributes.contains(attribute)
    case .textBelow(let text): RenderNode.areIdentical(textBelow, text)
    }
  }
}

extension SourceScanner {
  /// Reads `: before -> after, before -> after`, and returns the node after these changes.
  fileprivate mutating func scanFormerChanges(of node: RenderNode) throws(Diagnostic) -> RenderNode {
    try skipRequired(": ")
    var node = node
    repeat {
      let position = position
      let before = try scanSide()
      try skipRequired(" -> ")
      node = try node.replacing(before, with: try scanSide(), at: position)
    } while skip(", ")
    return node
  }

  fileprivate mutating func skipRequired(_ text: String) throws(Diagnostic) {
    guard skip(text) else { throw unexpected(expected: "'\(text)'") }
  }
}

extension RenderNode {
  /// Returns the node with the first occurrence of some parts replaced; with new parts at the end of their kind if
  /// `before` is empty.
  fileprivate func replacing(
    _ before: [NodePart], with after: [NodePart], at position: SourcePosition
  ) throws(Diagnostic) -> RenderNode {
    guard let rank = (before + after).first?.rank else {
      throw Diagnostic("'none -> none' is not a change", at: position, expected: "a part on one side")
    }
    let old = parts.filter { $0.rank == rank }
    let starts = old.indices.dropLast(max(0, before.count - 1))
    guard before.isEmpty || starts.contains(where: { old[$0...].starts(with: before) }) else {
      throw Diagnostic(
        "the node does not have these parts before the change", at: position,
        expected: old.isEmpty ? "none" : old.map(\.printed).joined(separator: " "))
    }
    let start = before.isEmpty ? old.count : starts.first { old[$0...].starts(with: before) } ?? 0
    let new = Array(old[..<start]) + after + old[(start + before.count)...]
    return RenderNode(type, parts: parts.filter { $0.rank < rank } + new + parts.filter { $0.rank > rank })
  }
}
