import Expectations
import FocusModel
import Foundation
import Testing

@Suite struct SearchEngineTests {
  @Test func `A text that is not an address is searched for, by a query of unreserved characters`() {
    forEachRow([
      ("Hello world", "Hello%20world"),
      ("c++ & rust", "c%2B%2B%20%26%20rust"),
      ("a-b._~", "a-b._~"),
      ("\"", "%22"),
      ("100%", "100%25"),
      ("모질라", "%EB%AA%A8%EC%A7%88%EB%9D%BC"),
      ("{searchTerms}", "%7BsearchTerms%7D"),
      ("\t", "%09"),
    ]) { text, terms in
      let address = SearchEngine.duckDuckGo.searchURL(for: text)?.absoluteString
      expectEqual(address, "https://duckduckgo.com/?q=\(terms)&t=ffocus")
    }
    forEachRow([
      ("mozilla.org", "http://mozilla.org"), ("mozilla", "https://duckduckgo.com/?q=mozilla&t=ffocus"),
      ("what is 1.5x", "https://duckduckgo.com/?q=what%20is%201.5x&t=ffocus"),
    ]) { text, address in
      expectEqual(SearchEngine.duckDuckGo.destination(of: text)?.absoluteString, address)
    }
  }

  @Test func `Each engine has its template`() {
    forEachRow([
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
    ]) { engine, address in
      expectEqual(engine.searchURL(for: "fox")?.absoluteString, address)
    }
  }
}

@Suite struct SearchEngineLocalesTests {
  static let usual = ["Google", "Yahoo", "Amazon.com", "DuckDuckGo", "Twitter", "Wikipedia"]
  static let withQwant = ["Google", "Yahoo", "Amazon.com", "DuckDuckGo", "Qwant", "Twitter", "Wikipedia"]

  @Test func `Region, then language, then the usual list; Google has a code except in North America`() {
    forEachRow([
      ("en", "US", ["Yahoo", "Google", "Amazon.com", "DuckDuckGo", "Twitter", "Wikipedia"]),
      ("en", "GB", Self.withQwant), ("en", "CA", Self.usual),
      ("en", "ZA", ["Google", "DuckDuckGo", "Twitter", "Wikipedia"]), ("en", "AU", Self.usual),
      ("en", nil, Self.usual),
      ("de", nil, Self.withQwant), ("de", "AT", Self.withQwant),
      ("fr", "CA", ["Google", "Yahoo", "DuckDuckGo", "Qwant", "Twitter", "Wikipedia"]),
      ("ar", "EG", ["Google", "Wikipedia", "DuckDuckGo", "Twitter"]), ("eo", nil, Self.usual),
    ]) { (language: String, region: String?, names: [String]) in
      expectEqual(SearchEngine.engines(language: language, region: region).map(\.name), names)
    }
    forEachRow([("US", 1, false), ("CA", 0, false), ("GB", 0, true), ("ZA", 0, true)]) {
      region, index, hasCode in
      let google = SearchEngine.engines(language: "en", region: region)[index]
      expectEqual(google, (hasCode ? .google : .googleWithoutCode))
    }
  }
}

@MainActor
@Suite struct SearchEnginesTests {
  let store = PreferenceStoreDouble()

  @Test
  func `The first engine searches until another is chosen, and so if the chosen one is no longer offered`() {
    let engines = SearchEngines([.yahoo, .google], store: store)
    expectEqual(engines.active, .yahoo)
    engines.active = .google
    expectEqual(engines.active, .google)
    expectEqual(store.string(forKey: "prefKeyEngine"), "Google")
    expectEqual(SearchEngines([.yahoo, .google], store: store).active, .google)
    do {
      let store = PreferenceStoreDouble()
      store.set("AltaVista", forKey: "prefKeyEngine")
      expectEqual(SearchEngines([.duckDuckGo, .google], store: store).active, .duckDuckGo)
    }
  }
}
