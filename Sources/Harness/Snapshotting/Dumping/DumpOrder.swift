import UTF8Text

extension UTF8Buffer {
  /// Sorts ranges at the end of the buffer by what redaction leaves of their bytes; each range ends where the
  /// next one begins.
  ///
  /// - Parameter cursor: The position of what is around the ranges in the paths of redactions.
  func sort(rangesFrom starts: [Int], at cursor: PathCursor?) {
    guard let first = starts.first, starts.count > 1 else { return }
    let ranges = zip(starts, starts.dropFirst() + [count]).map { $0..<$1 }
    let sorted = withUnsafeBytes { bytes in
      let ordered = cursor.map { bytes.sorted(ranges, at: $0) } ?? bytes.sorted(ranges) { $0 }
      return ordered.map { [UInt8](bytes[$0]) }
    }
    truncate(to: first)
    for text in sorted { text.withUnsafeBytes { append(contentsOf: $0) } }
  }
}

extension UnsafeRawBufferPointer {
  /// Sorts the lines of values by what redaction leaves of them, then by the lines themselves.
  fileprivate func sorted(_ ranges: [Range<Int>], at cursor: PathCursor) -> [Range<Int>] {
    let keyed = ranges.map { range in
      let text = String(decoding: self[range], as: UTF8.self)
      let buffer = UTF8Buffer()
      var dump = RedactedDump(DumpOutline(lines: text, hasOrder: false), to: buffer)
      // Too many levels are an error when the whole is redacted.
      try? dump.write(at: cursor)
      return (buffer.withUnsafeBytes { RedactedOrder.key(of: $0) }, range)
    }
    return keyed.sorted { left, right in
      left.0 == right.0
        ? self[left.1].precedes(self[right.1]) : left.0.lexicographicallyPrecedes(right.0)
    }.map(\.1)
  }
}

extension PathCursor {
  /// Returns the cursor of a part; the same for the payload of a case, which is part of its value.
  func advanced(by kind: DumpLevel.Kind, label: String?, index: Int) -> PathCursor? {
    switch kind {
    case .list(isSorted: false): advanced(by: .element(index))
    case .list, .pairs: advanced(by: .element(nil))
    case .payload: self
    case .members: label.map { advanced(by: .key($0.hasPrefix(".") ? String($0.dropFirst()) : $0)) } ?? self
    }
  }

  /// Returns the cursor of a pair's value, whose label is at the end of a buffer.
  func advanced(byLabel buffer: UTF8Buffer, from start: Int) -> PathCursor? {
    let label = buffer.withUnsafeBytes { String(decoding: $0[start...], as: UTF8.self) }
    return DumpOutline(lines: label + "\n").lines.first?.step.flatMap { advanced(by: $0) }
  }
}
