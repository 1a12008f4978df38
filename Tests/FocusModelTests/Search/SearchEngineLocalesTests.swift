import FocusModel
import Testing

@Suite struct SearchEngineLocalesTests {
  static let usual = ["Google", "Yahoo", "Amazon.com", "DuckDuckGo", "Twitter", "Wikipedia"]

  @Test(arguments: [
    ("en", "US", ["Yahoo", "Google", "Amazon.com", "DuckDuckGo", "Twitter", "Wikipedia"]),
    ("en", "GB", usual), ("en", nil, usual), ("ar", "EG", usual), ("de", "AT", usual + ["Qwant"]),
    ("fr", nil, usual + ["Qwant"]),
  ])
  func `Region, then language, then the usual list`(language: String, region: String?, names: [String]) {
    #expect(SearchEngine.engines(language: language, region: region).map(\.name) == names)
  }

  @Test func `Google is told of the browser except in the United States`() {
    #expect(SearchEngine.engines(language: "en", region: "US")[1] == .googleWithoutCode)
    #expect(SearchEngine.engines(language: "en", region: "GB")[0] == .google)
  }
}
