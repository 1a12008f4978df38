import TextFormats

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

extension UTF8Buffer {
  /// Appends a line feed unless the last byte is one.
  func endLine() {
    let isEnded = withUnsafeBytes { $0.count > 0 && $0[$0.count - 1] == UInt8(ascii: "\n") }
    if !isEnded { append(UInt8(ascii: "\n")) }
  }

  /// Appends a string as one line, with its line feeds escaped where it has any.
  func append(line: String) {
    let start = count
    append(line)
    if holdsLineFeed(from: start) {
      truncate(to: start)
      append(line.oneLine)
    }
    append(UInt8(ascii: "\n"))
  }

  private func holdsLineFeed(from start: Int) -> Bool {
    withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return false }
      return memchr(base + start, Int32(UInt8(ascii: "\n")), bytes.count - start) != nil
    }
  }
}
