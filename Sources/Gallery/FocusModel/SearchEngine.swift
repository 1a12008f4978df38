import Foundation

/// A search engine for the web.
package struct SearchEngine: Hashable, Sendable {
  /// The engine's name, by which the preference identifies it.
  package let name: String
  /// The address of a search, with `{searchTerms}` in place of the query.
  package let template: String

  /// Creates an engine.
  package init(name: String, template: String) {
    (self.name, self.template) = (name, template)
  }

  /// Returns the address of a search; all but the unreserved characters of the text are escaped.
  package func searchURL(for text: String) -> URL? {
    let terms = PercentEncoding.query.encode(text)
    // Foundation must not encode the terms, which are escaped already.
    return URL(string: template.replacing("{searchTerms}", with: terms), encodingInvalidCharacters: false)
  }
}

extension SearchEngine {
  /// Returns the destination of a submitted text: the address that it is, or else a search with
  /// this engine.
  package func destination(of text: String) -> URL? {
    URL(typed: text) ?? searchURL(for: text)
  }
}

extension SearchEngine {
  /// Google in the United States and in Canada, without a code for the browser.
  package static let googleWithoutCode = SearchEngine(
    name: "Google",
    template: "https://www.google.com/search?q={searchTerms}&ie=utf-8&oe=utf-8")

  /// Google everywhere else, with a code for the browser.
  package static let google = SearchEngine(
    name: "Google",
    template: "https://www.google.com/search?q={searchTerms}&ie=utf-8&oe=utf-8&client=firefox-b")

  /// Yahoo for Mozilla's browsers on phones and tablets.
  package static let yahoo = SearchEngine(
    name: "Yahoo",
    template: "https://search.yahoo.com/yhs/search?ei=UTF-8&hspart=mozilla&hsimp=yhsm-002"
      + "&p={searchTerms}&type=ios")

  /// Amazon in the United States, which searches its store instead of the web.
  package static let amazon = SearchEngine(
    name: "Amazon.com",
    template: "https://www.amazon.com/gp/aw/s?k={searchTerms}&sourceid=Mozilla-search&tag=mozilla-20")

  /// DuckDuckGo, with a code for this browser.
  package static let duckDuckGo = SearchEngine(
    name: "DuckDuckGo",
    template: "https://duckduckgo.com/?q={searchTerms}&t=ffocus")

  /// Twitter's pages for phones.
  package static let twitter = SearchEngine(
    name: "Twitter",
    template: "https://mobile.twitter.com/search/?q={searchTerms}")

  /// The English Wikipedia's pages for phones.
  package static let wikipedia = SearchEngine(
    name: "Wikipedia",
    template: "https://en.m.wikipedia.org/wiki/Special:Search?search={searchTerms}&sourceid=Mozilla-search")

  /// Qwant, with a code for Firefox.
  package static let qwant = SearchEngine(
    name: "Qwant",
    template: "https://www.qwant.com/?q={searchTerms}&client=ff_ios")
}

extension SearchEngine {
  /// Returns the engines for a language and region, in the order in which they are offered.
  ///
  /// The list for the language in the region comes first, then the list for the language, then the
  /// usual list.
  ///
  /// - Parameters:
  ///   - language: A code such as `en`.
  ///   - region: A code such as `US`; `nil` if it is unknown.
  package static func engines(language: String, region: String?) -> [SearchEngine] {
    let keys = [region.map { "\(language)-\($0)" }, language].compactMap(\.self)
    return keys.lazy.compactMap { lists[$0] }.first ?? usual
  }

  private static let usual: [SearchEngine] = [.google, .yahoo, .amazon, .duckDuckGo, .twitter, .wikipedia]

  /// The lists that differ from the usual one, by language and region as the first version of the
  /// app has them.
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

/// The engines that the user can choose from, and the chosen one.
@MainActor
package final class SearchEngines {
  /// All engines, in the order in which they are offered.
  package let all: [SearchEngine]
  private let store: any PreferenceStore

  /// Creates a choice of at least one engine.
  package init(_ engines: [SearchEngine], store: any PreferenceStore) {
    precondition(!engines.isEmpty, "there must be an engine to search with")
    (all, self.store) = (engines, store)
  }

  /// The engine to search with: the chosen one if it is still offered, otherwise the first one.
  package var active: SearchEngine {
    get {
      let name = store.string(forKey: Self.key)
      return all.first { $0.name == name } ?? all[0]
    }
    set { store.set(newValue.name, forKey: Self.key) }
  }

  /// The key of the chosen engine's name in the store.
  static let key = "prefKeyEngine"
}
