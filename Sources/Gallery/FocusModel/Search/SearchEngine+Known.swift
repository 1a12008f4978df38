extension SearchEngine {
  /// Google as it is used in the United States and in Canada, where it is told nothing of the browser.
  public static let googleWithoutCode = SearchEngine(
    name: "Google",
    template: "https://www.google.com/search?q={searchTerms}&ie=utf-8&oe=utf-8")

  /// Google as it is used everywhere else.
  public static let google = SearchEngine(
    name: "Google",
    template: "https://www.google.com/search?q={searchTerms}&ie=utf-8&oe=utf-8&client=firefox-b")

  /// Yahoo, as Mozilla's browsers ask it on telephones and tablets.
  public static let yahoo = SearchEngine(
    name: "Yahoo",
    template: "https://search.yahoo.com/yhs/search?ei=UTF-8&hspart=mozilla&hsimp=yhsm-002"
      + "&p={searchTerms}&type=ios")

  /// Amazon in the United States, which sells things instead of searching the web.
  public static let amazon = SearchEngine(
    name: "Amazon.com",
    template: "https://www.amazon.com/gp/aw/s?k={searchTerms}&sourceid=Mozilla-search&tag=mozilla-20")

  /// DuckDuckGo, which is told that this browser asks.
  public static let duckDuckGo = SearchEngine(
    name: "DuckDuckGo",
    template: "https://duckduckgo.com/?q={searchTerms}&t=ffocus")

  /// Twitter's pages for telephones.
  public static let twitter = SearchEngine(
    name: "Twitter",
    template: "https://mobile.twitter.com/search/?q={searchTerms}")

  /// The English Wikipedia for telephones.
  public static let wikipedia = SearchEngine(
    name: "Wikipedia",
    template: "https://en.m.wikipedia.org/wiki/Special:Search?search={searchTerms}&sourceid=Mozilla-search")

  /// Qwant, which is told that Firefox asks.
  public static let qwant = SearchEngine(
    name: "Qwant",
    template: "https://www.qwant.com/?q={searchTerms}&client=ff_ios")
}
