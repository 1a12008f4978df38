import Foundation
import UTF8Text

extension SnapshotStrategy where Value: Encodable & SendableMetatype {
  /// What a value encodes itself as, in canonical JSON, in a `.json` file.
  ///
  /// A value gives the same bytes with every version of Swift and Foundation, and in every process:
  ///
  /// - Each level is indented by two spaces, each element has a line, and the text ends with a line
  ///   feed. Empty lists and objects are `[]` and `{}`.
  /// - Keys are sorted by their UTF-8 bytes. If a key is encoded twice, the second value counts.
  /// - Sets, and dictionaries that encode themselves as lists, are sorted by the JSON of elements and keys.
  /// - Redacted keys and elements are sorted by what redaction leaves of them.
  /// - Numbers have the shortest digits that read back as the same number, without `.0`, and no
  ///   sign on zero. A number that is not finite is an error, which reports the coding path.
  /// - Strings escape invisible characters.
  /// - `Date` is a string in ISO 8601, in UTC and to the microsecond, before October 15, 1582 in the Julian
  ///   calendar as Foundation's; `Data` is Base64; `URL` its absolute string; `Decimal` a number.
  public static var json: SnapshotStrategy {
    SnapshotStrategy(fileExtension: "json") { value, buffer in
      try EncodedValue(encoding: value, at: .root).writeDocument(to: buffer)
    }
  }
}

extension EncodedValue {
  /// Writes JSON with a line feed at its end.
  func writeDocument(to buffer: UTF8Buffer) throws {
    try write(to: buffer, indentation: 0)
    buffer.append(UInt8(ascii: "\n"))
  }

  /// Writes JSON: the first line at the end of the buffer, the others indented by two spaces a level.
  ///
  /// - Parameter cursor: The value's position in the paths of redactions, which are replaced, rounded and
  ///   sorted.
  func write(to buffer: UTF8Buffer, indentation: Int, at cursor: PathCursor? = nil) throws {
    if let cursor, let (rule, name) = cursor.replacement {
      return try writeReplaced(to: buffer, by: rule, named: name, at: cursor)
    }
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
        try seconds.write(to: buffer, indentation: 0, at: cursor)
      }
    case .data(let data): buffer.append(jsonQuoted: data.base64EncodedString())
    case .special(let number): throw number.fault
    case .container(let container): try container.write(to: buffer, indentation: indentation, at: cursor)
    }
  }

  /// Writes a value that is replaced as a string, in which its own text is marked.
  private func writeReplaced(
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

extension EncodedContainer {
  fileprivate func write(to buffer: UTF8Buffer, indentation: Int, at cursor: PathCursor?) throws {
    switch shape {
    case .list where !values.isEmpty:
      let indices = try listedIndices(at: cursor)
      try write(indices, between: "[", and: "]", to: buffer, indentation: indentation) {
        let cursor = cursor?.advanced(by: .element($0))
        try values[$0].write(to: buffer, indentation: indentation + 2, at: cursor)
      }
    case .list:
      _ = cursor?.isSorted
      buffer.append(literal: "[]")
    case .object where !values.isEmpty:
      try write(sortedIndices(), between: "{", and: "}", to: buffer, indentation: indentation) {
        buffer.append(jsonQuoted: keys[$0])
        buffer.append(literal: ": ")
        let cursor = cursor?.advanced(by: .key(keys[$0]))
        try values[$0].write(to: buffer, indentation: indentation + 2, at: cursor)
      }
    case .empty, .object: buffer.append(literal: "{}")
    case .single, .contradictory: try value.write(to: buffer, indentation: indentation, at: cursor)
    }
  }

  private func write(
    _ indices: some Sequence<Int>, between opening: StaticString, and closing: StaticString,
    to buffer: UTF8Buffer,
    indentation: Int, _ writeElement: (Int) throws -> Void
  ) throws {
    buffer.append(literal: opening)
    var isFirst = true
    for index in indices {
      buffer.append(literal: isFirst ? "\n" : ",\n")
      isFirst = false
      buffer.append(repeating: UInt8(ascii: " "), count: indentation + 2)
      try writeElement(index)
    }
    buffer.append(UInt8(ascii: "\n"))
    buffer.append(repeating: UInt8(ascii: " "), count: indentation)
    buffer.append(literal: closing)
  }
}
