import Expectations
import FocusModel
import Foundation
import Testing

@Suite struct SearchEngineTests {
  @Test func `A query has unreserved characters only`() {
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

  @Test func `A text that is not an address is searched for`() {
    forEachRow([
      ("mozilla.org", "http://mozilla.org"), ("mozilla", "https://duckduckgo.com/?q=mozilla&t=ffocus"),
      ("what is 1.5x", "https://duckduckgo.com/?q=what%20is%201.5x&t=ffocus"),
    ]) { text, address in
      expectEqual(SearchEngine.duckDuckGo.destination(of: text)?.absoluteString, address)
    }
  }
}

@Suite struct SearchEngineLocalesTests {
  static let usual = ["Google", "Yahoo", "Amazon.com", "DuckDuckGo", "Twitter", "Wikipedia"]
  static let withQwant = ["Google", "Yahoo", "Amazon.com", "DuckDuckGo", "Qwant", "Twitter", "Wikipedia"]

  @Test func `Region, then language, then the usual list`() {
    forEachRow([
      ("en", "US", ["Yahoo", "Google", "Amazon.com", "DuckDuckGo", "Twitter", "Wikipedia"]),
      ("en", "GB", withQwant), ("en", "CA", usual),
      ("en", "ZA", ["Google", "DuckDuckGo", "Twitter", "Wikipedia"]), ("en", "AU", usual), ("en", nil, usual),
      ("de", nil, withQwant), ("de", "AT", withQwant),
      ("fr", "CA", ["Google", "Yahoo", "DuckDuckGo", "Qwant", "Twitter", "Wikipedia"]),
      ("ar", "EG", ["Google", "Wikipedia", "DuckDuckGo", "Twitter"]), ("eo", nil, usual),
    ]) { (language: String, region: String?, names: [String]) in
      expectEqual(SearchEngine.engines(language: language, region: region).map(\.name), names)
    }
  }

  @Test func `Google's address has a code for the browser except in North America`() {
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

  @Test func `The first engine searches until another is chosen`() {
    let engines = SearchEngines([.yahoo, .google], store: store)
    expectEqual(engines.active, .yahoo)
    engines.active = .google
    expectEqual(engines.active, .google)
    expectEqual(store.string(forKey: "prefKeyEngine"), "Google")
    expectEqual(SearchEngines([.yahoo, .google], store: store).active, .google)
  }

  @Test func `An engine that is no longer offered does not search`() {
    store.set("AltaVista", forKey: "prefKeyEngine")
    expectEqual(SearchEngines([.duckDuckGo, .google], store: store).active, .duckDuckGo)
  }
}
