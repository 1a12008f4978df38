import Expectations
import FocusModel
import Foundation
import Testing

@Suite struct URLDisplayTests {
  @Test func `The URL bar shows no password, and the scheme determines the kind of a page`() {
    forEachRow([
      ("https://www.mozilla.org/en-US/", "https://www.mozilla.org/en-US/", "www.mozilla.org"),
      ("https://user:secret@example.com/a?b=c#d", "https://example.com/a?b=c#d", "example.com"),
      ("http://user@example.com:8080/", "http://example.com:8080/", "example.com"),
      ("http://a.b/c%20d", "http://a.b/c%20d", "a.b"),
      ("about:blank", "about:blank", ""),
    ]) { address, text, collapsed in
      let url = try #require(URL(string: address))
      expectEqual(url.displayText, text)
      expectEqual(url.collapsedText, collapsed)
    }
    forEachRow([
      ("https://a.b", true, true, false), ("HTTP://a.b", true, false, false),
      ("ftp://a.b", false, false, false),
      ("about:blank", false, false, true),
    ]) { address, isWeb, isSecure, isBlank in
      let url = try #require(URL(string: address))
      expectEqual(url.isWebAddress, isWeb)
      expectEqual(url.isSecure, isSecure)
      expectEqual(url.isBlankPage, isBlank)
    }
  }
}

@Suite struct URLFixupTests {
  @Test func `A typed text is an address or something to search for`() {
    forEachRow([
      ("mozilla", nil),
      ("mozilla.org/", "http://mozilla.org/"),
      ("http://localhost", nil),
      ("3.14", "http://3.14"),
      ("a.b?c=d e", nil),
      ("mozilla.org", "http://mozilla.org"),
      ("  mozilla.org  ", "http://mozilla.org"),
      ("\nmozilla.org\t", "http://mozilla.org"),
      ("http://localhost:6573/licenses.html", "http://localhost:6573/licenses.html"),
      ("what is 1.5x", nil),
      ("a.b?c=d%20e", "http://a.b?c=d%20e"),
      ("https://www.mozilla.org/en-US/", "https://www.mozilla.org/en-US/"),
      ("HTTPS://mozilla.org", "http://HTTPS://mozilla.org"),
      ("a.b/\"<x>\"", "http://a.b/%22%3Cx%3E%22"),
      ("a.b/ü", "http://a.b/%C3%BC"),
      ("a.b/100%", nil),
      ("http:///a.b", nil),
      ("", nil),
    ]) { (text: String, address: String?) in
      expectEqual(URL(typed: text)?.absoluteString, address)
    }
  }
}

@Suite struct StringTruncatedTests {
  @Test func `A title that is too long is cut in the middle`() {
    forEachRow([
      ("This is a long title string", 15, "..", "This i.. string"), ("Fox", 3, "…", "Fox"), ("", 0, "…", ""),
      ("Foxes", 4, "…", "F…es"), ("Foxes", 1, "…", "…"), ("🦊🦊🦊🦊🦊", 3, "…", "🦊…🦊"),
    ]) { title, limit, leader, text in
      expectEqual(title.truncatedInMiddle(to: limit, leader: leader), text)
    }
  }
}
