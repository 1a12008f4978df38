extension SplitMix64 {
  /// A string of scalars from every plane; most are hostile.
  package mutating func hostileString() -> String {
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
      "\u{FF9E}", "\u{E33}", "\u{600}", "\u{D4E}", "🇩", "\u{1100}", "\u{1161}", "\u{200B}", "\u{2066}",
      "\u{85}",
    ]
    let limits: [UInt32] = [0x80, 0x800, 0xD800, 0x10000, 0x110000]
    guard Bool.random(using: &self), let limit = limits.randomElement(using: &self) else {
      return favorites.randomElement(using: &self) ?? "a"
    }
    return Unicode.Scalar(UInt32.random(in: 0..<limit, using: &self)) ?? "\u{FFFD}"
  }
}

extension SplitMix64 {
  /// The text with a few of its bytes changed, removed, duplicated or moved, or with its end cut off.
  package mutating func damaged(_ text: String) -> String {
    var bytes = Array(text.utf8)
    for _ in 0..<Int.random(in: 1...3, using: &self) where !bytes.isEmpty {
      let place = Int.random(in: bytes.indices, using: &self)
      switch Int.random(in: 0..<6, using: &self) {
      case 0: bytes[place] = UInt8.random(in: .min ... .max, using: &self)
      case 1: bytes[place] = oneOf(Array(" \n\"\\#()[]=,:;.-{}u019aZ\r\0".utf8))
      case 2: bytes.remove(at: place)
      case 3: bytes.insert(bytes[place], at: place)
      case 4: bytes.swapAt(place, Int.random(in: bytes.indices, using: &self))
      default: bytes.removeLast(Int.random(in: 0...min(8, bytes.count), using: &self))
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
