import Platform
import UTF8Text

extension EncodedContainer {
  /// Sorts a list by the JSON of its groups: an element is one value, or a key and its value.
  func sort(elementsInGroupsOf count: Int, at path: CodingPath) throws {
    let buffer = UTF8Buffer()
    let cursor = RedactedOrder.cursor(at: path)?.advanced(by: .element(nil))
    var groups: [(range: Range<Int>, values: ArraySlice<EncodedValue>)] = []
    for start in stride(from: 0, to: values.count - values.count % count, by: count) {
      let length = buffer.count
      for value in values[start..<start + count] {
        try value.write(to: buffer, indentation: 0, at: cursor)
      }
      groups.append((length..<buffer.count, values[start..<start + count]))
    }
    groups = buffer.withUnsafeBytes { bytes in bytes.sorted(groups, by: \.range) }
    values = groups.flatMap(\.values)
  }

  /// Returns the indices of a list's elements in the order in which they are written.
  func listedIndices(at cursor: PathCursor?) throws -> [Int] {
    guard let cursor, cursor.isSorted else { return Array(values.indices) }
    if let sortedOrder { return sortedOrder }
    let keyed = try values.indices.map { index in
      let buffer = UTF8Buffer()
      let element = cursor.comparing.advanced(by: .element(index))
      try values[index].write(to: buffer, indentation: 0, at: element)
      return (buffer.withUnsafeBytes { RedactedOrder.key(of: $0) }, index)
    }
    // Sorting keeps the order of equal texts.
    let indices = keyed.sorted { $0.0.lexicographicallyPrecedes($1.0) }.map(\.1)
    // Kept, since each level above may need it once more, which would double the time with each level.
    sortedOrder = indices
    return indices
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
