import Foundation

/// Where the user searches the web.
package struct SearchEngine: Hashable, Sendable {
  /// What the engine calls itself, which is also what a preference names it by.
  package let name: String
  /// The address of a search, in which `{searchTerms}` stands for what the user looks for.
  package let template: String

  /// Describes an engine.
  package init(name: String, template: String) {
    (self.name, self.template) = (name, template)
  }

  /// The address of a search; all but the unreserved characters of the text are escaped.
  package func searchURL(for text: String) -> URL? {
    let terms = PercentEncoding.query.encode(text)
    return URL(string: template.replacing("{searchTerms}", with: terms), encodingInvalidCharacters: false)
  }
}

extension SearchEngine {
  /// Where a submitted text leads: to the address that it is, or else to a search with this engine.
  package func destination(of text: String) -> URL? {
    URL(typed: text) ?? searchURL(for: text)
  }
}

extension SearchEngine {
  /// Google as it is used in the United States and in Canada, where it is told nothing of the browser.
  package static let googleWithoutCode = SearchEngine(
    name: "Google",
    template: "https://www.google.com/search?q={searchTerms}&ie=utf-8&oe=utf-8")

  /// Google as it is used everywhere else.
  package static let google = SearchEngine(
    name: "Google",
    template: "https://www.google.com/search?q={searchTerms}&ie=utf-8&oe=utf-8&client=firefox-b")

  /// Yahoo, as Mozilla's browsers ask it on telephones and tablets.
  package static let yahoo = SearchEngine(
    name: "Yahoo",
    template: "https://search.yahoo.com/yhs/search?ei=UTF-8&hspart=mozilla&hsimp=yhsm-002"
      + "&p={searchTerms}&type=ios")

  /// Amazon in the United States, which sells things instead of searching the web.
  package static let amazon = SearchEngine(
    name: "Amazon.com",
    template: "https://www.amazon.com/gp/aw/s?k={searchTerms}&sourceid=Mozilla-search&tag=mozilla-20")

  /// DuckDuckGo, which is told that this browser asks.
  package static let duckDuckGo = SearchEngine(
    name: "DuckDuckGo",
    template: "https://duckduckgo.com/?q={searchTerms}&t=ffocus")

  /// Twitter's pages for telephones.
  package static let twitter = SearchEngine(
    name: "Twitter",
    template: "https://mobile.twitter.com/search/?q={searchTerms}")

  /// The English Wikipedia for telephones.
  package static let wikipedia = SearchEngine(
    name: "Wikipedia",
    template: "https://en.m.wikipedia.org/wiki/Special:Search?search={searchTerms}&sourceid=Mozilla-search")

  /// Qwant, which is told that Firefox asks.
  package static let qwant = SearchEngine(
    name: "Qwant",
    template: "https://www.qwant.com/?q={searchTerms}&client=ff_ios")
}

extension SearchEngine {
  /// The engines that are offered in a language and region, in their order.
  ///
  /// What is known of the language in the region is best, then what is known of the language, then the usual list.
  ///
  /// - Parameters:
  ///   - language: A code such as `en`.
  ///   - region: A code such as `US`; `nil` where it is not known.
  package static func engines(language: String, region: String?) -> [SearchEngine] {
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

/// The engines that the user chooses from, and the one that is chosen.
@MainActor
package final class SearchEngines {
  /// All engines, in the order in which they are offered.
  package let all: [SearchEngine]
  private let store: any PreferenceStore

  /// Offers engines, of which there must be one.
  package init(_ engines: [SearchEngine], store: any PreferenceStore) {
    precondition(!engines.isEmpty, "there must be an engine to search with")
    (all, self.store) = (engines, store)
  }

  /// The engine that searches: the chosen one, if it is still offered, and the first one otherwise.
  package var active: SearchEngine {
    get {
      let name = store.string(forKey: Self.key)
      return all.first { $0.name == name } ?? all[0]
    }
    set { store.set(newValue.name, forKey: Self.key) }
  }

  /// Where the name of the chosen engine is stored.
  static let key = "prefKeyEngine"
}
