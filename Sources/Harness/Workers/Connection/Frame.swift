/// A message on a connection: the payload's length in four bytes and the job's number in eight, both
/// little-endian, then the payload.
///
///     Frame(number: 7, payload: [0x61]).bytes  // 1 0 0 0  7 0 0 0 0 0 0 0  61
struct Frame: Equatable {
  /// The number of the job that is requested or answered.
  ///
  /// An answer carries the number of its job, which no use case can guess, so that nothing else that
  /// is written to the connection passes for an answer.
  var number: UInt64
  var payload: [UInt8]

  static let headerLength = 12
  /// The longest payload in bytes; a greater length is garbage.
  static let longest = 1 << 30

  var bytes: [UInt8] {
    Self.bytes(of: UInt32(payload.count)) + Self.bytes(of: number) + payload
  }

  private static func bytes(of number: some FixedWidthInteger) -> [UInt8] {
    withUnsafeBytes(of: number.littleEndian) { Array($0) }
  }
}

/// Assembles messages from the bytes of a connection as they arrive.
///
///     var reader = FrameReader()
///     reader.append(frame.bytes.prefix(5))
///     try reader.next()                        // nil: the message is incomplete
///     reader.append(frame.bytes.dropFirst(5))
///     try reader.next(numbered: frame.number)  // frame
struct FrameReader {
  private var bytes: [UInt8] = []

  /// Thrown for bytes that are not the expected message.
  struct Garbled: Error {}

  /// Whether all bytes that arrived were taken.
  var isEmpty: Bool { bytes.isEmpty }

  /// Whether a message has begun whose header is incomplete.
  var holdsPartOfHeader: Bool { !bytes.isEmpty && bytes.count < Frame.headerLength }

  mutating func append(_ more: some Sequence<UInt8>) {
    bytes += more
  }

  /// Takes the next message; returns `nil` if it is incomplete.
  ///
  /// - Parameter expected: The number that the message must have; by default any number.
  /// - Throws: ``Garbled`` for another number, and for a payload longer than ``Frame/longest``.
  mutating func next(numbered expected: UInt64? = nil) throws(Garbled) -> Frame? {
    guard bytes.count >= Frame.headerLength else { return nil }
    let length = Int(Self.number(in: bytes[..<4]))
    let number = Self.number(in: bytes[4..<Frame.headerLength])
    guard length <= Frame.longest, expected == nil || number == expected else { throw Garbled() }
    guard bytes.count >= Frame.headerLength + length else { return nil }
    let payload = Array(bytes[Frame.headerLength..<Frame.headerLength + length])
    bytes.removeFirst(Frame.headerLength + length)
    return Frame(number: number, payload: payload)
  }

  private static func number(in bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }
}
