#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// A place in a line's bytes; whatever is taken moves it on, and leaves it where there is none.
struct ByteCursor {
  private let line: UnsafeRawBufferPointer
  private(set) var place: Int

  init(_ line: UnsafeRawBufferPointer, at place: Int) {
    self.line = line
    self.place = place
  }

  /// Takes what `body` takes as a whole or, where it returns `false`, not at all.
  mutating func take(_ body: (inout ByteCursor) -> Bool) -> Bool {
    var copy = self
    guard body(&copy) else { return false }
    self = copy
    return true
  }

  mutating func take(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard let base = line.baseAddress, place + count <= line.count,
      memcmp(base + place, text.utf8Start, count) == 0
    else { return false }
    place += count
    return true
  }

  mutating func take(_ bytes: [UInt8]) -> Bool {
    guard let base = line.baseAddress, place + bytes.count <= line.count,
      memcmp(base + place, bytes, bytes.count) == 0
    else { return false }
    place += bytes.count
    return true
  }

  mutating func take(oneOf texts: [StaticString]) -> Bool {
    texts.contains { take($0) }
  }

  /// Takes so many bytes of a kind.
  mutating func take(_ count: Int, where isWanted: (UInt8) -> Bool) -> Bool {
    guard place + count <= line.count, line[place..<place + count].allSatisfy(isWanted) else { return false }
    place += count
    return true
  }

  /// Takes a number of two digits.
  mutating func takeNumber(in range: ClosedRange<Int>) -> Bool {
    take {
      let start = $0.place
      guard $0.take(2, where: \.isDigit) else { return false }
      let number = Int($0.line[start] - 0x30) * 10 + Int($0.line[start + 1] - 0x30)
      return range.contains(number)
    }
  }

  /// Whether a word goes on here.
  var isInWord: Bool { line.isWord(at: place) }
}

extension UnsafeRawBufferPointer {
  /// The places of what `match` takes between the ends of words; none overlaps another.
  func words(_ match: (inout ByteCursor) -> Bool) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var place = 0
    while place < count {
      var cursor = ByteCursor(self, at: place)
      if isWord(at: place), !isWord(at: place - 1), match(&cursor), !cursor.isInWord {
        ranges.append(place..<cursor.place)
        place = cursor.place
      } else {
        place += 1
      }
    }
    return ranges
  }

  /// The places of some bytes, of which none overlaps another.
  func ranges(of bytes: [UInt8]) -> [Range<Int>] {
    guard let base = baseAddress, let first = bytes.first else { return [] }
    var ranges: [Range<Int>] = []
    var place = 0
    while let found = memchr(base + place, Int32(first), count - place) {
      let start = UnsafeRawPointer(found) - base
      place = start + bytes.count
      guard place <= count else { break }
      if memcmp(found, bytes, bytes.count) == 0 {
        ranges.append(start..<place)
      } else {
        place = start + 1
      }
    }
    return ranges
  }

  /// Whether there is a byte of a word at a place.
  func isWord(at place: Int) -> Bool {
    indices.contains(place) && self[place].isWord
  }
}

extension UInt8 {
  var isDigit: Bool { (0x30...0x39).contains(self) }

  var isHexadecimal: Bool { isDigit || (0x61...0x66).contains(self | 0x20) }

  /// Whether it is a letter or digit of ASCII, or `_`.
  var isWord: Bool { isDigit || (0x61...0x7A).contains(self | 0x20) || self == UInt8(ascii: "_") }
}
