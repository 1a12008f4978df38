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
