/// Where a line may end in Thai and Lao, which put no blanks between words: between syllables.
///
/// Without a dictionary every cluster counts as a syllable, but for vowels that stand before or behind their letter.
enum SyllableBreaking {
  static func allowsBreak(between previous: Character, and next: Character) -> Bool {
    guard let before = thai(previous), let after = thai(next) else { return false }
    return !leadingVowels.contains(before) && !following.contains(after)
  }

  /// The place in the block of Thai; Lao has the same order in the next one.
  private static func thai(_ character: Character) -> UInt32? {
    guard let value = character.unicodeScalars.first?.value, (0xE01...0xEDF).contains(value) else {
      return nil
    }
    return value & 0x7F
  }

  private static let leadingVowels: ClosedRange<UInt32> = 0x40...0x44
  /// Vowels, and the marks for abbreviation and repetition, that stand behind their letter.
  private static let following: Set<UInt32> = [0x2F, 0x30, 0x32, 0x33, 0x45, 0x46]
}
