import Expectations
import FocusModel
import Testing

@MainActor
@Suite struct CustomDomainsTests {
  let store = PreferenceStoreDouble()
  var domains: CustomDomains { CustomDomains(store: store) }

  @Test func `The domain of an address is stored, once, and has a dot`() {
    forEachRow([
      "example.com", "http://example.com", "https://example.com", "https://www.example.com", "  example.com",
      "www.example.com/", "http://www.example.com/",
    ]) { text in
      let fresh = Self()
      try fresh.domains.add(text)
      expectEqual(fresh.domains.domains, ["example.com"])
    }
    forEachRow(["example.com", "https://www.example.com/", "Example.COM"]) { text in
      let fresh = Self()
      try fresh.domains.add("example.com")
      #expect(throws: CustomDomainError.duplicateDomain) { try fresh.domains.add(text) }
      expectEqual(fresh.domains.domains, ["example.com"])
    }
    forEachRow(["", "example", "https://example", "www.example"]) { text in
      let fresh = Self()
      #expect(throws: CustomDomainError.invalidURL) { try fresh.domains.add(text) }
      expectEmpty(fresh.domains.domains)
    }
  }

  @Test func `A domain is removed by its index`() throws {
    try domains.add("a.example")
    try domains.add("b.example")
    try domains.remove(at: 0)
    expectEqual(domains.domains, ["b.example"])
    #expect(throws: CustomDomainError.indexOutOfRange) { try domains.remove(at: 1) }
    #expect(throws: CustomDomainError.indexOutOfRange) { try domains.remove(at: -1) }
    try domains.remove(at: 0)
    expectEmpty(domains.domains)
  }
}
