import TestSupport

/// Pairs of texts as line diffs meet them, and as they fear them.
struct TextPair: Sendable {
  var before: [UInt8]
  var after: [UInt8]

  /// A pair that the seed tells: from a few lines of few kinds to many, edited in many ways, with odd bytes.
  init(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let kinds = random.oneOf([2, 5, 40, 1000])
    var lines = (0..<random.oneOf([0, 1, 3, 12, 60])).map { _ in Self.line(of: kinds, &random) }
    before = Self.text(of: lines, &random)
    for _ in 0..<random.oneOf([0, 1, 2, 6, 30]) { Self.edit(&lines, kinds, &random) }
    after = Self.text(of: lines, &random)
  }

  /// Five hundred pairs with their seeds.
  static func round(_ number: UInt64) -> [(seed: UInt64, pair: TextPair)] {
    (number * 500..<(number + 1) * 500).map { ($0, TextPair(seed: $0)) }
  }

  private static func edit(_ lines: inout [[UInt8]], _ kinds: Int, _ random: inout SplitMix64) {
    let place = Int.random(in: 0...lines.count, using: &random)
    switch Int.random(in: 0..<4, using: &random) {
    case 0: lines.insert(line(of: kinds, &random), at: place)
    case 1: if place < lines.count { lines.remove(at: place) }
    case 2: if place < lines.count { lines[place] = line(of: kinds, &random) }
    default:
      let block = lines.suffix(min(4, lines.count))
      lines.removeLast(block.count)
      lines.insert(contentsOf: block, at: min(place, lines.count))
    }
  }

  private static func line(of kinds: Int, _ random: inout SplitMix64) -> [UInt8] {
    let number = Int.random(in: 0..<kinds, using: &random)
    let odd: [[UInt8]] = [
      [], [0], [0xFF, 0xFE], [13], Array("-".utf8), Array("\\ No".utf8), Array("@@ -1".utf8),
    ]
    return random.oneOf(odd) + Array("\(number)".utf8) + (number % 5 == 0 ? [13] : [])
  }

  /// The last line sometimes lacks its newline.
  private static func text(of lines: [[UInt8]], _ random: inout SplitMix64) -> [UInt8] {
    let text: [UInt8] = Array(lines.map { $0 + [10] }.joined())
    return Int.random(in: 0..<4, using: &random) == 0 ? text.dropLast() : text
  }
}

extension [UInt8] {
  /// The lines, each with its newline; the last may lack it.
  var lines: [[UInt8]] {
    var lines: [[UInt8]] = []
    var rest = self[...]
    while !rest.isEmpty {
      let end = rest.firstIndex(of: 10).map { $0 + 1 } ?? rest.endIndex
      lines.append(Array(rest[..<end]))
      rest = rest[end...]
    }
    return lines
  }
}
