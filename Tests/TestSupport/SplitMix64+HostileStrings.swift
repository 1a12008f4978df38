extension SplitMix64 {
  /// A string of scalars from every plane; most are hostile.
  public mutating func hostileString() -> String {
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
