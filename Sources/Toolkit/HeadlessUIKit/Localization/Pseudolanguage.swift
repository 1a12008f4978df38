/// A language made up from the texts there are, to find text that does not fit or is not localized, as Xcode has it.
public enum Pseudolanguage: String, Hashable, Sendable, CaseIterable {
  /// Letters with accents, as tall as letters get: `Šéţţîñĝš`.
  case accented
  /// Brackets around each text, which shows where one is cut off or put together: `[# Settings #]`.
  case bounded
  /// Each text twice: `Settings Settings`.
  case doubleLength
  /// The layout turned around; texts stay.
  case rightToLeft
  /// Texts that are forced to run from right to left, by invisible marks; the layout stays.
  case rightToLeftStrings
  /// Capitals: `SETTINGS`.
  case uppercase
}

extension Pseudolanguage {
  /// What becomes of a text's own letters; arguments stay as they are.
  func applied(toLetters text: String) -> String {
    switch self {
    case .accented: String(text.map { Self.accents[$0] ?? $0 })
    case .uppercase: text.uppercased()
    case .bounded, .doubleLength, .rightToLeft, .rightToLeftStrings: text
    }
  }

  /// What becomes of a whole text, with its arguments filled in.
  func applied(toWhole text: String) -> String {
    switch self {
    case .bounded: "[# \(text) #]"
    case .doubleLength: "\(text) \(text)"
    case .rightToLeftStrings: "\u{202E}\(text)\u{202C}"
    case .accented, .rightToLeft, .uppercase: text
    }
  }

  /// Letters with the accents that they get.
  private static let accents: [Character: Character] = Dictionary(
    uniqueKeysWithValues: zip(
      "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz",
      "ÅƁÇÐÉƑĜĤÎĴĶĻṂÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçđéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýž"))
}
