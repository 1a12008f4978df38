import FocusModel
import Foundation
import Testing

@Suite struct RequestDecisionTests {
  @Test(arguments: [
    "https://www.example.com", "http://example.com", "https://", "ftp://example.com", "file:///a.html",
    "about:blank", "javascript:void(0)", "data:text/plain,a", "HTTPS://example.com",
    "https://notmaps.apple.com", "https://www.apple.com/maps",
  ])
  func `The web view loads what it can show`(address: String) {
    #expect(RequestDecision(for: URL(string: address)) == .load)
  }

  @Test(arguments: [
    ("facetime:1-408-555-1212", ExternalApplication.faceTime), ("facetime-audio:a@b.example", .faceTime),
    ("mailto:jsmith@example.com?subject=Hello", .email(to: "jsmith@example.com")),
    ("itms-appss://itunes.apple.com", .other), ("slack://open", .other), ("sms:123", .other),
    ("https://maps.apple.com/?q=Berlin", .maps), ("http://itunes.apple.com/app/id1", .appStore),
    ("https://MAPS.apple.com", .maps), ("maps://maps.apple.com", .other),
  ])
  func `The user is asked before another application opens`(
    address: String, application: ExternalApplication
  ) throws {
    let url = try #require(URL(string: address))
    #expect(RequestDecision(for: url) == .ask(url, application))
  }

  @Test func `A telephone number is called at once`() throws {
    let url = try #require(URL(string: "tel:112"))
    #expect(RequestDecision(for: url) == .open(url))
  }

  @Test(arguments: ["", "example.com"])
  func `What is no address goes nowhere`(text: String) {
    #expect(RequestDecision(for: URL(string: text)) == .cancel)
  }
}
