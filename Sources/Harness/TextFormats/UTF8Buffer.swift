/// A growing buffer of UTF-8 bytes, for texts that are written in bulk and compared without ever being a `String`.
///
///     let buffer = UTF8Buffer()
///     buffer.append(literal: "title: ")
///     buffer.append(title)
///     if buffer.isEqual(to: golden) { ... }
///
/// Its bytes are raw memory that is only touched in bulk, so that a debug build is fast too. It grows by doubling
/// and keeps its memory until it goes, so one buffer serves many texts. What is called for every few bytes is
/// inlinable, so that other modules write them in place.
public final class UTF8Buffer {
  @exclusivity(unchecked)
  @usableFromInline var length = 0
  @exclusivity(unchecked)
  @usableFromInline var bytes: UnsafeMutablePointer<UInt8>
  @exclusivity(unchecked)
  @usableFromInline var capacity: Int

  /// Makes an empty buffer with room for some bytes.
  public init(capacity: Int = 4096) {
    self.capacity = max(capacity, 16)
    bytes = .allocate(capacity: self.capacity)
  }

  deinit {
    bytes.deallocate()
  }

  /// How many bytes the buffer holds.
  @inlinable public var count: Int { length }

  /// The buffer's bytes, which are valid until `body` returns or the buffer changes.
  public func withUnsafeBytes<Result, Failure: Error>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(UnsafeRawBufferPointer(start: bytes, count: length))
  }

  /// Forgets all bytes but the first `count`, of which there must be so many.
  public func truncate(to count: Int) {
    precondition(count >= 0 && count <= length, "a buffer of \(length) bytes has no \(count) to keep")
    length = count
  }

  /// Forgets all bytes, and gives their memory back unless it is to be used again.
  public func removeAll(keepingCapacity: Bool = true) {
    length = 0
    guard !keepingCapacity else { return }
    bytes.deallocate()
    capacity = 16
    bytes = .allocate(capacity: capacity)
  }

  /// The byte at a place, which must be below ``count``.
  public subscript(place: Int) -> UInt8 {
    precondition(place >= 0 && place < count, "a buffer of \(count) bytes has none at \(place)")
    return bytes[place]
  }

  /// The place of the next byte, with room for `additional` ones, which are counted as there.
  @inlinable @inline(__always)
  func extend(by additional: Int) -> UnsafeMutablePointer<UInt8> {
    let start = length
    if start + additional + Self.spare > capacity { grow(to: start + additional + Self.spare) }
    length = start + additional
    return bytes + start
  }

  /// The place behind the last byte, where ``spare`` more may be written, which do not count.
  var end: UnsafeMutablePointer<UInt8> { bytes + length }

  /// There is always room for so many bytes behind the last one.
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
