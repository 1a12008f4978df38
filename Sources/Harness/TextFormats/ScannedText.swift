import UTF8Text

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// The bytes of a text in plain memory, which a debug build reads far faster than an array.
final class ScannedText: Sendable {
  nonisolated(unsafe) let bytes: UnsafeMutablePointer<UInt8>
  let count: Int

  init(_ text: String) {
    var text = text
    (bytes, count) = text.withUTF8 { source in
      let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: max(source.count, 1))
      if let start = source.baseAddress { memcpy(bytes, start, source.count) }
      return (bytes, source.count)
    }
  }

  deinit { bytes.deallocate() }

  /// Returns the number of bytes of the scalar that begins at an offset.
  func length(at offset: Int) -> Int {
    let first = bytes[offset]
    return first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
  }

  /// Returns the scalar that begins at an offset.
  func scalar(at offset: Int) -> Unicode.Scalar {
    let first = bytes[offset]
    if first < 0x80 { return Unicode.Scalar(first) }
    let length = length(at: offset)
    var value = UInt32(first) & (0x7F >> UInt32(length))
    var next = offset + 1
    while next < offset + length {
      value = value << 6 | UInt32(bytes[next] & 0x3F)
      next += 1
    }
    // The bytes come from a string, so they are always those of scalars.
    return Unicode.Scalar(value) ?? "\u{FFFD}"
  }

  /// Whether the bytes from an offset begin with those of `text`.
  func has(_ text: String, at offset: Int) -> Bool {
    var text = text
    return text.withUTF8 { wanted in
      guard let start = wanted.baseAddress else { return true }
      return wanted.count <= count - offset && memcmp(bytes + offset, start, wanted.count) == 0
    }
  }

  /// Returns the text between two offsets, at which scalars begin.
  func string(from start: Int, to end: Int) -> String {
    String(utf8: bytes + start, count: end - start)
  }
}
