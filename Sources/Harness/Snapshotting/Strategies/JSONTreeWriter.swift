import Foundation
import UTF8Text

/// Writes an encoded value and those inside it as JSON.
///
/// Containers that are not closed yet wait in an array, since recursion would take much of the stack.
struct JSONTreeWriter {
  private let buffer: UTF8Buffer
  private let indentation: Int
  private var open: [OpenContainer] = []

  private struct OpenContainer {
    let container: EncodedContainer
    /// The container's elements or members in the order in which they are written.
    let indices: [Int]
    let isObject: Bool
    let cursor: PathCursor?
    /// How many of them are written.
    var written = 0
  }

  /// - Parameter indentation: That of the first line, which is not written itself.
  init(buffer: UTF8Buffer, indentation: Int) {
    (self.buffer, self.indentation) = (buffer, indentation)
  }

  /// - Parameter cursor: The value's position in the paths of redactions.
  mutating func write(_ value: EncodedValue, at cursor: PathCursor?) throws {
    try begin(value, at: cursor)
    while let last = open.indices.last {
      let written = open[last].written
      guard written < open[last].indices.count else {
        let last = open.removeLast()
        close(last)
        continue
      }
      open[last].written += 1
      buffer.append(literal: written == 0 ? "\n" : ",\n")
      buffer.append(repeating: UInt8(ascii: " "), count: indentation + open.count * 2)
      try writeElement(open[last].indices[written], ofOpen: last)
    }
  }

  private func close(_ last: OpenContainer) {
    buffer.append(UInt8(ascii: "\n"))
    buffer.append(repeating: UInt8(ascii: " "), count: indentation + open.count * 2)
    buffer.append(literal: last.isObject ? "}" : "]")
  }

  private mutating func writeElement(_ index: Int, ofOpen last: Int) throws {
    let container = open[last].container
    guard open[last].isObject else {
      return try begin(container.values[index], at: open[last].cursor?.advanced(by: .element(index)))
    }
    let key = container.keys[index]
    buffer.append(jsonQuoted: key)
    buffer.append(literal: ": ")
    try begin(container.values[index], at: open[last].cursor?.advanced(by: .key(key)))
  }

  /// Writes a value that is complete at once, or opens a container.
  private mutating func begin(_ value: EncodedValue, at cursor: PathCursor?) throws {
    if let cursor, let (rule, name) = cursor.replacement {
      return try value.writeReplaced(to: buffer, by: rule, named: name, at: cursor)
    }
    guard case .container(let container) = value else {
      return try value.writeScalar(to: buffer, at: cursor)
    }
    switch container.shape {
    case .single, .contradictory: try begin(container.value, at: cursor)
    case .list:
      let indices = try container.listedIndices(at: cursor)
      guard !indices.isEmpty else { return buffer.append(literal: "[]") }
      buffer.append(literal: "[")
      open.append(OpenContainer(container: container, indices: indices, isObject: false, cursor: cursor))
    case .empty, .object:
      let indices = try container.sortedIndices()
      guard !indices.isEmpty else { return buffer.append(literal: "{}") }
      buffer.append(literal: "{")
      open.append(OpenContainer(container: container, indices: indices, isObject: true, cursor: cursor))
    }
  }
}

extension EncodedValue {
  /// Writes a value without parts.
  fileprivate func writeScalar(to buffer: UTF8Buffer, at cursor: PathCursor?) throws {
    switch self {
    case .null: buffer.append(literal: "null")
    case .bool(true): buffer.append(literal: "true")
    case .bool(false): buffer.append(literal: "false")
    case .number(let digits): buffer.append(cursor?.rounded(digits) ?? digits)
    case .string(let text): buffer.append(jsonQuoted: text)
    case .date(let date):
      if let text = date.snapshotText {
        buffer.append(jsonQuoted: text)
      } else {
        let seconds = EncodedValue(number: date.timeIntervalSince1970, at: .root)
        try seconds.writeScalar(to: buffer, at: cursor)
      }
    case .data(let data): buffer.append(jsonQuoted: data.base64EncodedString())
    case .special(let number): throw number.fault
    case .container: break
    }
  }

  /// Writes a value that is replaced as a string, in which its own text is marked.
  fileprivate func writeReplaced(
    to buffer: UTF8Buffer, by rule: Int, named name: String, at cursor: PathCursor
  ) throws {
    guard cursor.isFinal else { return buffer.append(jsonQuoted: "<\(name)>") }
    let start = buffer.count + 1
    if case .string(let text) = self, !text.isEmpty {
      buffer.append(jsonQuoted: text)
    } else {
      let text = UTF8Buffer()
      try write(to: text, indentation: 0)
      buffer.append(jsonQuoted: text.string)
    }
    cursor.redactor.mark(start..<buffer.count - 1, for: rule)
  }
}
