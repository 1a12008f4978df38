import Expectations
import LocalServer
import Testing

@Suite struct IPv4AddressTests {
  @Test func `four numbers are an address`() {
    for text in ["127.0.0.1", "0.0.0.0", "255.255.255.255", "192.0.2.17"] {
      expectEqual(IPv4Address(text)?.description, text)
    }
  }

  @Test func `nothing else is an address`() {
    for text in [
      "", "localhost", "127.0.0", "127.0.0.1.1", "127.0.0.256", "127.0.0.-1", "127.0.0.+1", "127.0.0.01",
      "127.0..1",
      "127.0.0.1 ", "0x7f.0.0.1", "::1", "127.0.0.١",
    ] {
      expectEqual(IPv4Address(text), nil, "\(text)")
    }
  }

  @Test func `addresses that begin with 127 are this machine alone`() throws {
    forEachRow([("127.0.0.1", true), ("127.9.0.1", true), ("0.0.0.0", false), ("192.0.2.1", false)]) {
      text, isLoopback in
      expectEqual(IPv4Address(text)?.isLoopback, isLoopback, "\(text)")
    }
  }
}
