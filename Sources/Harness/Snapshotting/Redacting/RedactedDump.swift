import Diagnostics
import UTF8Text

/// Writes the lines of a dump again, with what paths match replaced, rounded and sorted.
struct RedactedDump {
  private let outline: DumpOutline
  private let buffer: UTF8Buffer
  /// The lines inside a line in the order in which they are sorted, once it was needed.
  private var orders: [Int: [Int]] = [:]

  /// How many lists inside each other are being sorted.
  private var sortedLevels = 0

  /// The most sorted lists inside each other, which could otherwise overflow the stack.
  private static let mostSortedLevels = 512

  /// - Parameter buffer: Receives the lines.
  init(_ outline: DumpOutline, to buffer: UTF8Buffer) {
    (self.outline, self.buffer) = (outline, buffer)
  }

  /// Writes all lines.
  ///
  /// - Parameter cursor: The position of what is around the outermost lines.
  mutating func write(at cursor: PathCursor?) throws(Diagnostic) {
    try write(heads(in: 0..<outline.lines.count), at: cursor, to: buffer)
  }

  /// Returns the indices of the outermost lines of a range.
  private func heads(in range: Range<Int>) -> [Int] {
    Array(
      sequence(state: range.lowerBound) { index in
        guard index < range.upperBound else { return nil }
        defer { index = outline.lines[index].end }
        return index
      })
  }

  /// Writes lines and those inside them, which wait in an array, since recursion could overflow the stack.
  ///
  /// - Parameter cursor: The position of what is around the lines.
  private mutating func write(
    _ heads: [Int], at cursor: PathCursor?, to buffer: UTF8Buffer
  ) throws(Diagnostic) {
    var open = [(heads: heads[...], cursor: cursor)]
    while let last = open.indices.last {
      guard let head = open[last].heads.popFirst() else {
        open.removeLast()
        continue
      }
      let step = outline.lines[head].step
      let cursor = step.map { open[last].cursor?.advanced(by: $0) } ?? open[last].cursor
      // A value without a label is part of the one around it, which was replaced or sorted already.
      let inside = try write(head, at: cursor, isWhole: step != nil || last == 0, to: buffer)
      if !inside.isEmpty { open.append((inside[...], cursor)) }
    }
  }

  /// Writes a line, and returns the lines inside it that are still to be written.
  private mutating func write(
    _ head: Int, at cursor: PathCursor?, isWhole: Bool, to buffer: UTF8Buffer
  ) throws(Diagnostic) -> [Int] {
    let line = outline.lines[head]
    buffer.append(repeating: UInt8(ascii: " "), count: line.isEmpty ? 0 : line.indentation)
    buffer.append(line.label)
    if isWhole, let cursor, let (rule, name) = cursor.replacement {
      writeReplaced(head, by: rule, named: name, at: cursor, to: buffer)
      return []
    }
    buffer.append(line.value.isNumber ? cursor?.rounded(line.value) ?? line.value : line.value)
    buffer.append(literal: "\n")
    let inside = heads(in: head + 1..<line.end)
    guard isWhole, let cursor else { return inside }
    return try sorted(inside, of: head, at: cursor)
  }

  private func writeReplaced(
    _ head: Int, by rule: Int, named name: String, at cursor: PathCursor, to buffer: UTF8Buffer
  ) {
    let line = outline.lines[head]
    let inside = outline.lines[head + 1..<line.end].map { "\\n\($0.label)\($0.value)" }
    let isQuoted = inside.isEmpty && line.isQuoted
    let text = isQuoted ? String(line.value.dropFirst().dropLast()) : line.value + inside.joined()
    if isQuoted { buffer.append(UInt8(ascii: "\"")) }
    let start = buffer.count
    buffer.append(cursor.isFinal ? text : "<\(name)>")
    if cursor.isFinal { cursor.redactor.mark(start..<buffer.count, for: rule) }
    if isQuoted { buffer.append(UInt8(ascii: "\"")) }
    buffer.append(literal: "\n")
  }

  /// Sorts the elements inside a line if a rule does.
  private mutating func sorted(
    _ heads: [Int], of head: Int, at cursor: PathCursor
  ) throws(Diagnostic) -> [Int] {
    let isList = outline.lines[head].value.isListTitle && heads.allSatisfy { outline.lines[$0].label == "- " }
    guard isList, cursor.isSorted else { return heads }
    if let order = orders[head] { return order }
    guard sortedLevels < Self.mostSortedLevels else {
      throw Diagnostic(
        "a redaction sorts more than \(Self.mostSortedLevels) lists inside each other",
        expected: "a path to fewer of them")
    }
    sortedLevels += 1
    defer { sortedLevels -= 1 }
    var keyed: [(key: [UInt8], head: Int)] = []
    for head in heads {
      let text = UTF8Buffer()
      try write([head], at: cursor.comparing, to: text)
      keyed.append((text.withUnsafeBytes { RedactedOrder.key(of: $0) }, head))
    }
    let order = keyed.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.head)
    // Kept, since each level above may need it once more, which would double the time with each level.
    orders[head] = order
    return order
  }
}

extension DumpOutline.Line {
  fileprivate var isEmpty: Bool { label.isEmpty && value.isEmpty }

  /// Whether the value is a string that is not empty.
  fileprivate var isQuoted: Bool {
    value.utf8.count > 2 && value.utf8.first == UInt8(ascii: "\"") && value.utf8.last == UInt8(ascii: "\"")
  }
}

extension String {
  fileprivate var isNumber: Bool {
    utf8.allSatisfy { $0.isDigit || [0x2D, 0x2B, 0x2E, 0x65].contains($0) } && Double(self) != nil
  }

  /// Whether it is the line of a list or a set.
  fileprivate var isListTitle: Bool {
    [" element", " elements", " member", " members"].contains { hasSuffix($0) }
  }
}
