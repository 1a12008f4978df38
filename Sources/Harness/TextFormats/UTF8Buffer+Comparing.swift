#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

extension UTF8Buffer {
  /// Whether the buffer holds exactly these bytes.
  package func isEqual(to other: UnsafeRawBufferPointer) -> Bool {
    withUnsafeBytes { bytes in
      guard bytes.count == other.count, let left = bytes.baseAddress, let right = other.baseAddress else {
        return bytes.isEmpty && other.isEmpty
      }
      return memcmp(left, right, bytes.count) == 0
    }
  }

  /// The bytes as a string; what is not valid UTF-8 is replaced by `\u{FFFD}`.
  package var string: String {
    withUnsafeBytes { String(decoding: $0, as: UTF8.self) }
  }
}
