import FocusModel
import Testing

@Suite struct SearchEngineLocalesTests {
  static let usual = ["Google", "Yahoo", "Amazon.com", "DuckDuckGo", "Twitter", "Wikipedia"]
  static let withQwant = ["Google", "Yahoo", "Amazon.com", "DuckDuckGo", "Qwant", "Twitter", "Wikipedia"]

  @Test(arguments: [
    ("en", "US", ["Yahoo", "Google", "Amazon.com", "DuckDuckGo", "Twitter", "Wikipedia"]),
    ("en", "GB", withQwant), ("en", "CA", usual),
    ("en", "ZA", ["Google", "DuckDuckGo", "Twitter", "Wikipedia"]), ("en", "AU", usual), ("en", nil, usual),
    ("de", nil, withQwant), ("de", "AT", withQwant),
    ("fr", "CA", ["Google", "Yahoo", "DuckDuckGo", "Qwant", "Twitter", "Wikipedia"]),
    ("ar", "EG", ["Google", "Wikipedia", "DuckDuckGo", "Twitter"]), ("eo", nil, usual),
  ])
  func `Region, then language, then the usual list`(language: String, region: String?, names: [String]) {
    #expect(SearchEngine.engines(language: language, region: region).map(\.name) == names)
  }

  @Test(arguments: [("US", 1, false), ("CA", 0, false), ("GB", 0, true), ("ZA", 0, true)])
  func `Google is told of the browser except in North America`(region: String, place: Int, isTold: Bool) {
    let google = SearchEngine.engines(language: "en", region: region)[place]
    #expect(google == (isTold ? .google : .googleWithoutCode))
  }
}
