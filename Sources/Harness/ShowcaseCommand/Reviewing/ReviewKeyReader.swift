/// Makes keys of a terminal's bytes; what means nothing is left out, and never taken for letters.
struct ReviewKeyReader {
  /// An escape and what came behind it so far; the rest may come with the next bytes.
  private var sequence: [UInt8] = []

  /// The keys that these bytes finish.
  ///
  /// No bytes say that a moment went by without any: then an unfinished sequence is one that nothing follows.
  mutating func keys(in bytes: [UInt8]) -> [ReviewKey] {
    if bytes.isEmpty { sequence = [] }
    return bytes.compactMap { take($0) }
  }

  private mutating func take(_ byte: UInt8) -> ReviewKey? {
    // Control characters count within a sequence, too, and end it; an escape begins another.
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

  /// An escape and a letter are finished, `[` and `O` begin more, up to a letter or sign.
  ///
  /// A second `[` is no such sign: Linux's own terminal has one letter behind it.
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
  /// Control and C, which ends without writing.
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
