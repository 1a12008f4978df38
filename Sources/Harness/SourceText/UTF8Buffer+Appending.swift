#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

extension UTF8Buffer {
  /// Appends the bytes of a string.
  public func append(_ string: String) {
    if string.utf8.withContiguousStorageIfAvailable(append(contentsOf:)) == nil {
      var native = string
      native.withUTF8(append(contentsOf:))
    }
  }

  /// Appends a literal, which is quicker than a string.
  public func append(literal text: StaticString) {
    memcpy(extend(by: text.utf8CodeUnitCount), text.utf8Start, text.utf8CodeUnitCount)
  }

  /// Appends bytes from any memory but the buffer's own.
  public func append(contentsOf source: UnsafeRawBufferPointer) {
    guard let start = source.baseAddress else { return }
    memcpy(extend(by: source.count), start, source.count)
  }

  /// Appends one byte.
  public func append(_ byte: UInt8) {
    extend(by: 1).pointee = byte
  }

  /// Appends one byte several times.
  public func append(repeating byte: UInt8, count: Int) {
    precondition(count >= 0, "a byte cannot be repeated \(count) times")
    memset(extend(by: count), Int32(byte), count)
  }

  /// Appends a number's decimal digits, behind a minus sign where it is negative.
  public func append(_ number: Int) {
    if number < 0 { append(UInt8(ascii: "-")) }
    append(digits: number.magnitude)
  }

  private func append(digits number: UInt) {
    if number < 10 { return append(UInt8(truncatingIfNeeded: number) &+ 0x30) }
    var rest = number
    var length = 1
    while rest >= 10 {
      rest /= 10
      length += 1
    }
    let start = extend(by: length)
    rest = number
    while length > 0 {
      length -= 1
      start[length] = UInt8(truncatingIfNeeded: rest % 10) &+ 0x30
      rest /= 10
    }
  }

  private func append(contentsOf source: UnsafeBufferPointer<UInt8>) {
    guard let start = source.baseAddress else { return }
    memcpy(extend(by: source.count), start, source.count)
  }
}
