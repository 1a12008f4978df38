/// A small random generator, so that a failing property test can be run again from its seed.
struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// A string of scalars from every plane; most are hostile.
  mutating func hostileString() -> String {
    var result = String.UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...12, using: &self) {
      result.append(hostileScalar())
    }
    return String(result)
  }

  private mutating func hostileScalar() -> Unicode.Scalar {
    let favorites: [Unicode.Scalar] = [
      "\"", "\\", "\n", "\r", "\t", " ", "\0", "u", "{", "}", "a", "e", "\u{301}", "\u{202E}", "\u{200D}",
      "\u{FE0F}", "❤", "👩", "\u{FEFF}", "\u{2028}", "\u{E000}", "\u{A0}", "\u{1F3FD}",
    ]
    let limits: [UInt32] = [0x80, 0x800, 0xD800, 0x10000, 0x110000]
    guard Bool.random(using: &self), let limit = limits.randomElement(using: &self) else {
      return favorites.randomElement(using: &self) ?? "a"
    }
    return Unicode.Scalar(UInt32.random(in: 0..<limit, using: &self)) ?? "\u{FFFD}"
  }
}
