import Foundation
import GoldenFiles
import UTF8Text

extension SnapshotStrategy {
  /// What a value's mirror shows, one line for each value, in a `.txt` file.
  ///
  /// ```text
  /// Person
  ///   name: "Ada"
  ///   pets: 2 elements
  ///     - .cat
  ///     - .dog
  ///       "Rex"
  /// ```
  ///
  /// - Members of sets and pairs of dictionaries are sorted by their text, or by what redaction leaves of it.
  ///   Of members that it makes equal, the order says nothing.
  /// - Addresses are left out: of a pointer, its type is shown. An object inside itself is not followed; one
  ///   that occurs twice is shown twice.
  /// - An optional is shown as its value or as `nil`; a `nil` inside an optional as `Optional(nil)`.
  /// - Strings are in quotes, with invisible characters escaped. Values of the standard library and of
  ///   Foundation are shown by what they mean, and not by how they are stored: `Date`, `Data`, `URL`, `UUID`,
  ///   `Decimal`, `Duration`, `TimeZone`, `Locale`, `Calendar`, `CharacterSet` and numbers of all kinds on
  ///   one line, Foundation's objects as the values that they stand for, formatters and errors with their
  ///   properties.
  /// - Of objects without a value of their own, such as `NSLock` and `OperationQueue`, the type is shown.
  /// - A value of a type that is ``SnapshotTextConvertible`` is shown as its text.
  ///
  /// The time is proportional to the length of the text, and deep values do not overflow the stack.
  public static var dump: SnapshotStrategy {
    SnapshotStrategy(fileExtension: "txt", format: SnapshotFormat(content: .dump)) { value, buffer in
      var writer = DumpWriter(buffer: buffer)
      try writer.write(value)
    }
  }
}

/// Writes what the mirrors of a value and its parts show.
///
/// Parts that are still to be written wait in an array, since recursion could overflow the stack.
struct DumpWriter {
  let buffer: UTF8Buffer
  private var levels: [DumpLevel] = []
  /// The objects whose parts are being written.
  private var openObjects: Set<ObjectIdentifier> = []
  /// How values of a type are shown: found once, since looking takes longer than writing.
  private var kinds: [ObjectIdentifier: TypeKind] = [:]
  private var variables = VariableNumbers()

  private enum TypeKind {
    /// As their mirrors show them.
    case mirrored
    /// On one line.
    case leaf
  }

  init(buffer: UTF8Buffer) {
    self.buffer = buffer
  }

  /// - Throws: an error if the dump is longer than a golden may be, since values that hold others again and
  ///   again would take forever.
  mutating func write(_ value: Any) throws(SnapshotFault) {
    writeLine(of: value, indentation: 0, at: RedactedOrder.cursor(at: .root))
    while let last = levels.indices.last {
      guard buffer.count <= GoldenFolder.largestSize else { throw .endless }
      if let part = levels[last].nextPart(at: buffer.count) {
        writeLine(of: part, in: levels[last])
      } else {
        close(levels.removeLast())
      }
    }
  }

  private mutating func close(_ level: DumpLevel) {
    if level.isSorted { buffer.sort(rangesFrom: level.starts, at: level.cursor) }
    if let object = level.object { openObjects.remove(object) }
  }

  private mutating func writeLine(of part: DumpPart, in level: DumpLevel) {
    buffer.append(repeating: UInt8(ascii: " "), count: level.indentation)
    switch level.kind {
    case .list: buffer.append(literal: "- ")
    case .pairs:
      if let (key, value) = DumpPart.pair(part.value) {
        let start = buffer.count
        key.writeDump(to: buffer)
        buffer.append(literal: ": ")
        let cursor = level.cursor?.advanced(byLabel: buffer, from: start)
        return writeLine(of: value, indentation: level.indentation, at: cursor)
      }
      buffer.append(literal: "- ")
    case .members:
      guard let label = part.label else { break }
      // Mirrors call the elements of a tuple `.0`, `.1` and so on.
      buffer.append(label.hasPrefix(".") ? String(label.dropFirst()) : label)
      buffer.append(literal: ": ")
    case .payload: break
    }
    let cursor = level.cursor?.advanced(by: level.kind, label: part.label, index: level.lastIndex)
    writeLine(of: part.value, indentation: level.indentation, at: cursor)
  }

  /// Writes the rest of a line, and pushes the parts below it onto the stack.
  ///
  /// - Parameter cursor: The value's position in the paths of redactions.
  private mutating func writeLine(of value: Any, indentation: Int, at cursor: PathCursor?) {
    let type = Swift.type(of: value)
    let kind = kinds[ObjectIdentifier(type)]
    let isMirrored = kind == .mirrored
    if kind == nil, let own = value as? any SnapshotTextConvertible {
      buffer.append(lines: own.snapshotText, indentation: indentation + 2)
    } else if !isMirrored, let leaf = value as? any DumpLeaf {
      // What an optional holds may have a text of its own.
      if kind == nil, type is any DumpLeaf.Type { kinds[ObjectIdentifier(type)] = .leaf }
      leaf.writeDump(to: buffer)
    } else if !isMirrored, let object = value as? any BridgedInDumps {
      return writeLine(of: object.dumpedAs, indentation: indentation, at: cursor)
    } else if !isMirrored, let variable = value as? PredicateExpressions.VariableID {
      buffer.append(variables.line(of: variable))
    } else {
      let shown = DumpedValue(value, isMirrored: isMirrored)
      if shown.hasMirroredType { kinds[ObjectIdentifier(type)] = .mirrored }
      let object = shown.object
      if let object, !openObjects.insert(object).inserted {
        buffer.append("\(shown.title) (inside itself)")
      } else {
        buffer.append(shown.title)
        levels.append(
          DumpLevel(
            parts: shown.parts, kind: shown.kind, object: object, indentation: indentation + 2,
            cursor: cursor))
      }
    }
    buffer.append(UInt8(ascii: "\n"))
  }
}
