import TextFormats

extension RenderNode {
  /// Appends the tree's canonical text: one node a line, two blanks a level, each line with its line feed.
  ///
  ///     UITableViewCell #settings.sync "Sync" (0 44; 390 44)
  ///       UISwitch #SyncSwitch (323 6.5; 51 31) [off]
  public func write(to buffer: UTF8Buffer) {
    walk { node, depth in
      buffer.append(repeating: UInt8(ascii: " "), count: depth * 2)
      node.pointee.writeLine(to: buffer)
      buffer.append(literal: "\n")
    }
  }

  /// Appends the node's own line, without its children, indentation and line feed.
  public func writeLine(to buffer: UTF8Buffer) {
    buffer.append(type: type)
    if let identifier {
      buffer.append(identifier: identifier, behind: " #")
    }
    if let text {
      buffer.append(literal: " ")
      buffer.append(quoted: text)
    }
    if let frame {
      buffer.append(frame, behind: " (")
    }
    for index in states.indices {
      buffer.append(state: states[index], behind: " [")
    }
    for index in attributes.indices {
      buffer.append(literal: " ")
      buffer.append(attributes[index])
    }
  }

  /// The whole tree as canonical text: one node a line, with one final line feed.
  public var treeText: String { String(writing: write) }

  /// The lines of ``treeText``, without their line feeds.
  public var lines: [String] {
    treeText.unicodeScalars.split(separator: "\n").map { String($0) }
  }

  /// The node's own line, without its children, indentation and line feed.
  ///
  ///     UISwitch #SyncSwitch (323 6.5; 51 31) [off]
  public var line: String { String(writing: writeLine) }

  /// The type as it is printed: bare where it is a plain word, `Cell<Row>` included, else in quotes.
  public var printedType: String { String(writing: { $0.append(type: type) }) }
}
