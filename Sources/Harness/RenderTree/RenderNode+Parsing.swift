import Diagnostics
import TextFormats

extension RenderNode {
  /// Parses a tree's canonical text; throws what was found, what was expected, and where.
  ///
  /// Only the canonical spelling is accepted, so that writing the tree again gives the same text.
  public init(text: String) throws(Diagnostic) {
    self = try RenderNode(lines: try SourceLine.lines(of: text))
  }

  /// Parses the lines of one tree, whose root is not indented.
  package init(lines: [SourceLine]) throws(Diagnostic) {
    var open: [RenderNode] = []
    for line in lines {
      let depth = try line.depth(below: open.count)
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
          "\(part.kind) stands too late in the line", at: position,
          expected:
            "type, #identifier, \"text\", (frame), [states], name=value in this order, three of them once")
      }
      rank = part.rank + (part.rank < 3 ? 1 : 0)
      add(part)
    }
    try line.requireSpelling(self.line)
  }
}

extension SourceLine {
  /// The level that the line's blanks stand for, when `open` nodes are open above it.
  fileprivate func depth(below open: Int) throws(Diagnostic) -> Int {
    let deepest = open * 2
    guard indentation % 2 == 0, indentation <= deepest, (indentation == 0) == (open == 0) else {
      throw Diagnostic(
        "found \(indentation) blanks before the node", at: position,
        expected: open == 0 ? "no blanks before the root" : "an even number of blanks from 2 to \(deepest)")
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
