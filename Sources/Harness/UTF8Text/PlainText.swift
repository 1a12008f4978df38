import Platform

/// Most strings of a tree are plain: they are copied whole, and checked eight bytes at a time.
///
/// In each of the eight bytes of a number, the highest bit is the result for that byte. A byte beyond
/// ASCII, which has that bit set itself, or one that borrows from its neighbor, is not plain in any case.
extension UTF8Buffer {
  /// Appends the string if it is printable ASCII without these two characters; returns whether it is.
  func append(_ string: String, ifPlainWithout first: UInt8, _ second: UInt8) -> Bool {
    let start = count
    append(string)
    if isPlain(from: start, without: first.eightTimes, second.eightTimes) { return true }
    truncate(to: start)
    return false
  }

  /// Appends the string if it is a word; returns whether it is.
  ///
  /// A word begins with an ASCII letter or `_`, which may be followed by letters, digits, `_`, `.`, `-` and the
  /// `extra` characters.
  package func append(_ string: String, ifWordWith extra: (UInt8, UInt8)) -> Bool {
    let start = count
    append(string)
    if isWord(from: start, with: extra.0.eightTimes, extra.1.eightTimes) { return true }
    truncate(to: start)
    return false
  }

  private func isPlain(from start: Int, without first: UInt64, _ second: UInt64) -> Bool {
    var next = padded(from: start)
    var unwanted: UInt64 = 0
    var eight: UInt64 = 0
    while next < end {
      memcpy(&eight, next, 8)
      // Marks bytes below a space, the one after `~`, and the two characters, which borrow when 1 is subtracted
      // from their difference.
      unwanted |=
        eight | (eight &- 0x2020_2020_2020_2020) | (eight &+ 0x0101_0101_0101_0101)
        | ((eight ^ first) &- 0x0101_0101_0101_0101) | ((eight ^ second) &- 0x0101_0101_0101_0101)
      next += 8
    }
    return unwanted & 0x8080_8080_8080_8080 == 0
  }

  private func isWord(from start: Int, with first: UInt64, _ second: UInt64) -> Bool {
    guard start < count else { return false }
    var next = padded(from: start)
    // Digits, `.` and `-` come before the letters in ASCII, and no word begins with them.
    if next.pointee < 0x41 { return false }
    var unwanted: UInt64 = 0
    var eight: UInt64 = 0
    while next < end {
      memcpy(&eight, next, 8)
      unwanted |=
        eight | ~(eight.letters | eight.digitsAndMarks | eight.equal(to: first) | eight.equal(to: second))
      next += 8
    }
    return unwanted & 0x8080_8080_8080_8080 == 0
  }

  /// Returns the address of the byte at `start`, after adding letters to fill the last eight bytes.
  private func padded(from start: Int) -> UnsafeMutablePointer<UInt8> {
    memset(end, 0x61, Self.spare)
    return end - (count - start)
  }
}

extension UInt8 {
  fileprivate var eightTimes: UInt64 { UInt64(self) &* 0x0101_0101_0101_0101 }
}

extension UInt64 {
  /// Marks ASCII letters.
  fileprivate var letters: UInt64 {
    // Adding 0x1F to `a` makes 0x80, as adding 0x05 to the byte after `z` does: together they mark the letters.
    ((self | 0x2020_2020_2020_2020) &+ 0x1F1F_1F1F_1F1F_1F1F)
      & ~((self | 0x2020_2020_2020_2020) &+ 0x0505_0505_0505_0505)
  }

  /// Marks `-`, `.`, the digits, and `_`.
  fileprivate var digitsAndMarks: UInt64 {
    // In the same way: `-` and `.`, then `0` to `9`.
    ((self &+ 0x5353_5353_5353_5353) & ~(self &+ 0x5151_5151_5151_5151))
      | ((self &+ 0x5050_5050_5050_5050) & ~(self &+ 0x4646_4646_4646_4646))
      | equal(to: 0x5F5F_5F5F_5F5F_5F5F)
  }

  /// Marks one character, which is repeated eight times in `other`.
  fileprivate func equal(to other: UInt64) -> UInt64 {
    // Only a difference of 0 does not reach the highest bit when 0x7F is added.
    ~((self ^ other) &+ 0x7F7F_7F7F_7F7F_7F7F)
  }
}
