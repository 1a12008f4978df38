import Foundation

/// What an application finds around it when it is launched: date, place, language and chance.
///
/// Nothing of it comes from the host. By default it is 2026-01-01 at 9:41 in UTC, and the user speaks English in the
/// United States.
public struct EnvironmentSettings: Hashable, Sendable {
  /// The date and time of the launch.
  public var startDate: Date = Date(timeIntervalSince1970: 1_767_260_460)
  public var timeZone: TimeZone = .gmt
  /// The user's languages, the best first, as `en` or `pt-BR`.
  public var languages: [String] = ["en"]
  /// The user's region, as `US`; by default the one in the first language's code, or where most of its speakers live.
  public var region: String?
  /// What random numbers and UUIDs follow from.
  public var randomSeed: UInt64 = 0
  /// What localized strings are turned into, to find text that does not fit or is not localized; nothing by default.
  public var pseudolanguage: Pseudolanguage?

  public init() {}

  /// The user's first language in the user's region.
  public var locale: Locale {
    let subtags = (languages.first ?? "en").split(separator: "-").map(String.init)
    let script = subtags.dropFirst().first { $0.count == 4 }
    let language = [subtags.first ?? "en", script].compactMap(\.self).joined(separator: "-")
    let region = region ?? subtags.dropFirst().last { $0.count < 4 } ?? Self.likelyRegion(of: language)
    return Locale(identifier: [language, region].compactMap(\.self).joined(separator: "_"))
  }

  private static func likelyRegion(of language: String) -> String? {
    let whole = Locale.Language(identifier: Locale.Language(identifier: language).maximalIdentifier)
    return whole.region?.identifier
  }

  /// The direction that the first language reads in; a pseudolanguage may turn it around.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    let subtags = (languages.first ?? "en").split(separator: "-").map(String.init)
    let isRightToLeft = subtags.contains { Self.rightToLeftSubtags.contains($0) }
    return isRightToLeft || pseudolanguage == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// The languages and scripts that run from right to left.
  private static let rightToLeftSubtags: Set<String> = [
    "ar", "ckb", "dv", "fa", "he", "ps", "sd", "ug", "ur", "yi", "Arab", "Hebr",
  ]
}
