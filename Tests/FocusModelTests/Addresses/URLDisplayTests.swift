import FocusModel
import Foundation
import Testing

@Suite struct URLDisplayTests {
  @Test(arguments: [
    ("https://www.mozilla.org/en-US/", "https://www.mozilla.org/en-US/", "www.mozilla.org"),
    ("https://user:secret@example.com/a?b=c#d", "https://example.com/a?b=c#d", "example.com"),
    ("http://user@example.com:8080/", "http://example.com:8080/", "example.com"),
    ("http://a.b/c%20d", "http://a.b/c%20d", "a.b"),
    ("about:blank", "about:blank", ""),
  ])
  func `Nobody reads a password in the URL bar`(address: String, text: String, collapsed: String) throws {
    let url = try #require(URL(string: address))
    #expect(url.displayText == text)
    #expect(url.collapsedText == collapsed)
  }

  @Test(arguments: [
    ("https://a.b", true, true, false), ("HTTP://a.b", true, false, false),
    ("ftp://a.b", false, false, false),
    ("about:blank", false, false, true),
  ])
  func `The scheme tells what kind of page it is`(
    address: String, isWeb: Bool, isSecure: Bool, isBlank: Bool
  ) throws {
    let url = try #require(URL(string: address))
    #expect(url.isWebAddress == isWeb)
    #expect(url.isSecure == isSecure)
    #expect(url.isBlankPage == isBlank)
  }
}
