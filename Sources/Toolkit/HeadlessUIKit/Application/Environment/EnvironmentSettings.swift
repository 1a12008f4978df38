import Foundation

/// The settings with which an application is launched: date, region, language and random seed.
///
/// They are independent of the host. By default it is 9:41 on 2026-01-01 in UTC, and the user
/// speaks English in the United States.
///
///     var settings = EnvironmentSettings()
///     settings.languages = ["pt-BR", "en"]
///     settings.randomSeed = 7
///     let application = UIApplication(environment: settings)
///     application.environment.languages.first  // "pt-BR"
public struct EnvironmentSettings: Hashable, Sendable {
  /// The date and time of the launch.
  public var startDate: Date = Date(timeIntervalSince1970: 1_767_260_460)
  /// The user's time zone; UTC by default.
  public var timeZone: TimeZone = .gmt
  /// The user's language codes, such as `en` or `pt-BR`, with the preferred one first; English by
  /// default.
  public var languages: [String] = ["en"]
  /// The user's region, such as `US`; `nil`, the default, for the region in the first language's
  /// code, otherwise that language's likely region.
  public var region: String?
  /// The seed of random numbers and UUIDs; 0 by default.
  public var randomSeed: UInt64 = 0
  /// The pseudolanguage of localized strings, to find text that does not fit or is not localized;
  /// `nil` by default.
  public var pseudolanguage: Pseudolanguage?

  /// Creates the default settings.
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

  /// Returns the region with the most speakers of a language, from Unicode's likely subtags.
  private static func likelyRegion(of language: String) -> String? {
    let whole = Locale.Language(identifier: Locale.Language(identifier: language).maximalIdentifier)
    return whole.region?.identifier
  }

  /// The reading direction of the first language; right to left in the pseudolanguage
  /// `rightToLeft`.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    let subtags = (languages.first ?? "en").split(separator: "-").map(String.init)
    let isRightToLeft = subtags.contains { Self.rightToLeftSubtags.contains($0) }
    // The pseudolanguage mirrors the layout without changing the language.
    return isRightToLeft || pseudolanguage == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// The languages and scripts that are written from right to left.
  private static let rightToLeftSubtags: Set<String> = [
    "ar", "ckb", "dv", "fa", "he", "ps", "sd", "ug", "ur", "yi", "Arab", "Hebr",
  ]
}
