import Expectations
import FocusModel
import Testing

@Suite struct TopDomainsTests {
  @Test func `There are 455 domains, plain names with a dot, each of them once, the most visited first`() {
    expectEqual(TopDomains.all.count, 455)
    expectEqual(Set(TopDomains.all).count, 455)
    let first = ["google.com", "facebook.com", "amazon.com", "youtube.com", "yahoo.com"]
    expectEqual(Array(TopDomains.all.prefix(5)), first)
    expectEqual(TopDomains.all.firstIndex(of: "mozilla.org"), 393)
    let characters = Set("abcdefghijklmnopqrstuvwxyz0123456789.-")
    for domain in TopDomains.all {
      #expect(domain.allSatisfy(characters.contains) && domain.contains("."), "\(domain)")
      #expect(!domain.hasPrefix("www.") && !domain.hasSuffix("."), "\(domain)")
    }
  }
}
