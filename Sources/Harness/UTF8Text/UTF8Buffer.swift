import Platform

/// A growing buffer of UTF-8 bytes, for texts that are written in bulk and compared without becoming a
/// `String`.
///
///     import UTF8Text
///
///     func text(ofRows count: Int) -> String {
///       let buffer = UTF8Buffer()
///       buffer.append(literal: "rows: ")
///       buffer.append(count)
///       return buffer.withUnsafeBytes { String(decoding: $0, as: UTF8.self) }  // "rows: 12" for 12
///     }
///
/// Its bytes are plain memory that is read and written only in bulk, which is fast even in a debug build. A
/// buffer grows by doubling and keeps its memory until it is released, so it can be reused for many texts.
/// Functions that are called for every few bytes can be inlined into other modules.
public final class UTF8Buffer {
  // One thread writes at a time; checking that for each byte would cost more than writing it.
  @exclusivity(unchecked)
  @usableFromInline var length = 0
  @exclusivity(unchecked)
  @usableFromInline var bytes: UnsafeMutablePointer<UInt8>
  @exclusivity(unchecked)
  @usableFromInline var capacity: Int

  /// Creates an empty buffer.
  ///
  /// - Parameter capacity: The bytes to make room for, at least 16; 4096 by default.
  public init(capacity: Int = 4096) {
    self.capacity = max(capacity, 16)
    bytes = .allocate(capacity: self.capacity)
  }

  deinit {
    bytes.deallocate()
  }

  /// The number of bytes in the buffer.
  @inlinable public var count: Int { length }

  /// Calls `body` with the buffer's bytes, which are valid until it returns or the buffer changes.
  ///
  /// - Parameter body: Called once; it may not keep the pointer, nor change the buffer while it
  ///   reads.
  public func withUnsafeBytes<Result, Failure: Error>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(UnsafeRawBufferPointer(start: bytes, count: length))
  }

  /// Removes the bytes at the end.
  ///
  /// - Parameter count: The bytes to keep, from 0 to the buffer's count; others trap.
  public func truncate(to count: Int) {
    precondition(count >= 0 && count <= length, "a buffer of \(length) bytes has no \(count) to keep")
    length = count
  }

  /// Removes all bytes; releases their memory unless `keepingCapacity` is `true`, the default.
  package func removeAll(keepingCapacity: Bool = true) {
    length = 0
    guard !keepingCapacity else { return }
    bytes.deallocate()
    capacity = 16
    bytes = .allocate(capacity: capacity)
  }

  /// The byte at an index, which must be less than ``count``.
  package subscript(index: Int) -> UInt8 {
    precondition(index >= 0 && index < count, "a buffer of \(count) bytes has none at \(index)")
    return bytes[index]
  }

  /// Returns the address of the next byte, after making room for `additional` bytes, which count as written.
  @inlinable @inline(__always)
  func extend(by additional: Int) -> UnsafeMutablePointer<UInt8> {
    let start = length
    if start + additional + Self.spare > capacity { grow(to: start + additional + Self.spare) }
    length = start + additional
    return bytes + start
  }

  /// The address after the last byte, where ``spare`` bytes may be written without counting.
  var end: UnsafeMutablePointer<UInt8> { bytes + length }

  /// The number of bytes for which there is always room after the last one.
  @inlinable static var spare: Int { 8 }

  @usableFromInline func grow(to needed: Int) {
    let larger = max(needed, capacity * 2)
    let moved = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
    moved.update(from: bytes, count: length)
    bytes.deallocate()
    bytes = moved
    capacity = larger
  }
}

extension UTF8Buffer {
  /// Appends the UTF-8 bytes of a string.
  ///
  /// - Parameter string: Copied in bulk; one that is bridged from Foundation is converted first,
  ///   which takes longer.
  public func append(_ string: String) {
    // Strings bridged from Foundation have no contiguous bytes.
    if string.utf8.withContiguousStorageIfAvailable({ append(contentsOf: $0) }) == nil {
      var native = string
      native.withUTF8 { append(contentsOf: $0) }
    }
  }

  /// Appends a literal, which is faster than appending a string.
  ///
  /// - Parameter text: The literal, which must be written in the source code.
  @inlinable @inline(__always)
  public func append(literal text: StaticString) {
    memcpy(extend(by: text.utf8CodeUnitCount), text.utf8Start, text.utf8CodeUnitCount)
  }

  /// Appends bytes, which may not be the buffer's own.
  ///
  /// - Parameter source: The bytes, which need not be valid UTF-8. They may not be the buffer's
  ///   own, which move when it grows.
  public func append(contentsOf source: UnsafeRawBufferPointer) {
    guard let start = source.baseAddress else { return }
    memcpy(extend(by: source.count), start, source.count)
  }

  /// Appends elements.
  ///
  /// - Parameters:
  ///   - elements: The elements.
  ///   - separator: The text between two elements.
  ///   - each: Appends one element.
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
  ///
  /// - Parameter byte: The byte, such as `UInt8(ascii: ":")`.
  @inlinable @inline(__always)
  public func append(_ byte: UInt8) {
    extend(by: 1).pointee = byte
  }

  /// Appends one byte `count` times.
  ///
  /// - Parameters:
  ///   - byte: The byte.
  ///   - count: How often it is appended; not negative.
  @inlinable @inline(__always)
  public func append(repeating byte: UInt8, count: Int) {
    precondition(count >= 0, "a byte cannot be repeated \(count) times")
    memset(extend(by: count), Int32(byte), count)
  }

  /// Appends a number in decimal digits, with a minus sign if it is negative.
  ///
  /// - Parameter number: Any integer, including `Int.min`.
  public func append(_ number: Int) {
    if number < 0 { append(UInt8(ascii: "-")) }
    append(digits: number.magnitude)
  }

  /// Collects up to eight digits in one number, and writes them at once into the spare room.
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
    // The last digit found is the first one, and has the lowest byte.
    eight = eight.littleEndian
    // All eight bytes are written; those after the digits are in the spare room.
    memcpy(extend(by: length), &eight, 8)
  }

  private func append(contentsOf source: UnsafeBufferPointer<UInt8>) {
    guard let start = source.baseAddress else { return }
    memcpy(extend(by: source.count), start, source.count)
  }
}

extension UTF8Buffer {
  /// Whether the buffer holds exactly these bytes.
  package func isEqual(to other: UnsafeRawBufferPointer) -> Bool {
    withUnsafeBytes { $0.hasSameBytes(as: other) }
  }

  /// The bytes as a string; invalid UTF-8 is replaced by `\u{FFFD}`.
  package var string: String {
    String(utf8: bytes, count: length)
  }
}

extension UnsafeRawBufferPointer {
  /// Whether both have the same bytes, which are compared in bulk.
  func hasSameBytes(as other: UnsafeRawBufferPointer) -> Bool {
    guard count == other.count, let left = baseAddress, let right = other.baseAddress else {
      return isEmpty && other.isEmpty
    }
    return memcmp(left, right, count) == 0
  }
}
