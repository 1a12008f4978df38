/// A message on a connection: four bytes of length, the lowest first, then as many bytes.
enum Frame {
  static let headerLength = 4
  /// No message is longer; a greater length is garbage.
  static let longest = 1 << 30

  static func encode(_ payload: [UInt8]) -> [UInt8] {
    let length = UInt32(payload.count)
    return (0..<headerLength).map { UInt8(truncatingIfNeeded: length >> (8 * UInt32($0))) } + payload
  }
}

/// Puts messages together from the bytes of a connection as they come.
struct FrameReader {
  private var bytes: [UInt8] = []

  /// A length that no message has.
  struct Garbled: Error {}

  mutating func append(_ more: some Sequence<UInt8>) {
    bytes += more
  }

  /// Takes the next message, or returns `nil` if it is not complete.
  mutating func next() throws(Garbled) -> [UInt8]? {
    guard bytes.count >= Frame.headerLength else { return nil }
    let length = bytes[..<Frame.headerLength].reversed().reduce(0) { $0 << 8 | Int($1) }
    guard length <= Frame.longest else { throw Garbled() }
    guard bytes.count >= Frame.headerLength + length else { return nil }
    let payload = Array(bytes[Frame.headerLength..<Frame.headerLength + length])
    bytes.removeFirst(Frame.headerLength + length)
    return payload
  }
}
