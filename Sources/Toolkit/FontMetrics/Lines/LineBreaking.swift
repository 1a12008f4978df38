/// Where a line of text may end, by a part of Unicode's line breaking rules.
///
///     LineBreaking.allowsBreak(between: "-", and: "a")  // true
///     LineBreaking.allowsBreak(between: "-", and: "1")  // false: a minus sign
///     LineBreaking.allowsBreak(between: "字", and: "。")  // false: no line begins with a stop
package enum LineBreaking {
  /// The soft hyphen, at which a word may break; it is visible only at the end of a line.
  package static let softHyphen: Character = "\u{AD}"

  /// Returns whether a line may end between two neighbors: at a space, after a hyphen, and around
  /// ideographs and emoji.
  ///
  /// No line begins with punctuation that ends a phrase, or ends with an opening bracket.
  package static func allowsBreak(between previous: Character?, and next: Character) -> Bool {
    let after = next.singleByte
    if after == UInt8(ascii: " ") { return true }
    guard let previous else { return false }
    // Most text is ASCII, for which the sets below need no lookup.
    if after != nil, let before = previous.singleByte { return before == UInt8(ascii: "-") && next.isLetter }
    if next == zeroWidthSpace { return false }
    if previous == zeroWidthSpace { return true }
    if isInseparable(previous, next) { return false }
    // Before a digit, it is a minus sign.
    if previous == "-" { return next.isLetter }
    return breakingBehind.contains(previous) || previous.isWide || next.isWide
      || SyllableBreaking.allowsBreak(between: previous, and: next)
  }

  private static func isInseparable(_ previous: Character, _ next: Character) -> Bool {
    gluing.contains(previous) || gluing.contains(next) || opening.contains(previous)
      || closing.contains(next) || previous == next && doubled.contains(next)
  }

  private static let zeroWidthSpace: Character = "\u{200B}"

  /// No-break spaces, the no-break hyphen and the word joiner.
  private static let gluing: Set<Character> = [
    "\u{A0}", "\u{202F}", "\u{2007}", "\u{2011}", "\u{2060}", "\u{FEFF}",
  ]

  /// Hyphens, dashes and spaces that a line may end with.
  private static let breakingBehind: Set<Character> = [
    softHyphen, "\u{2010}", "\u{2012}", "–", "—", "\u{3000}", "\u{2000}", "\u{2001}", "\u{2002}", "\u{2003}",
    "\u{2004}", "\u{2005}", "\u{2006}", "\u{2008}", "\u{2009}", "\u{200A}",
  ]

  /// Marks that are written in pairs.
  private static let doubled: Set<Character> = ["—", "…", "‥"]

  /// Characters that begin no line: stops, closing brackets, and the small kana and marks that
  /// continue a syllable.
  private static let closing = Set<Character>(
    "、。，．・：；？！‼⁇⁈⁉」』）】》〉〕］｝’”…‥％‰℃゛゜ー々〻〜～ゝゞヽヾ"
      + "ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶ" + ".,:;!?)]}%")

  /// Characters that end no line.
  private static let opening = Set<Character>("「『（【《〈〔［｛‘“￥＄([{")
}

/// Where a line may end in Thai and Lao, which have no spaces between words: between syllables.
///
/// Without a dictionary, every cluster counts as a syllable, except vowels written before or after
/// their letter.
private enum SyllableBreaking {
  static func allowsBreak(between previous: Character, and next: Character) -> Bool {
    guard let before = thai(previous), let after = thai(next) else { return false }
    return !leadingVowels.contains(before) && !following.contains(after)
  }

  /// The position in the block of Thai; Lao has the same order in the next block.
  private static func thai(_ character: Character) -> UInt32? {
    guard let value = character.unicodeScalars.first?.value, (0xE01...0xEDF).contains(value) else {
      return nil
    }
    return value & 0x7F
  }

  private static let leadingVowels: ClosedRange<UInt32> = 0x40...0x44
  /// Vowels, and the marks for abbreviation and repetition, that are written after their letter.
  private static let following: Set<UInt32> = [0x2F, 0x30, 0x32, 0x33, 0x45, 0x46]
}
