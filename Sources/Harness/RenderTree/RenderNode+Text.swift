import SourceText

extension RenderNode {
  /// The node's own line, without its children, indentation and line feed.
  ///
  ///     UISwitch #SyncSwitch (323 6.5; 51 31) [off]
  public var line: String {
    ([printedType] + parts.map(\.printed)).joined(separator: " ")
  }

  /// The lines of the whole tree, two blanks a level.
  public var lines: [String] {
    var lines: [String] = []
    var open = [(node: self, indentation: "")]
    while let (node, indentation) = open.popLast() {
      lines.append(indentation + node.line)
      open.append(contentsOf: node.children.reversed().map { ($0, indentation + "  ") })
    }
    return lines
  }

  /// The whole tree as canonical text: one node a line, with one final line feed.
  public var treeText: String {
    lines.map { $0 + "\n" }.joined()
  }

  /// The type as it is printed: bare where it is a plain word, `Cell<Row>` included, else in quotes.
  ///
  /// The words that begin a line of a storyboard are quoted too, so that no node's line looks like one.
  public var printedType: String {
    Self.reservedTypes.contains(type) ? type.quoted : type.bareOrQuoted(also: "<>")
  }

  private static let reservedTypes = ["called", "changed", "added", "removed", "moved", "replaced"]
}
