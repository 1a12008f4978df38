#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

extension UTF8Buffer {
  /// Appends the bytes of a string.
  public func append(_ string: String) {
    if string.utf8.withContiguousStorageIfAvailable({ append(contentsOf: $0) }) == nil {
      var native = string
      native.withUTF8 { append(contentsOf: $0) }
    }
  }

  /// Appends a literal, which is quicker than a string.
  @inlinable @inline(__always)
  public func append(literal text: StaticString) {
    memcpy(extend(by: text.utf8CodeUnitCount), text.utf8Start, text.utf8CodeUnitCount)
  }

  /// Appends bytes from any memory but the buffer's own.
  public func append(contentsOf source: UnsafeRawBufferPointer) {
    guard let start = source.baseAddress else { return }
    memcpy(extend(by: source.count), start, source.count)
  }

  /// Appends elements, each but the first behind a separator.
  @inlinable @inline(__always)
  public func append<Element>(
    _ elements: [Element], separatedBy separator: StaticString, each: (Element) -> Void
  ) {
    for index in elements.indices {
      if index > 0 { append(literal: separator) }
      each(elements[index])
    }
  }

  /// Appends one byte.
  @inlinable @inline(__always)
  public func append(_ byte: UInt8) {
    extend(by: 1).pointee = byte
  }

  /// Appends one byte several times.
  @inlinable @inline(__always)
  public func append(repeating byte: UInt8, count: Int) {
    precondition(count >= 0, "a byte cannot be repeated \(count) times")
    memset(extend(by: count), Int32(byte), count)
  }

  /// Appends a number's decimal digits, behind a minus sign where it is negative.
  public func append(_ number: Int) {
    if number < 0 { append(UInt8(ascii: "-")) }
    append(digits: number.magnitude)
  }

  /// Up to eight digits are put together in one number, and written at once into the room that is behind the last byte.
  private func append(digits number: UInt, atLeast minimum: Int = 1) {
    var (rest, length) = (number, 0)
    var eight: UInt64 = 0
    if number > 99_999_999 {
      append(digits: number / 100_000_000)
      return append(digits: number % 100_000_000, atLeast: 8)
    }
    while rest > 0 || length < minimum {
      eight = eight &<< 8 | UInt64(rest % 10 &+ 0x30)
      rest /= 10
      length += 1
    }
    eight = eight.littleEndian
    memcpy(extend(by: length), &eight, 8)
  }

  private func append(contentsOf source: UnsafeBufferPointer<UInt8>) {
    guard let start = source.baseAddress else { return }
    memcpy(extend(by: source.count), start, source.count)
  }
}
