import FocusModel
import Foundation
import Testing

@Suite struct SearchEngineTests {
  @Test(arguments: [
    ("Hello world", "Hello%20world"),
    ("c++ & rust", "c%2B%2B%20%26%20rust"),
    ("a-b._~", "a-b._~"),
    ("\"", "%22"),
    ("100%", "100%25"),
    ("모질라", "%EB%AA%A8%EC%A7%88%EB%9D%BC"),
    ("{searchTerms}", "%7BsearchTerms%7D"),
    ("\t", "%09"),
  ])
  func `Only unreserved characters stand in a query`(text: String, terms: String) {
    let address = SearchEngine.duckDuckGo.searchURL(for: text)?.absoluteString
    #expect(address == "https://duckduckgo.com/?q=\(terms)&t=ffocus")
  }

  @Test(arguments: [
    (SearchEngine.googleWithoutCode, "https://www.google.com/search?q=fox&ie=utf-8&oe=utf-8"),
    (.google, "https://www.google.com/search?q=fox&ie=utf-8&oe=utf-8&client=firefox-b"),
    (
      .yahoo,
      "https://search.yahoo.com/yhs/search?ei=UTF-8&hspart=mozilla&hsimp=yhsm-002&p=fox&type=ios"
    ),
    (.duckDuckGo, "https://duckduckgo.com/?q=fox&t=ffocus"),
    (.wikipedia, "https://en.m.wikipedia.org/wiki/Special:Search?search=fox&sourceid=Mozilla-search"),
    (.amazon, "https://www.amazon.com/gp/aw/s?k=fox&sourceid=Mozilla-search&tag=mozilla-20"),
    (.twitter, "https://mobile.twitter.com/search/?q=fox"),
    (.qwant, "https://www.qwant.com/?q=fox&client=ff_ios"),
  ])
  func `Each engine has its template`(engine: SearchEngine, address: String) {
    #expect(engine.searchURL(for: "fox")?.absoluteString == address)
  }

  @Test(arguments: [
    ("mozilla.org", "http://mozilla.org"), ("mozilla", "https://duckduckgo.com/?q=mozilla&t=ffocus"),
    ("what is 1.5x", "https://duckduckgo.com/?q=what%20is%201.5x&t=ffocus"),
  ])
  func `A text that is no address is searched for`(text: String, address: String) {
    #expect(SearchEngine.duckDuckGo.destination(of: text)?.absoluteString == address)
  }
}
