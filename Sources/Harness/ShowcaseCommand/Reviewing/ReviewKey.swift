/// What a reviewer may press.
enum ReviewKey: Hashable {
  case letter(Unicode.Scalar)
  case up, down, pageUp, pageDown, home, end, left, right
  case enter
  /// Control and C, which ends without writing.
  case interrupt

  /// The keys that a terminal's bytes stand for; what means nothing is left out.
  static func keys(in bytes: [UInt8]) -> [ReviewKey] {
    var keys: [ReviewKey] = []
    var rest = Substring(String(decoding: bytes, as: UTF8.self)).unicodeScalars[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\u{1B}": if let key = takeSequence(&rest) { keys.append(key) }
      case "\r", "\n": keys.append(.enter)
      case "\u{3}": keys.append(.interrupt)
      case "\u{20}"..."\u{7E}": keys.append(.letter(scalar))
      default: break
      }
    }
    return keys
  }

  /// Reads what stands behind an escape, to its final letter.
  private static func takeSequence(_ rest: inout Substring.UnicodeScalarView) -> ReviewKey? {
    guard let opener = rest.first, opener == "[" || opener == "O" else { return nil }
    rest.removeFirst()
    var sequence = ""
    while let scalar = rest.popFirst() {
      sequence.unicodeScalars.append(scalar)
      if ("\u{40}"..."\u{7E}").contains(scalar) { break }
    }
    return sequences[sequence]
  }

  private static let sequences: [String: ReviewKey] = [
    "A": .up, "B": .down, "C": .right, "D": .left, "H": .home, "F": .end,
    "5~": .pageUp, "6~": .pageDown, "1~": .home, "4~": .end,
  ]
}
