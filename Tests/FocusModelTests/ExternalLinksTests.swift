import Expectations
import FocusModel
import Foundation
import Testing

@Suite struct RequestDecisionTests {
  @Test func `The web view loads what it can show, and an invalid address is canceled`() {
    forEachRow([
      "https://www.example.com", "http://example.com", "https://", "ftp://example.com", "file:///a.html",
      "about:blank", "javascript:void(0)", "data:text/plain,a", "HTTPS://example.com",
      "https://notmaps.apple.com", "https://www.apple.com/maps",
    ]) { address in
      expectEqual(RequestDecision(for: URL(string: address)), .load)
    }
    forEachRow(["", "example.com"]) { text in
      expectEqual(RequestDecision(for: URL(string: text)), .cancel)
    }
  }

  @Test func `The user is asked before another application opens, but a phone number is called at once`()
    throws
  {
    forEachRow([
      ("facetime:1-408-555-1212", ExternalApplication.faceTime), ("facetime-audio:a@b.example", .faceTime),
      ("mailto:jsmith@example.com?subject=Hello", .email(to: "jsmith@example.com")),
      ("itms-appss://itunes.apple.com", .other), ("slack://open", .other), ("sms:123", .other),
      ("https://maps.apple.com/?q=Berlin", .maps), ("http://itunes.apple.com/app/id1", .appStore),
      ("https://MAPS.apple.com", .maps), ("maps://maps.apple.com", .other),
    ]) { address, application in
      let url = try #require(URL(string: address))
      expectEqual(RequestDecision(for: url), .ask(url, application))
    }
    let url = try #require(URL(string: "tel:112"))
    expectEqual(RequestDecision(for: url), .open(url))
  }
}

@Suite struct OtherBrowserTests {
  @Test func `Each browser has its own address for a page`() {
    forEachRow([
      (
        OtherBrowser.firefox, "https://a.org/?b=c&d",
        "firefox://open-url?url=https%3A%2F%2Fa.org%2F%3Fb%3Dc%26d" as String?
      ),
      (.chrome, "https://a.org/b", "googlechromes://a.org/b"),
      (.chrome, "http://a.org/b", "googlechrome://a.org/b"),
      (.safari, "https://a.org/b", "https://a.org/b"), (.safari, "file:///a", nil),
      (.firefox, "about:blank", nil), (.chrome, "mailto:a@b.org", nil),
    ]) { (browser: OtherBrowser, page: String, address: String?) in
      let page = try #require(URL(string: page))
      expectEqual(browser.address(opening: page)?.absoluteString, address)
    }
  }
}
