import Expectations
import FocusModel
import Testing

@Suite struct TopDomainsTests {
  @Test func `There are 455 domains, each of them once`() {
    expectEqual(TopDomains.all.count, 455)
    expectEqual(Set(TopDomains.all).count, 455)
  }

  @Test func `The most visited domains come first, and Mozilla is among the others`() {
    let first = ["google.com", "facebook.com", "amazon.com", "youtube.com", "yahoo.com"]
    expectEqual(Array(TopDomains.all.prefix(5)), first)
    expectEqual(TopDomains.all.firstIndex(of: "mozilla.org"), 393)
  }

  @Test func `A domain is a plain name with a dot`() {
    let characters = Set("abcdefghijklmnopqrstuvwxyz0123456789.-")
    for domain in TopDomains.all {
      #expect(domain.allSatisfy(characters.contains) && domain.contains("."), "\(domain)")
      #expect(!domain.hasPrefix("www.") && !domain.hasSuffix("."), "\(domain)")
    }
  }
}
