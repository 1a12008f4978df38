import TextFormats

extension UTF8Buffer {
  /// Sorts the end of the buffer by its bytes; a range begins at each start and ends at the next one.
  func sort(rangesFrom starts: [Int]) {
    guard let first = starts.first, starts.count > 1 else { return }
    let ranges = zip(starts, starts.dropFirst() + [count]).map { $0..<$1 }
    let sorted = withUnsafeBytes { bytes in
      ranges.sorted { bytes[$0].precedes(bytes[$1]) }.map { [UInt8](bytes[$0]) }
    }
    truncate(to: first)
    for text in sorted { text.withUnsafeBytes { append(contentsOf: $0) } }
  }
}
