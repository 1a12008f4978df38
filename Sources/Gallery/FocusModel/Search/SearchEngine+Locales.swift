extension SearchEngine {
  /// The engines that are offered in a language and region, in their order.
  ///
  /// What is known of the language in the region is best, then what is known of the language, then the usual list.
  ///
  /// - Parameters:
  ///   - language: A code such as `en`.
  ///   - region: A code such as `US`; `nil` where it is not known.
  public static func engines(language: String, region: String?) -> [SearchEngine] {
    let keys = [region.map { "\(language)-\($0)" }, language].compactMap(\.self)
    return keys.lazy.compactMap { lists[$0] }.first ?? usual
  }

  private static let usual: [SearchEngine] = [.google, .yahoo, .amazon, .duckDuckGo, .twitter, .wikipedia]

  /// The lists that differ from the usual one, by language and region as the first version of the app has them.
  private static let lists: [String: [SearchEngine]] = [
    "ar": [.google, .wikipedia, .duckDuckGo, .twitter],
    "de": [.google, .yahoo, .amazon, .duckDuckGo, .qwant, .twitter, .wikipedia],
    "en-CA": [.googleWithoutCode, .yahoo, .amazon, .duckDuckGo, .twitter, .wikipedia],
    "en-GB": [.google, .yahoo, .amazon, .duckDuckGo, .qwant, .twitter, .wikipedia],
    "en-US": [.yahoo, .googleWithoutCode, .amazon, .duckDuckGo, .twitter, .wikipedia],
    "en-ZA": [.google, .duckDuckGo, .twitter, .wikipedia],
    "fr": [.google, .yahoo, .duckDuckGo, .qwant, .twitter, .wikipedia],
  ]
}
