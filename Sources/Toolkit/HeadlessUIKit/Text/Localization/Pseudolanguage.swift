/// A language made up from the existing texts, as in Xcode's scheme editor, to find text that does
/// not fit or is not localized.
public enum Pseudolanguage: String, Hashable, Sendable, CaseIterable {
  /// Letters with accents, as tall as letters get: `Šéţţîñĝš`.
  case accented
  /// Brackets around each text, which show where one is cut off or put together from parts:
  /// `[# Settings #]`.
  case bounded
  /// Each text twice: `Settings Settings`.
  case doubleLength
  /// The layout is mirrored; texts stay.
  case rightToLeft
  /// Texts are forced to run from right to left, by invisible marks; the layout stays.
  case rightToLeftStrings
  /// Capitals: `SETTINGS`.
  case uppercase
}

extension Pseudolanguage {
  /// Returns a text's own letters in the pseudolanguage; arguments stay as they are.
  func applied(toLetters text: String) -> String {
    switch self {
    case .accented: String(text.map { Self.accents[$0] ?? $0 })
    case .uppercase: text.uppercased()
    case .bounded, .doubleLength, .rightToLeft, .rightToLeftStrings: text
    }
  }

  /// Returns a whole text, with its arguments filled in, in the pseudolanguage.
  func applied(toWhole text: String) -> String {
    switch self {
    case .bounded: "[# \(text) #]"
    case .doubleLength: "\(text) \(text)"
    // The marks are Unicode's right-to-left override and its end.
    case .rightToLeftStrings: "\u{202E}\(text)\u{202C}"
    case .accented, .rightToLeft, .uppercase: text
    }
  }

  /// The letters that replace the letters of English.
  private static let accents: [Character: Character] = Dictionary(
    uniqueKeysWithValues: zip(
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz",
      "ÅƁÇÐÉƑĜĤÎĴĶĻṂÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçđéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýž"))
}
