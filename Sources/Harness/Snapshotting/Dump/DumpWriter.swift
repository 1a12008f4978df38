import TextFormats

/// Writes what the mirrors of a value and its parts show.
///
/// The values whose parts are still to come wait on a stack of its own, so depth costs no stack of the thread.
struct DumpWriter {
  let buffer: UTF8Buffer
  private var levels: [DumpLevel] = []
  /// The objects whose parts are being written.
  private var openObjects: Set<ObjectIdentifier> = []

  init(buffer: UTF8Buffer) {
    self.buffer = buffer
  }

  mutating func write(_ value: Any) {
    writeLine(of: value, indentation: 0)
    while let last = levels.indices.last {
      if let part = levels[last].nextPart(at: buffer.count) {
        writeLine(of: part, in: levels[last])
      } else {
        close(levels.removeLast())
      }
    }
  }

  private mutating func close(_ level: DumpLevel) {
    if level.isSorted { buffer.sort(rangesFrom: level.starts) }
    if let object = level.object { openObjects.remove(object) }
  }

  private mutating func writeLine(of part: DumpPart, in level: DumpLevel) {
    buffer.append(repeating: UInt8(ascii: " "), count: level.indentation)
    switch level.kind {
    case .list: buffer.append(literal: "- ")
    case .pairs:
      if let (key, value) = DumpPart.pair(part.value) {
        key.writeDump(to: buffer)
        buffer.append(literal: ": ")
        return writeLine(of: value, indentation: level.indentation)
      }
      buffer.append(literal: "- ")
    case .members:
      guard let label = part.label else { break }
      buffer.append(label.hasPrefix(".") ? String(label.dropFirst()) : label)
      buffer.append(literal: ": ")
    case .payload: break
    }
    writeLine(of: part.value, indentation: level.indentation)
  }

  /// Writes the rest of a line, and leaves what belongs below it on the stack.
  private mutating func writeLine(of value: Any, indentation: Int) {
    if let leaf = value as? any DumpLeaf {
      leaf.writeDump(to: buffer)
    } else {
      let shown = DumpedValue(value)
      let object = shown.object
      if let object, !openObjects.insert(object).inserted {
        buffer.append("\(shown.title) (inside itself)")
      } else {
        buffer.append(shown.title)
        levels.append(
          DumpLevel(parts: shown.parts, kind: shown.kind, object: object, indentation: indentation + 2))
      }
    }
    buffer.append(UInt8(ascii: "\n"))
  }
}
