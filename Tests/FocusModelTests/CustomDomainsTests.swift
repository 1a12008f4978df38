import Expectations
import FocusModel
import Testing

@MainActor
@Suite struct CustomDomainsTests {
  let store = PreferenceStoreDouble()
  var domains: CustomDomains { CustomDomains(store: store) }

  @Test(arguments: [
    "example.com", "http://example.com", "https://example.com", "https://www.example.com", "  example.com",
    "www.example.com/", "http://www.example.com/",
  ])
  func `The domain of an address is stored`(text: String) throws {
    try domains.add(text)
    expectEqual(domains.domains, ["example.com"])
  }

  @Test(arguments: ["example.com", "https://www.example.com/", "Example.COM"])
  func `A domain is stored once`(text: String) throws {
    try domains.add("example.com")
    #expect(throws: CustomDomainError.duplicateDomain) { try domains.add(text) }
    expectEqual(domains.domains, ["example.com"])
  }

  @Test(arguments: ["", "example", "https://example", "www.example"])
  func `A domain has a dot`(text: String) {
    #expect(throws: CustomDomainError.invalidURL) { try domains.add(text) }
    expectEmpty(domains.domains)
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
