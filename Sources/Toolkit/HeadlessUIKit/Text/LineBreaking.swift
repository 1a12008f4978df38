import Foundation

/// Where a line of text may end: a small part of Unicode's rules for line breaking.
enum LineBreaking {
  /// Whether a line may end between two neighbors: at a blank, behind a hyphen, and around ideographs and emoji.
  ///
  /// No line begins with the punctuation that ends a phrase, or ends with an opening bracket.
  static func allowsBreak(between previous: Character?, and next: Character) -> Bool {
    if next == " " { return true }
    guard let previous else { return false }
    if closing.contains(next) || opening.contains(previous) { return false }
    if previous == "-" { return next.isLetter }
    return isIdeograph(previous) || isIdeograph(next)
  }

  private static func isIdeograph(_ character: Character) -> Bool {
    character.unicodeScalars.first.map(AdvanceWidths.isWide) ?? false
  }

  private static let closing: Set<Character> = [
    "、", "。", "，", "．", "：", "；", "！", "？", "」", "』", "）", "】", "》", "ー", ".", ",", ":", ";", "!", "?", ")",
    "]", "}",
  ]
  private static let opening: Set<Character> = ["「", "『", "（", "【", "《", "(", "[", "{"]
}
