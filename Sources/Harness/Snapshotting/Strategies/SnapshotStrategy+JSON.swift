import Foundation
import Platform
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
  func write(to buffer: UTF8Buffer, indentation: Int) throws {
    switch self {
    case .null: buffer.append(literal: "null")
    case .bool(true): buffer.append(literal: "true")
    case .bool(false): buffer.append(literal: "false")
    case .number(let digits): buffer.append(digits)
    case .string(let text): buffer.append(jsonQuoted: text)
    case .date(let date):
      if let text = date.snapshotText {
        buffer.append(jsonQuoted: text)
      } else {
        try EncodedValue(number: date.timeIntervalSince1970, at: .root).write(to: buffer, indentation: 0)
      }
    case .data(let data): buffer.append(jsonQuoted: data.base64EncodedString())
    case .special(let number): throw number.fault
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
      try write(sortedIndices(), between: "{", and: "}", to: buffer, indentation: indentation) {
        buffer.append(jsonQuoted: keys[$0])
        buffer.append(literal: ": ")
        try values[$0].write(to: buffer, indentation: indentation + 2)
      }
    case .empty, .object: buffer.append(literal: "{}")
    case .single, .contradictory: try value.write(to: buffer, indentation: indentation)
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

extension EncodedContainer {
  /// Sorts a list by the JSON of its groups: an element is one value, or a key and its value.
  func sort(elementsInGroupsOf count: Int) throws {
    let buffer = UTF8Buffer()
    var groups: [(range: Range<Int>, values: ArraySlice<EncodedValue>)] = []
    for start in stride(from: 0, to: values.count - values.count % count, by: count) {
      let length = buffer.count
      for value in values[start..<start + count] { try value.write(to: buffer, indentation: 0) }
      groups.append((length..<buffer.count, values[start..<start + count]))
    }
    groups = buffer.withUnsafeBytes { bytes in bytes.sorted(groups, by: \.range) }
    values = groups.flatMap(\.values)
  }

  /// Returns the indices of an object's values in the order of their keys, or of what redaction leaves of
  /// them; the last value of a repeated key counts.
  func sortedIndices() throws -> [Int] {
    let sorted = keys.indices.sorted { left, right in
      let order = keys[left].bytewiseOrder(to: keys[right])
      return order < 0 || (order == 0 && left < right)
    }
    let lasting = sorted.indices.compactMap { rank in
      let next = rank + 1
      let isReplaced = next < sorted.count && keys[sorted[rank]].bytewiseOrder(to: keys[sorted[next]]) == 0
      return isReplaced ? nil : sorted[rank]
    }
    guard RedactedOrder.current != nil else { return lasting }
    if let redactedOrder, redactedOrder.count == keys.count { return redactedOrder.indices }
    let indices = try sortedAsRedacted(lasting)
    // Kept, since each level above may need it once more, which would double the time with each level.
    redactedOrder = (indices, keys.count)
    return indices
  }

  private func sortedAsRedacted(_ indices: [Int]) throws -> [Int] {
    let groups = Dictionary(grouping: indices) { index in
      var key = keys[index]
      return key.withUTF8 { RedactedOrder.key(of: UnsafeRawBufferPointer($0)) }
    }
    return try groups.sorted { $0.key.lexicographicallyPrecedes($1.key) }.flatMap { group in
      group.value.count == 1 ? group.value : try sortedByValue(group.value)
    }
  }

  /// Sorts the indices of keys that look equal, which are in the order of the keys themselves.
  private func sortedByValue(_ indices: [Int]) throws -> [Int] {
    let written = try indices.map { index in
      let buffer = UTF8Buffer()
      try values[index].write(to: buffer, indentation: 0)
      return (text: buffer.withUnsafeBytes { RedactedOrder.key(of: $0) }, index: index)
    }
    // Sorting keeps the order of equal texts.
    return written.sorted { $0.text.lexicographicallyPrecedes($1.text) }.map(\.index)
  }
}

extension Slice<UnsafeRawBufferPointer> {
  /// Whether these bytes sort before others in a dictionary.
  func precedes(_ other: Self) -> Bool {
    UnsafeRawBufferPointer(rebasing: self).order(to: UnsafeRawBufferPointer(rebasing: other)) < 0
  }
}

extension UnsafeRawBufferPointer {
  /// Sorts elements by the bytes in their ranges, and first by what redaction leaves of these.
  func sorted<Element>(_ elements: [Element], by range: (Element) -> Range<Int>) -> [Element] {
    guard RedactedOrder.current != nil else {
      return elements.sorted { self[range($0)].precedes(self[range($1)]) }
    }
    let keyed = elements.map { (RedactedOrder.key(of: Self(rebasing: self[range($0)])), $0) }
    return keyed.sorted { left, right in
      let isSame = left.0 == right.0
      return isSame
        ? self[range(left.1)].precedes(self[range(right.1)]) : left.0.lexicographicallyPrecedes(right.0)
    }.map(\.1)
  }

  /// Returns a number less than, equal to or greater than zero if these bytes sort before others, are
  /// equal, or sort after them.
  func order(to other: UnsafeRawBufferPointer) -> Int {
    guard let left = baseAddress, let right = other.baseAddress else { return count - other.count }
    let order = memcmp(left, right, Swift.min(count, other.count))
    return order == 0 ? count - other.count : Int(order)
  }
}

extension String {
  /// Compares UTF-8 bytes; `<` would treat composed and decomposed characters as equal.
  fileprivate func bytewiseOrder(to other: String) -> Int {
    var left = self
    var right = other
    return left.withUTF8 { left in
      right.withUTF8 { UnsafeRawBufferPointer(left).order(to: UnsafeRawBufferPointer($0)) }
    }
  }
}
