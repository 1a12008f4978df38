import Platform

/// A position in a line's bytes, which advances past whatever is taken.
///
///     var cursor = ByteCursor(line, at: 0)  // the line is "12:48 GMT"
///     cursor.takeNumber(in: 0...24)  // true, the index is 2
///     cursor.take("-")  // false, the index is still 2
struct ByteCursor {
  private let line: UnsafeRawBufferPointer
  private(set) var index: Int

  init(_ line: UnsafeRawBufferPointer, at index: Int) {
    self.line = line
    self.index = index
  }

  /// Takes everything that `body` takes or, if it returns `false`, nothing.
  mutating func take(_ body: (inout ByteCursor) -> Bool) -> Bool {
    var copy = self
    guard body(&copy) else { return false }
    self = copy
    return true
  }

  mutating func take(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard let base = line.baseAddress, index + count <= line.count,
      memcmp(base + index, text.utf8Start, count) == 0
    else { return false }
    index += count
    return true
  }

  mutating func take(_ bytes: [UInt8]) -> Bool {
    guard let base = line.baseAddress, index + bytes.count <= line.count,
      memcmp(base + index, bytes, bytes.count) == 0
    else { return false }
    index += bytes.count
    return true
  }

  mutating func take(oneOf texts: [StaticString]) -> Bool {
    texts.contains { take($0) }
  }

  /// Takes `count` bytes if all of them are wanted, or else nothing.
  mutating func take(_ count: Int, where isWanted: (UInt8) -> Bool) -> Bool {
    guard index + count <= line.count, line[index..<index + count].allSatisfy(isWanted) else { return false }
    index += count
    return true
  }

  /// Takes a number of two digits.
  mutating func takeNumber(in range: ClosedRange<Int>) -> Bool {
    take {
      let start = $0.index
      guard $0.take(2, where: \.isDigit) else { return false }
      let number = Int($0.line[start] - 0x30) * 10 + Int($0.line[start + 1] - 0x30)
      return range.contains(number)
    }
  }

  /// Whether the byte here belongs to a word.
  var isInWord: Bool { line.isWord(at: index) }
}

extension UnsafeRawBufferPointer {
  /// Returns the ranges that `match` takes from the start of a word to the end of one, without overlaps.
  func words(_ match: (inout ByteCursor) -> Bool) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var index = 0
    while index < count {
      var cursor = ByteCursor(self, at: index)
      if isWord(at: index), !isWord(at: index - 1), match(&cursor), !cursor.isInWord {
        ranges.append(index..<cursor.index)
        index = cursor.index
      } else {
        index += 1
      }
    }
    return ranges
  }

  /// Returns the ranges of some bytes, without overlaps.
  func ranges(of bytes: [UInt8]) -> [Range<Int>] {
    guard let base = baseAddress, let first = bytes.first else { return [] }
    var ranges: [Range<Int>] = []
    var index = 0
    while let found = memchr(base + index, Int32(first), count - index) {
      let start = UnsafeRawPointer(found) - base
      index = start + bytes.count
      guard index <= count else { break }
      if memcmp(found, bytes, bytes.count) == 0 {
        ranges.append(start..<index)
      } else {
        index = start + 1
      }
    }
    return ranges
  }

  /// Whether the byte at an index, if there is one, belongs to a word.
  func isWord(at index: Int) -> Bool {
    indices.contains(index) && self[index].isWord
  }
}

extension UInt8 {
  var isDigit: Bool { (0x30...0x39).contains(self) }

  // The bit 0x20 is the difference between upper and lower case in ASCII.
  var isHexadecimal: Bool { isDigit || (0x61...0x66).contains(self | 0x20) }

  /// Whether it is a letter or digit of ASCII, or `_`.
  var isWord: Bool { isDigit || (0x61...0x7A).contains(self | 0x20) || self == UInt8(ascii: "_") }
}

extension ByteCursor {
  /// Takes a date in one of the forms of ISO 8601 and RFC 5322, and the time of day if one follows.
  mutating func takeDate() -> Bool {
    take { $0.takeInternetDate() } || take { $0.takeCompactDate() } || take { $0.takeInternationalDate() }
  }

  /// `2026-11-21T12:48:23.5Z`
  private mutating func takeInternationalDate() -> Bool {
    guard take(4, where: \.isDigit), take("-"), takeNumber(in: 1...12), take("-"), takeNumber(in: 1...31)
    else {
      return false
    }
    _ = take { ($0.take("T") || $0.take(" ")) && $0.takeTime() }
    return true
  }

  /// `20261121T124823Z`
  private mutating func takeCompactDate() -> Bool {
    guard take(4, where: \.isDigit), takeNumber(in: 1...12), takeNumber(in: 1...31), take("T"),
      takeNumber(in: 0...24), takeNumber(in: 0...59)
    else { return false }
    _ = takeNumber(in: 0...60)
    takeFraction()
    takeZone()
    return true
  }

  /// `Sat, 21 Nov 2026 12:48:23 GMT`
  private mutating func takeInternetDate() -> Bool {
    _ = take { $0.take(oneOf: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]) && $0.take(", ") }
    guard takeNumber(in: 1...31) || take(1, where: \.isDigit), take(" "), take(oneOf: months), take(" "),
      take(4, where: \.isDigit)
    else { return false }
    _ = take { $0.take(" ") && $0.takeTime() }
    return true
  }

  private var months: [StaticString] {
    ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
  }

  /// `12:48`, `12:48:23.5 +0000`
  private mutating func takeTime() -> Bool {
    // ISO 8601 has 24:00 for the end of a day, and second 60 for a leap second.
    guard takeNumber(in: 0...24), take(":"), takeNumber(in: 0...59) else { return false }
    _ = take { $0.take(":") && $0.takeNumber(in: 0...60) }
    takeFraction()
    takeZone()
    return true
  }

  private mutating func takeFraction() {
    _ = take {
      // ISO 8601 allows either sign.
      guard $0.take(".") || $0.take(","), $0.take(1, where: \.isDigit) else { return false }
      while $0.take(1, where: \.isDigit) {}
      return true
    }
  }

  /// `Z`, `+01:00`, ` +0100`, ` GMT`
  private mutating func takeZone() {
    _ = take {
      _ = $0.take(" ")
      // The first letter of a longer word is not a zone.
      if $0.take(oneOf: ["Z", "GMT", "UTC", "UT"]) { return !$0.isInWord }
      guard $0.take("+") || $0.take("-"), $0.takeNumber(in: 0...23) else { return false }
      _ = $0.take(":")
      return $0.takeNumber(in: 0...59)
    }
  }
}
