/// A language derived from the existing texts, as in Xcode's scheme editor, to find text that does
/// not fit or is not localized.
public enum Pseudolanguage: String, Hashable, Sendable, CaseIterable {
  /// Letters with accents, as tall as letters get: `Šéţţîñĝš`.
  case accented
  /// Brackets around each text, which show if it is cut off or concatenated: `[# Settings #]`.
  case bounded
  /// Each text twice: `Settings Settings`.
  case doubleLength
  /// The layout is mirrored; texts stay.
  case rightToLeft
  /// Invisible marks force texts from right to left; the layout stays.
  case rightToLeftStrings
  /// Uppercase: `SETTINGS`.
  case uppercase
}

extension Pseudolanguage {
  /// Returns the letters of a text without its arguments in the pseudolanguage.
  func applied(toLetters text: String) -> String {
    switch self {
    case .accented: String(text.map { Self.accents[$0] ?? $0 })
    case .uppercase: text.uppercased()
    case .bounded, .doubleLength, .rightToLeft, .rightToLeftStrings: text
    }
  }

  /// Returns a whole text, including its arguments, in the pseudolanguage.
  func applied(toWhole text: String) -> String {
    switch self {
    case .bounded: "[# \(text) #]"
    case .doubleLength: "\(text) \(text)"
    // The marks are Unicode's right-to-left override and its end.
    case .rightToLeftStrings: "\u{202E}\(text)\u{202C}"
    case .accented, .rightToLeft, .uppercase: text
    }
  }

  /// The replacements of English letters.
  private static let accents: [Character: Character] = Dictionary(
    uniqueKeysWithValues: zip(
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz",
      "ÅƁÇÐÉƑĜĤÎĴĶĻṂÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçđéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýž"))
}
