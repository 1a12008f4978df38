import HeadlessUIKit

/// Changes inputs at random: bytes, and the elements of most formats, such as lines, words, numbers and brackets.
struct InputMutator {
  var random: SeededRandomNumberGenerator
  /// Inputs from which lines and words are taken.
  let others: [[UInt8]]

  /// The most bytes of an input.
  static let longest = 60_000

  /// Returns the input with one to four changes.
  mutating func mutated(_ input: [UInt8]) -> [UInt8] {
    var bytes = input
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      // Lines most often, since most of the formats consist of lines.
      switch Int.random(in: 0..<10, using: &random) {
      case 0...2: changeByte(&bytes)
      case 3...6: changeLine(&bytes)
      case 7...8: changeWord(&bytes)
      default: changeRange(&bytes)
      }
    }
    return Array(bytes.prefix(Self.longest))
  }

  /// Returns an index in the input, or its end.
  private mutating func anyIndex(in bytes: [UInt8]) -> Int {
    Int.random(in: 0...bytes.count, using: &random)
  }

  private mutating func oneOf<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: values.indices, using: &random)]
  }
}

extension InputMutator {
  private mutating func changeByte(_ bytes: inout [UInt8]) {
    guard !bytes.isEmpty else { return }
    let index = Int.random(in: bytes.indices, using: &random)
    switch Int.random(in: 0..<6, using: &random) {
    case 0: bytes[index] = UInt8.random(in: .min ... .max, using: &random)
    case 1: bytes[index] = oneOf(Array(" \n\t\"\\#()[]{}<>=,:;.+-*/@%$^'u019aZ\r\0".utf8))
    case 2: bytes.remove(at: index)
    case 3: bytes.insert(bytes[index], at: index)
    case 4: bytes[index] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    default: bytes.swapAt(index, Int.random(in: bytes.indices, using: &random))
    }
  }

  /// Removes a line, doubles it, exchanges it with another, changes its start, or inserts one of another input
  /// before it.
  private mutating func changeLine(_ bytes: inout [UInt8]) {
    var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    let index = Int.random(in: lines.indices, using: &random)
    switch Int.random(in: 0..<7, using: &random) {
    case 0: lines.remove(at: index)
    case 1: lines.insert(lines[index], at: index)
    case 2: lines.swapAt(index, Int.random(in: lines.indices, using: &random))
    case 3: lines.swapAt(index, min(index + 1, lines.count - 1))
    case 4: lines[index].insert(oneOf(Array("\t x".utf8)), at: lines[index].startIndex)
    case 5: lines[index] = lines[index].dropFirst()
    default: lines.insert(oneOf(oneOf(others).split(separator: 0x0A) + [[]]), at: index)
    }
    bytes = Array(lines.joined(separator: [0x0A]))
  }

  /// Replaces a word by a hostile one, by one of another input, or by itself twice.
  private mutating func changeWord(_ bytes: inout [UInt8]) {
    let start = anyIndex(in: bytes)
    let isPart = { (byte: UInt8) in
      byte == 0x2E || byte == 0x2D || byte == 0x5F || byte > 0x2F && byte < 0x3A || byte > 0x40
    }
    let first = bytes[start...].firstIndex(where: isPart) ?? bytes.count
    let word = bytes[first...].prefix(while: isPart)
    let other = oneOf(oneOf(others).split { !isPart($0) } + [[]])
    let replacement = oneOf([Array(oneOf(Self.hostileWords).utf8), Array(other), Array(word + word)])
    bytes.replaceSubrange(first..<first + word.count, with: replacement)
  }

  private static let hostileWords = [
    "9223372036854775807", "-9223372036854775808", "18446744073709551616", "-1", "0", "1e308", "1e-400",
    "0x10",
    "\u{202E}", "\u{301}", "\u{200D}", "\u{FEFF}", "\r\n", "\u{0}", "\u{2028}", "\u{1F468}\u{200D}\u{1F469}",
    "\u{FE0F}", "e\u{301}", "\u{E9}", "\"", "\\", "\\u{110000}", "\\uD800", "%9$@", "%lld", "nan", "-inf",
    "none", "#1C1C1E", "label(#FFFFFF99)", "word(\"a b\")(#000000)", "#12345",
    "((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((",
    "[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[",
    "{\"a\":{\"a\":{\"a\":{\"a\":", "/*/*/*/*/*/*/*/*", "\"\"\"", "`", "#\"", "@[",
  ]

  /// Removes, repeats or moves a range of bytes, or cuts off the end.
  private mutating func changeRange(_ bytes: inout [UInt8]) {
    let start = anyIndex(in: bytes)
    let end = min(bytes.count, start + Int.random(in: 0...200, using: &random))
    let range = Array(bytes[start..<end])
    switch Int.random(in: 0..<4, using: &random) {
    case 0: bytes.removeSubrange(start..<end)
    case 1:
      for _ in 0..<Int.random(in: 1...40, using: &random) { bytes.insert(contentsOf: range, at: start) }
    case 2:
      bytes.removeSubrange(start..<end)
      bytes.insert(contentsOf: range, at: anyIndex(in: bytes))
    default: bytes.removeSubrange(start...)
    }
  }
}
