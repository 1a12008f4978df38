import TextFormats

extension EncodedValue {
  /// Writes JSON, its first line where the buffer ends, the others indented by two blanks a level.
  func write(to buffer: UTF8Buffer, indentation: Int) throws {
    switch self {
    case .null: buffer.append(literal: "null")
    case .bool(true): buffer.append(literal: "true")
    case .bool(false): buffer.append(literal: "false")
    case .number(let digits): buffer.append(digits)
    case .string(let text): buffer.append(jsonQuoted: text)
    case .container(let container): try container.write(to: buffer, indentation: indentation)
    }
  }
}

extension EncodedContainer {
  fileprivate func write(to buffer: UTF8Buffer, indentation: Int) throws {
    switch shape {
    case .list where !values.isEmpty:
      try write(values.indices, between: "[", and: "]", to: buffer, indentation: indentation) {
        try values[$0].write(to: buffer, indentation: indentation + 2)
      }
    case .list: buffer.append(literal: "[]")
    case .object where !values.isEmpty:
      try write(sortedPlaces, between: "{", and: "}", to: buffer, indentation: indentation) {
        buffer.append(jsonQuoted: keys[$0])
        buffer.append(literal: ": ")
        try values[$0].write(to: buffer, indentation: indentation + 2)
      }
    case .empty, .object: buffer.append(literal: "{}")
    case .single, .contradictory: try value.write(to: buffer, indentation: indentation)
    }
  }

  private func write(
    _ places: some Sequence<Int>, between opening: StaticString, and closing: StaticString,
    to buffer: UTF8Buffer,
    indentation: Int, _ writeElement: (Int) throws -> Void
  ) throws {
    buffer.append(literal: opening)
    var isFirst = true
    for place in places {
      buffer.append(literal: isFirst ? "\n" : ",\n")
      isFirst = false
      buffer.append(repeating: UInt8(ascii: " "), count: indentation + 2)
      try writeElement(place)
    }
    buffer.append(UInt8(ascii: "\n"))
    buffer.append(repeating: UInt8(ascii: " "), count: indentation)
    buffer.append(literal: closing)
  }
}
