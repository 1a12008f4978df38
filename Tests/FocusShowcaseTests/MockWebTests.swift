import Expectations
import FocusUI
import Foundation
import HeadlessUIKit
import ShowcaseKit
import Testing

@testable import FocusShowcase

@Suite @MainActor struct MockWebTests {
  /// Opens an address in the browser, and waits.
  private func open(_ address: String, _ body: (BrowserViewController) throws -> Void) throws {
    let useCase = try #require(browserUseCases.first { $0.name == "Home" })
    let stage = try Stage(useCase, in: focus)
    let root = stage.run { UIApplication.shared.keyWindow?.rootViewController as? UINavigationController }
    let browser = try #require(root?.topViewController as? BrowserViewController)
    stage.run { browser.open(address) }
    try stage.settle()
    try stage.run { try body(browser) }
  }

  @Test func `A search of the encyclopedia goes to the article of that name`() {
    forEachRow([
      (
        "https://en.m.wikipedia.org/wiki/Special:Search?search=mozilla",
        "https://en.m.wikipedia.org/wiki/Mozilla"
      ),
      (
        "https://en.m.wikipedia.org/wiki/Special:Search?search=web%20browser&sourceid=Mozilla-search",
        "https://en.m.wikipedia.org/wiki/Web_browser"
      ),
      ("https://en.m.wikipedia.org/wiki/Mozilla", "https://en.m.wikipedia.org/wiki/Mozilla"),
      ("https://duckduckgo.com/?q=mozilla", "https://duckduckgo.com/?q=mozilla"),
    ]) { address, shown in
      try open(address) { browser in
        expectEqual(browser.webViewController.webView.url?.absoluteString, shown)
        expectEqual(browser.urlBar.textField.text, shown)
      }
    }
  }

  @Test func `A page is found by its host, with and without a user name, and other addresses have none`()
    throws
  {
    forEachRow(["https://example.com/", "https://user:secret@example.com/", "http://www.example.com/a"]) {
      address in
      try open(address) { expectEqual($0.webViewController.webView.title, "Example Domain") }
    }
    try open("https://nowhere.example/") { browser in
      #expect(browser.webViewController.webView.title?.isEmpty ?? true)
      expectFalse(browser.webViewController.webView.isLoading)
    }
  }
}
