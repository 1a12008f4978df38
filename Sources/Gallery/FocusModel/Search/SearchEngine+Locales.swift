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

  /// Qwant is European, so it is offered in the languages of the countries where it is at home.
  private static let lists: [String: [SearchEngine]] = [
    "en-US": [.yahoo, .googleWithoutCode, .amazon, .duckDuckGo, .twitter, .wikipedia],
    "de": usual + [.qwant],
    "fr": usual + [.qwant],
  ]
}
