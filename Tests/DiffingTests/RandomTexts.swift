import TestSupport

extension SplitMix64 {
  /// A text of few distinct lines, some of them hostile, and one derived from it by edits and moved blocks.
  mutating func texts() -> (before: [UInt8], after: [UInt8]) {
    let lines = (0..<Int.random(in: 0...30, using: &self)).map { _ in line() }
    var edited = lines
    for _ in 0..<Int.random(in: 0...6, using: &self) { edit(&edited) }
    return (text(of: lines), text(of: edited))
  }

  private mutating func line() -> [UInt8] {
    oneOf([
      Array("a".utf8), Array("b".utf8), Array("}".utf8), [], Array("c\r".utf8), [0], [0xFF, 0xC0],
      Array("--- x".utf8), Array("\\ No newline at end of file".utf8), Array("é".utf8),
      Array("\(Int.random(in: 0...20, using: &self))".utf8),
    ])
  }

  private mutating func edit(_ lines: inout [[UInt8]]) {
    let place = Int.random(in: 0...lines.count, using: &self)
    switch Int.random(in: 0..<4, using: &self) {
    case 0: lines.insert(line(), at: place)
    case 1: lines.removeSubrange(place..<min(place + 2, lines.count))
    case 2: lines = Array(lines[place...] + lines[..<place])
    default: if place < lines.count { lines[place] = line() }
    }
  }

  /// The lines joined; the last one sometimes lacks its newline.
  private mutating func text(of lines: [[UInt8]]) -> [UInt8] {
    let bytes = Array(lines.map { $0 + [UInt8(10)] }.joined())
    return oneOf([true, true, false]) ? bytes : Array(bytes.dropLast())
  }
}
