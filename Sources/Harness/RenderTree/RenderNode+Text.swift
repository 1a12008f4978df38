import Diagnostics
import TextFormats
import UTF8Text

extension RenderNode {
  /// Appends the tree's canonical text: a line with a line feed for each node, two spaces for each level.
  ///
  /// ```text
  /// UITableViewCell #settings.sync "Sync" (0 44; 390 44)
  ///   UISwitch #SyncSwitch (323 6.5; 51 31) [off]
  /// ```
  package func write(to buffer: UTF8Buffer) {
    walk { node, depth in
      buffer.append(repeating: UInt8(ascii: " "), count: depth * 2)
      node.pointee.writeLine(to: buffer)
      buffer.append(literal: "\n")
    }
  }

  /// Appends the node's own line, without its children, indentation and line feed.
  package func writeLine(to buffer: UTF8Buffer) {
    buffer.append(type: type)
    if let identifier {
      buffer.append(identifier: identifier, behind: " #")
    }
    if let text {
      buffer.append(literal: " ")
      buffer.append(quoted: text)
    }
    if let place {
      buffer.append(place, behind: " (")
    }
    for index in states.indices {
      buffer.append(state: states[index], behind: " [")
    }
    for index in attributes.indices {
      buffer.append(literal: " ")
      buffer.append(attributes[index])
    }
  }

  /// The whole tree as canonical text: a line for each node, two spaces for each level, and a final
  /// line feed.
  public var treeText: String { String(writing: write) }

  /// The lines of ``treeText``, without their line feeds.
  public var lines: [String] {
    treeText.unicodeScalars.split(separator: "\n").map { String($0) }
  }

  /// The node's own line, without its children, indentation and line feed.
  ///
  /// ```text
  /// UISwitch #SyncSwitch (323 6.5; 51 31) [off]
  /// ```
  public var line: String { String(writing: writeLine) }

  /// The type as printed: bare if it is a plain word or generic, such as `Cell<Row>`; otherwise in quotes.
  package var printedType: String { String(writing: { $0.append(type: type) }) }
}

extension RenderNode {
  /// Parses a tree's canonical text.
  ///
  /// Only the canonical spelling is accepted: ``treeText`` of the tree is the same text.
  ///
  ///     let cell = try RenderNode(text: "UITableViewCell\n  UILabel \"Sync\"\n")
  ///     cell.children[0].text  // "Sync"
  ///
  /// - Parameter text: One line for each node, each with its line feed.
  /// - Throws: A diagnostic with what was found, what was expected, and the position.
  public init(text: String) throws(Diagnostic) {
    self = try RenderNode(lines: try SourceLine.lines(of: text))
  }

  /// Parses the lines of one tree, whose root is not indented.
  package init(lines: [SourceLine]) throws(Diagnostic) {
    var open: [RenderNode] = []
    for line in lines {
      let depth = try line.depth(below: open.count)
      // Nodes that are at least as deep as this line are complete.
      while open.count > max(depth, 0) { open.closeLast() }
      open.append(try RenderNode(line: line.dropping(depth * 2)))
    }
    while open.count > 1 { open.closeLast() }
    guard let root = open.first else { throw Diagnostic("found no node", expected: "a tree") }
    self = root
  }

  /// Parses a node's own line, without indentation.
  package init(line: SourceLine) throws(Diagnostic) {
    var scanner = line.scanner
    self.init(try scanner.scanType())
    var rank = 0
    while !scanner.isAtEnd {
      guard scanner.skip(" ") else { throw scanner.unexpected(expected: "a blank or the end of the line") }
      let position = scanner.position
      let part = try scanner.scanPart()
      guard part.rank >= rank else {
        throw Diagnostic(
          "\(part.kind) is too late in the line", at: position,
          expected:
            "type, #identifier, \"text\", (place), [states], name=value in this order, three of them once")
      }
      // The first three occur at most once; there may be several states and attributes.
      rank = part.rank + (part.rank < 3 ? 1 : 0)
      add(part)
    }
    // Parsing accepts more than the canonical spelling, such as quotes around a plain word.
    try line.requireSpelling(self.line)
  }
}

extension SourceLine {
  /// Returns the level of the line by its leading spaces, which is at most `open`, the count of open nodes.
  fileprivate func depth(below open: Int) throws(Diagnostic) -> Int {
    let (deepest, indentation) = (open * 2, indentation)
    guard indentation % 2 == 0, indentation <= deepest, (indentation == 0) == (open == 0) else {
      throw Diagnostic(
        "found \(indentation) spaces before the node", at: position,
        expected: open == 0 ? "no spaces before the root" : "an even number of spaces from 2 to \(deepest)")
    }
    return indentation / 2
  }
}

extension [RenderNode] {
  /// Makes the last node, whose children are complete, the last child of the one before it.
  mutating func closeLast() {
    let child = removeLast()
    self[count - 1].children.append(child)
  }
}
