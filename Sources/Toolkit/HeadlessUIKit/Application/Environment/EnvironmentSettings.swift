import Foundation

/// The conditions under which an application is launched: date, region, language and chance.
///
/// Nothing comes from the host. By default it is 2026-01-01 at 9:41 in UTC, and the user speaks
/// English in the United States.
public struct EnvironmentSettings: Hashable, Sendable {
  /// The date and time of the launch.
  public var startDate: Date = Date(timeIntervalSince1970: 1_767_260_460)
  /// The user's time zone; UTC by default.
  public var timeZone: TimeZone = .gmt
  /// The user's languages as codes such as `en` or `pt-BR`, the preferred one first; English by
  /// default.
  public var languages: [String] = ["en"]
  /// The user's region, such as `US`. By default it is the region in the first language's code, or
  /// else the likely region of that language.
  public var region: String?
  /// The seed of random numbers and UUIDs; 0 by default.
  public var randomSeed: UInt64 = 0
  /// The made-up language that localized strings are turned into, to find text that does not fit or
  /// is not localized; none by default.
  public var pseudolanguage: Pseudolanguage?

  /// Makes the default settings.
  public init() {}

  /// The user's first language in the user's region.
  public var locale: Locale {
    let subtags = (languages.first ?? "en").split(separator: "-").map(String.init)
    // A script has four letters, as in `zh-Hant`; a region has two letters or three digits.
    let script = subtags.dropFirst().first { $0.count == 4 }
    let language = [subtags.first ?? "en", script].compactMap(\.self).joined(separator: "-")
    let region = region ?? subtags.dropFirst().last { $0.count < 4 } ?? Self.likelyRegion(of: language)
    return Locale(identifier: [language, region].compactMap(\.self).joined(separator: "_"))
  }

  /// Returns the region in which most speakers of a language live, by Unicode's likely subtags.
  private static func likelyRegion(of language: String) -> String? {
    let whole = Locale.Language(identifier: Locale.Language(identifier: language).maximalIdentifier)
    return whole.region?.identifier
  }

  /// The direction in which the first language reads; the pseudolanguage `rightToLeft` makes it run
  /// from right to left.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    let subtags = (languages.first ?? "en").split(separator: "-").map(String.init)
    let isRightToLeft = subtags.contains { Self.rightToLeftSubtags.contains($0) }
    // The pseudolanguage mirrors the layout without a change of language.
    return isRightToLeft || pseudolanguage == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// The languages and scripts that are written from right to left.
  private static let rightToLeftSubtags: Set<String> = [
    "ar", "ckb", "dv", "fa", "he", "ps", "sd", "ug", "ur", "yi", "Arab", "Hebr",
  ]
}
