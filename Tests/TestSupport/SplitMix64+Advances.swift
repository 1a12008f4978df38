extension SplitMix64 {
  /// Advances of a font's characters: up to some hundred, many of which are neighbors.
  package mutating func advances() -> [Unicode.Scalar: Int] {
    var advances: [Unicode.Scalar: Int] = [:]
    for _ in 0..<Int.random(in: 0...12, using: &self) {
      let start = oneOf([0, 0x20, 0x70, 0xA0, 0x2000, 0xD7F0, 0x1F600, 0x10FFF0] as [UInt32])
      for value in start..<start + UInt32.random(in: 1...60, using: &self) {
        guard let scalar = Unicode.Scalar(value) else { continue }
        advances[scalar] = Int.random(in: 0...65535, using: &self)
      }
    }
    return advances
  }
}
