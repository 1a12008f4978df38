/// Where the user searches the web.
public enum SearchEngine: String, Hashable, Sendable, CaseIterable {
  case google = "Google"
  case bing = "Bing"
  case duckDuckGo = "DuckDuckGo"

  /// What the engine calls itself.
  public var name: String { rawValue }
}
