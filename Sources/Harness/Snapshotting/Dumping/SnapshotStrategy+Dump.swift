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
    SnapshotStrategy(fileExtension: "txt") { value, buffer in
      var writer = DumpWriter(buffer: buffer)
      writer.write(value)
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
  /// The types whose values are what their mirrors show: found once, since looking takes longer than writing.
  private var mirroredTypes: Set<ObjectIdentifier> = []

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
      // Mirrors call the elements of a tuple `.0`, `.1` and so on.
      buffer.append(label.hasPrefix(".") ? String(label.dropFirst()) : label)
      buffer.append(literal: ": ")
    case .payload: break
    }
    writeLine(of: part.value, indentation: level.indentation)
  }

  /// Writes the rest of a line, and pushes the parts below it onto the stack.
  private mutating func writeLine(of value: Any, indentation: Int) {
    let type = ObjectIdentifier(Swift.type(of: value))
    let isMirrored = mirroredTypes.contains(type)
    if !isMirrored, let own = value as? any SnapshotTextConvertible {
      buffer.append(lines: own.snapshotText, indentation: indentation + 2)
    } else if !isMirrored, let leaf = value as? any DumpLeaf {
      leaf.writeDump(to: buffer)
    } else if !isMirrored, let object = value as? any BridgedInDumps {
      return writeLine(of: object.dumpedAs, indentation: indentation)
    } else {
      let shown = DumpedValue(value, isMirrored: isMirrored)
      if shown.hasMirroredType { mirroredTypes.insert(type) }
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

/// A part of a value: a property, an element or an associated value.
struct DumpPart {
  let label: String?
  let value: Any

  /// Returns the key and the value of a dictionary's pair; `nil` if the key does not fit on the line.
  static func pair(_ pair: Any) -> (key: any DumpLeaf, value: Any)? {
    let parts = Array(Mirror(reflecting: pair).children)
    guard parts.count == 2 else { return nil }
    if let own = parts[0].value as? any SnapshotTextConvertible {
      return SnapshotLine(own).map { ($0, parts[1].value) }
    }
    let key = (parts[0].value as? any BridgedInDumps)?.dumpedAs ?? parts[0].value
    return (key as? any DumpLeaf).map { ($0, parts[1].value) }
  }
}

/// The parts of one value, not all of which are written yet.
struct DumpLevel {
  enum Kind {
    /// The properties of a structure, class or tuple.
    case members
    /// The associated values of a case.
    case payload
    case list(isSorted: Bool)
    /// The pairs of a dictionary.
    case pairs
  }

  let parts: [DumpPart]
  let kind: Kind
  /// The object whose parts these are.
  let object: ObjectIdentifier?
  let indentation: Int
  /// The start of each part in the buffer, if the parts have to be sorted by their text.
  private(set) var starts: [Int] = []
  private var next = 0

  init(parts: [DumpPart], kind: Kind, object: ObjectIdentifier?, indentation: Int) {
    self.parts = parts
    self.kind = kind
    self.object = object
    self.indentation = indentation
  }

  /// Whether the parts are sorted by their text.
  var isSorted: Bool {
    switch kind {
    case .members, .payload, .list(isSorted: false): false
    case .list(isSorted: true), .pairs: true
    }
  }

  /// Returns the next part to write, which begins at `start`; `nil` after the last part.
  mutating func nextPart(at start: Int) -> DumpPart? {
    guard next < parts.count else { return nil }
    if isSorted { starts.append(start) }
    next += 1
    return parts[next - 1]
  }
}

extension UTF8Buffer {
  /// Sorts ranges at the end of the buffer by what redaction leaves of their bytes; each range ends where the
  /// next one begins.
  func sort(rangesFrom starts: [Int]) {
    guard let first = starts.first, starts.count > 1 else { return }
    let ranges = zip(starts, starts.dropFirst() + [count]).map { $0..<$1 }
    let sorted = withUnsafeBytes { bytes in
      bytes.sorted(ranges) { $0 }.map { [UInt8](bytes[$0]) }
    }
    truncate(to: first)
    for text in sorted { text.withUnsafeBytes { append(contentsOf: $0) } }
  }
}
