import TextFormats

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

extension EncodedContainer {
  /// Sorts a list by the JSON of its elements, each of which is one value, or a key and a value.
  func sort(elementsInGroupsOf count: Int) throws {
    let buffer = UTF8Buffer()
    var groups: [(range: Range<Int>, values: ArraySlice<EncodedValue>)] = []
    for start in stride(from: 0, to: values.count - values.count % count, by: count) {
      let length = buffer.count
      for value in values[start..<start + count] { try value.write(to: buffer, indentation: 0) }
      groups.append((length..<buffer.count, values[start..<start + count]))
    }
    buffer.withUnsafeBytes { bytes in
      groups.sort { bytes[$0.range].precedes(bytes[$1.range]) }
    }
    values = groups.flatMap(\.values)
  }

  /// The places of an object's values in the order of their keys, without those that a later one replaced.
  var sortedPlaces: [Int] {
    let sorted = keys.indices.sorted { left, right in
      let order = keys[left].bytewiseOrder(to: keys[right])
      return order < 0 || (order == 0 && left < right)
    }
    return sorted.indices.compactMap { place in
      let next = place + 1
      let isReplaced = next < sorted.count && keys[sorted[place]].bytewiseOrder(to: keys[sorted[next]]) == 0
      return isReplaced ? nil : sorted[place]
    }
  }
}

extension Slice<UnsafeRawBufferPointer> {
  /// Whether these bytes come before others in the order of a dictionary.
  func precedes(_ other: Self) -> Bool {
    UnsafeRawBufferPointer(rebasing: self).order(to: UnsafeRawBufferPointer(rebasing: other)) < 0
  }
}

extension UnsafeRawBufferPointer {
  /// Less than, equal to or greater than zero, as these bytes come before, are or come after others.
  func order(to other: UnsafeRawBufferPointer) -> Int {
    guard let left = baseAddress, let right = other.baseAddress else { return count - other.count }
    let order = memcmp(left, right, Swift.min(count, other.count))
    return order == 0 ? count - other.count : Int(order)
  }
}

extension String {
  /// How the strings' UTF-8 bytes are ordered; `<` would take composed and decomposed spellings for one.
  fileprivate func bytewiseOrder(to other: String) -> Int {
    var left = self
    var right = other
    return left.withUTF8 { left in
      right.withUTF8 { UnsafeRawBufferPointer(left).order(to: UnsafeRawBufferPointer($0)) }
    }
  }
}
