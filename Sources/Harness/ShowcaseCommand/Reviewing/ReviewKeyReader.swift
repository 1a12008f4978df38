/// Turns a terminal's bytes into keys. Unknown sequences are dropped, and never read as letters.
///
///     var reader = ReviewKeyReader()
///     reader.keys(in: [0x1B])        // []: the rest of an arrow key may follow
///     reader.keys(in: [0x5B, 0x42])  // [.down], the key of ESC [ B
struct ReviewKeyReader {
  /// An escape and what came after it so far; the rest may come with the next bytes.
  private var sequence: [UInt8] = []

  /// The keys that these bytes finish.
  ///
  /// Pass no bytes when none came for a moment: an unfinished sequence then counts as complete.
  mutating func keys(in bytes: [UInt8]) -> [ReviewKey] {
    if bytes.isEmpty { sequence = [] }
    return bytes.compactMap { take($0) }
  }

  private mutating func take(_ byte: UInt8) -> ReviewKey? {
    // Control characters also count within a sequence, and end it; an escape begins another.
    if byte < 0x20 {
      sequence = byte == Self.escape ? [byte] : []
      return ReviewKey(byte: byte)
    }
    guard !sequence.isEmpty else { return ReviewKey(byte: byte) }
    sequence.append(byte)
    guard isFinished(by: byte) else { return nil }
    defer { sequence = [] }
    return ReviewKey(sequence: sequence.dropFirst(2))
  }

  /// An escape and a letter are complete; `[` and `O` begin a sequence that ends with a letter or sign.
  ///
  /// A second `[` is not such a sign: on the console of Linux, a letter follows it.
  private func isFinished(by byte: UInt8) -> Bool {
    switch sequence.count {
    case 2: byte != Self.bracket && byte != Self.singleShift
    // The console of Linux begins some keys with two brackets.
    case 3 where byte == Self.bracket && sequence[1] == Self.bracket: false
    default: (0x40...0x7E).contains(byte)
    }
  }

  private static let escape: UInt8 = 0x1B
  private static let bracket = UInt8(ascii: "[")
  private static let singleShift = UInt8(ascii: "O")
}

/// What a reviewer may press.
enum ReviewKey: Hashable {
  case letter(Unicode.Scalar)
  case up, down, pageUp, pageDown, home, end, left, right
  case enter
  /// Control-C, which ends the review without writing.
  case interrupt
}

extension ReviewKey {
  /// The key that a single byte means.
  init?(byte: UInt8) {
    switch byte {
    case 0x0D, 0x0A: self = .enter
    case 0x03: self = .interrupt
    case 0x20...0x7E: self = .letter(Unicode.Scalar(byte))
    default: return nil
    }
  }

  /// The key that the bytes after `ESC [` or `ESC O` mean.
  init?(sequence: some Sequence<UInt8>) {
    guard let key = Self.sequences[String(decoding: Array(sequence), as: UTF8.self)] else { return nil }
    self = key
  }

  private static let sequences: [String: ReviewKey] = [
    "A": .up, "B": .down, "C": .right, "D": .left, "H": .home, "F": .end,
    "5~": .pageUp, "6~": .pageDown, "1~": .home, "4~": .end,
  ]
}
