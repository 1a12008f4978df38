import Foundation

/// Where the user searches the web.
package enum SearchEngine: String, Hashable, Sendable, CaseIterable {
  case google = "Google"
  case bing = "Bing"
  case duckDuckGo = "DuckDuckGo"

  /// What the engine calls itself.
  package var name: String { rawValue }

  /// Where what the user looks for is found.
  package func url(for text: String) -> URL? {
    var components = URLComponents(string: address)
    components?.queryItems = [URLQueryItem(name: "q", value: text)]
    return components?.url
  }

  private var address: String {
    switch self {
    case .google: "https://www.google.com/search"
    case .bing: "https://www.bing.com/search"
    case .duckDuckGo: "https://duckduckgo.com/"
    }
  }
}
