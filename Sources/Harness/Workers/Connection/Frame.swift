/// A message on a connection: four bytes of length and eight of the job's number, the lowest first,
/// then as many bytes as the length says.
struct Frame: Equatable {
  /// The number of the job that is asked for or answered.
  ///
  /// An answer carries the number of its job, which no use case can guess: what anything else wrote
  /// to the connection is not taken for an answer.
  var number: UInt64
  var payload: [UInt8]

  static let headerLength = 12
  /// No message is longer; a greater length is garbage.
  static let longest = 1 << 30

  var bytes: [UInt8] {
    Self.bytes(of: UInt32(payload.count)) + Self.bytes(of: number) + payload
  }

  private static func bytes(of number: some FixedWidthInteger) -> [UInt8] {
    withUnsafeBytes(of: number.littleEndian) { Array($0) }
  }
}

/// Puts messages together from the bytes of a connection as they come.
struct FrameReader {
  private var bytes: [UInt8] = []

  /// What is not the message that was to come.
  struct Garbled: Error {}

  /// Whether nothing has come that is not taken yet.
  var isEmpty: Bool { bytes.isEmpty }

  /// Whether a message has begun of which it is not even known what it is.
  var holdsPartOfHeader: Bool { !bytes.isEmpty && bytes.count < Frame.headerLength }

  mutating func append(_ more: some Sequence<UInt8>) {
    bytes += more
  }

  /// Takes the next message, or returns `nil` if it is not complete.
  ///
  /// - Parameter expected: The number that the message must have; by default any.
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
