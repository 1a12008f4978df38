import FocusModel
import Foundation
import Testing

@Suite struct OtherBrowserTests {
  @Test(arguments: [
    (
      OtherBrowser.firefox, "https://a.org/?b=c&d",
      "firefox://open-url?url=https%3A%2F%2Fa.org%2F%3Fb%3Dc%26d" as String?
    ),
    (.chrome, "https://a.org/b", "googlechromes://a.org/b"),
    (.chrome, "http://a.org/b", "googlechrome://a.org/b"),
    (.safari, "https://a.org/b", "https://a.org/b"), (.safari, "file:///a", nil),
    (.firefox, "about:blank", nil), (.chrome, "mailto:a@b.org", nil),
  ])
  func `Each browser has its own way to be told of a page`(
    browser: OtherBrowser, page: String, address: String?
  ) throws {
    let page = try #require(URL(string: page))
    #expect(browser.address(opening: page)?.absoluteString == address)
  }
}
