import Expectations
import LocalServer
import TestSupport
import Testing

@Suite struct LocalAccessTests {
  private static let access = LocalAccess(port: 4000, token: "abc")

  private static func request(
    _ method: String = "GET", _ target: String = "/abc/", host: String? = "127.0.0.1:4000",
    origin: String? = nil
  ) -> HTTPRequest {
    HTTPRequest(
      method, target,
      (host.map { [HTTPField("Host", $0)] } ?? []) + (origin.map { [HTTPField("Origin", $0)] } ?? []))
  }

  @Test func `the first page is at the token, and a page of this server may change something`() {
    expectEqual(Self.access.address, "http://127.0.0.1:4000/abc/")
    let own = Self.access.origin
    forEachRow([
      (Self.request(), ""), (Self.request("HEAD"), ""), (Self.request("GET", "/abc/state?a=/b"), "state"),
      (Self.request("GET", "/abc/a/b", origin: own), "a/b"),
      (Self.request("POST", "/abc/undo", origin: own), "undo"),
    ]) { request, path in
      expectEqual(Self.access.verdict(on: request), .allowed(path: path))
    }
  }

  @Test func `another site, another token and another method are refused`() {
    let own = Self.access.origin
    forEachRow(
      [
        (Self.request(host: nil), .misdirectedRequest),
        (Self.request(host: "evil.example"), .misdirectedRequest),
        (Self.request(host: "127.0.0.1"), .misdirectedRequest),
        (Self.request(host: "localhost"), .misdirectedRequest),
        (Self.request(host: "localhost:4001"), .misdirectedRequest),
        (Self.request(host: "192.0.2.1:4000"), .misdirectedRequest),
        (Self.request(host: "localhost.evil.example:4000"), .misdirectedRequest),
        (Self.request("GET", "/"), .forbidden), (Self.request("GET", "/abc"), .forbidden),
        (Self.request("GET", "/abd/"), .forbidden), (Self.request("GET", "/abcd/"), .forbidden),
        (Self.request("GET", "/ABC/"), .forbidden), (Self.request("GET", "//abc/"), .forbidden),
        (Self.request("GET", "/%61bc/"), .forbidden),
        (Self.request("GET", "/abc/", origin: "http://evil.example"), .forbidden),
        (Self.request("GET", "/abc/", origin: "null"), .forbidden), (Self.request("POST"), .forbidden),
        (Self.request("POST", origin: "null"), .forbidden),
        (Self.request("POST", origin: "https://127.0.0.1:4000"), .forbidden),
        (Self.request("POST", origin: "http://localhost:4000"), .forbidden),
        (Self.request("DELETE", origin: own), .methodNotAllowed),
        (Self.request("OPTIONS", origin: own), .methodNotAllowed),
      ] as [(HTTPRequest, HTTPStatus)]
    ) { request, status in
      expectEqual(Self.access.verdict(on: request), .refused(status))
    }
    var twice = Self.request()
    twice.fields.append(HTTPField("host", "127.0.0.1:4000"))
    expectEqual(Self.access.verdict(on: twice), .refused(.misdirectedRequest))
  }

  @Test func `it answers at localhost, whose page may change something`() {
    let host = "localhost:4000"
    forEachRow([
      (Self.request(host: host), ""),
      (Self.request("POST", "/abc/undo", host: host, origin: "http://localhost:4000"), "undo"),
    ]) { request, path in
      expectEqual(Self.access.verdict(on: request), .allowed(path: path))
    }
    let other = Self.request("POST", host: host, origin: "http://127.0.0.1:4000")
    expectEqual(Self.access.verdict(on: other), .refused(.forbidden))
  }

  @Test func `port 80 is the port of a host without one`() {
    let access = LocalAccess(port: 80, token: "abc")
    for host in ["127.0.0.1", "localhost", "127.0.0.1:80"] {
      expectEqual(access.verdict(on: Self.request(host: host)), .allowed(path: ""), "\(host)")
    }
  }

  @Test func `open to other machines, it answers at any address in numbers, but at no foreign name`() throws {
    let access = LocalAccess(listening: try #require(IPv4Address("0.0.0.0")), port: 4000, token: "abc")
    expectEqual(access.address, "http://127.0.0.1:4000/abc/")
    forEachRow([
      ("127.0.0.1:4000", true), ("192.0.2.1:4000", true), ("192.0.2.1:9000", true), ("localhost:4000", true),
      ("evil.example:4000", false), ("192.0.2.1.evil.example:4000", false), ("192.0.2.1:port", false),
    ]) { host, isAnswered in
      let request = Self.request("POST", "/abc/undo", host: host, origin: "http://\(host)")
      expectEqual(
        access.verdict(on: request), isAnswered ? .allowed(path: "undo") : .refused(.misdirectedRequest),
        "\(host)")
    }
    let withoutToken = Self.request("GET", "/abd/", host: "192.0.2.1:4000")
    expectEqual(access.verdict(on: withoutToken), .refused(.forbidden))
  }

  @Test func `tokens are long, and no two are equal`() {
    let tokens = (0..<100).map { _ in String.newToken }
    expectEqual(Set(tokens).count, 100)
    for token in tokens { expectTrue(token.utf8.count == 32 && token.allSatisfy(\.isHexDigit)) }
  }
}
