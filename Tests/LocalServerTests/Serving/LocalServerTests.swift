import Expectations
import Foundation
import Platform
import TestSupport
import Testing

@testable import LocalServer

/// The server at work, with clients as unkind as a network has them. Each test ends, whatever the server does: clients
/// wait ten seconds for an answer at most, and the server serves a minute at most.
@Suite(.hangLimit) struct LocalServerTests {
  /// The time of a server, which passes only as a test lets it.
  private final class Watch: Sendable {
    private let time = Locked(ContinuousClock.now)

    var now: ContinuousClock.Instant { time.withLock { $0 } }

    func pass(_ duration: Duration) { time.withLock { $0 += duration } }
  }

  /// Serves until the clients are done, and returns what they returned.
  private func serving<Value: Sendable>(
    _ watch: Watch = Watch(), on address: IPv4Address = .loopback,
    _ clients: @escaping @Sendable (LocalAccess) -> Value
  ) throws -> Value {
    let server = try LocalServer(on: address, token: "abc", now: { watch.now })
    let (access, result) = (server.access, Locked<Value?>(nil))
    Thread.detachNewThread {
      // Not while the lock is held, which the server needs to see whether the clients are done.
      let value = clients(access)
      result.withLock { $0 = value }
    }
    let deadline = ContinuousClock.now + .seconds(60)
    server.serve(until: { result.withLock { $0 != nil } || ContinuousClock.now > deadline }) {
      request, path in
      HTTPResponse(.ok, body: "\(request.method) \(path) \(String(decoding: request.body, as: UTF8.self))")
    }
    return try #require(result.withLock { $0 })
  }

  @Test func `a request is answered, with fields that keep the page to itself`() throws {
    let answer = try serving { access in
      Client(access).exchange(
        HTTPRequest(
          "POST", "/abc/undo",
          [
            HTTPField("Host", "127.0.0.1:\(access.port)"), HTTPField("Origin", access.origin),
            HTTPField("Content-Length", "2"),
          ], body: Array("{}".utf8)
        ).bytes)
    }
    expectTrue(answer.hasPrefix("HTTP/1.1 200 OK\r\n"), "\(answer)")
    expectTrue(answer.hasSuffix("\r\n\r\nPOST undo {}"), "\(answer)")
    for field in [
      "Connection: close", "Cache-Control: no-store", "default-src 'none'", "frame-ancestors 'none'",
    ] {
      expectTrue(answer.contains(field), "\(field) is missing: \(answer)")
    }
  }

  @Test func `a head has no body, and what is refused has a status`() throws {
    let answers = try serving { access in
      let host = HTTPField("Host", "127.0.0.1:\(access.port)")
      return [
        HTTPRequest("HEAD", "/abc/", [host]), HTTPRequest("GET", "/abd/", [host]),
        HTTPRequest("GET", "/abc/"),
        HTTPRequest("POST", "/abc/", [host, HTTPField("Content-Length", "70000")]),
      ].map { Client(access).exchange($0.bytes) } + [Client(access).exchange(Array("hello\n".utf8))]
    }
    expectTrue(
      answers[0].hasPrefix("HTTP/1.1 200 OK\r\n") && answers[0].hasSuffix("\r\n\r\n"), "\(answers[0])")
    expectEqual(
      answers.dropFirst().map { $0.prefix(12) },
      [
        "HTTP/1.1 403", "HTTP/1.1 421", "HTTP/1.1 413", "HTTP/1.1 400",
      ])
  }

  @Test func `a request that does not come ends with a status, and others do not wait for it`() throws {
    let watch = Watch()
    let answers = try serving(watch) { access in
      let slow = ["", "GET /abc/ HT", "POST /abc/ HTTP/1.1\r\nContent-Length: 9\r\n\r\n{"].map { text in
        let client = Client(access)
        client.send(Array(text.utf8))
        return client
      }
      let host = HTTPField("Host", "127.0.0.1:\(access.port)")
      let quick = Client(access).exchange(HTTPRequest("GET", "/abc/", [host]).bytes)
      watch.pass(LocalServer.patience + .seconds(1))
      return [quick] + slow.map { $0.answer() }
    }
    expectEqual(
      answers.map { $0.prefix(12) }, ["HTTP/1.1 200", "HTTP/1.1 408", "HTTP/1.1 408", "HTTP/1.1 408"])
  }

  @Test func `a client that sends one byte after another has no more time than others`() throws {
    let watch = Watch()
    let answer = try serving(watch) { access in
      let client = Client(access)
      let host = HTTPField("Host", "127.0.0.1:\(access.port)")
      // Once another client has its answer, the server has seen this one, whose time runs.
      _ = Client(access).exchange(HTTPRequest("GET", "/abc/", [host]).bytes)
      for byte in "GET /".utf8 {
        client.send([byte])
        watch.pass(.seconds(1))
      }
      watch.pass(.seconds(1))
      return client.answer()
    }
    expectTrue(answer.hasPrefix("HTTP/1.1 408 "), "\(answer)")
  }

  @Test func `a request of any size ends with a status that arrives`() throws {
    let answers = try serving { access in
      [
        "GET /\(String(repeating: "a", count: 300_000))",
        "POST /abc/ HTTP/1.1\r\nContent-Length: 300000\r\n\r\n",
        "GET /abc/ HTTP/1.1\r\n" + String(repeating: "X: y\r\n", count: 60_000),
      ].map { Client(access).exchange(Array($0.utf8) + [UInt8](repeating: 0x61, count: 300_000)) }
    }
    expectEqual(answers.map { $0.prefix(12) }, ["HTTP/1.1 414", "HTTP/1.1 413", "HTTP/1.1 431"])
  }

  @Test func `more connections than there may be are turned away`() throws {
    let count = LocalServer.connectionLimit
    let answers = try serving { access in
      let clients = (0..<(count + 3)).map { _ in Client(access) }
      let turnedAway = clients.suffix(3).map { $0.answer() }
      let host = HTTPField("Host", "127.0.0.1:\(access.port)")
      return turnedAway + [clients[0].exchange(HTTPRequest("GET", "/abc/", [host]).bytes)]
    }
    expectEqual(answers.map { $0.prefix(12) }, Array(repeating: "HTTP/1.1 503", count: 3) + ["HTTP/1.1 200"])
  }

  @Test func `a system without files for connections is asked again now and then, and not all the time`()
    throws
  {
    let (asked, answer) = (Locked(0), Locked<String?>(nil))
    let server = try LocalServer(token: "abc", now: { .now }) { listener throws(SocketFault) in
      // The first three times, the connection waits.
      let count = asked.withLock {
        $0 += 1; return $0
      }
      if count <= 3 { throw SocketFault(number: EMFILE) }
      return try Socket.accepted(by: listener)
    }
    let access = server.access
    Thread.detachNewThread {
      let host = HTTPField("Host", "127.0.0.1:\(access.port)")
      let text = Client(access).exchange(HTTPRequest("GET", "/abc/", [host]).bytes)
      answer.withLock { $0 = text }
    }
    let begin = ContinuousClock.now
    server.serve(until: { answer.withLock { $0 != nil } || ContinuousClock.now > begin + .seconds(60) }) {
      _, _ in
      HTTPResponse(.ok, body: "Hello")
    }
    expectTrue(try #require(answer.withLock { $0 }).hasPrefix("HTTP/1.1 200 "))
    // Each time, nothing but time ends the wait for something else.
    expectTrue(ContinuousClock.now - begin >= .milliseconds(250), "\(ContinuousClock.now - begin)")
  }

  /// What a server says that listens on 127.0.0.2 alone.
  private func answer(at address: String) throws -> String {
    let (asked, other) = (try #require(IPv4Address(address)), try #require(IPv4Address("127.0.0.2")))
    return try serving(on: other) { access in
      let host = HTTPField("Host", "127.0.0.2:\(access.port)")
      return Client(access, at: asked).exchange(HTTPRequest("GET", "/abc/", [host]).bytes)
    }
  }

  @Test func `it answers at the address where it listens`() throws {
    let answer = try answer(at: "127.0.0.2")
    expectTrue(answer.hasPrefix("HTTP/1.1 200 "), "\(answer)")
  }

  @Test func `it does not answer at another address`() throws {
    expectEqual(try answer(at: "127.0.0.1"), "")
  }

  @Test func `open to other machines, those without the token or with another name are refused`() throws {
    let any = try #require(IPv4Address("0.0.0.0"))
    let answers = try serving(on: any) { access in
      [("192.0.2.1", "abc"), ("192.0.2.1", "abd"), ("evil.example", "abc")].map { host, token in
        Client(access).exchange(
          HTTPRequest("GET", "/\(token)/", [HTTPField("Host", "\(host):\(access.port)")]).bytes)
      }
    }
    expectEqual(answers.map { $0.prefix(12) }, ["HTTP/1.1 200", "HTTP/1.1 403", "HTTP/1.1 421"])
  }

  @Test func `a port that is in use is a fault`() throws {
    let server = try LocalServer()
    #expect(throws: SocketFault(number: EADDRINUSE)) { try LocalServer(port: server.access.port) }
  }

  @Test func `the port of a server that has just answered can be used again`() throws {
    let port = try serving { access in
      // The server closes first, so the system remembers the connection for a while.
      let host = HTTPField("Host", "127.0.0.1:\(access.port)")
      _ = Client(access).exchange(HTTPRequest("GET", "/abc/", [host]).bytes)
      return access.port
    }
    expectEqual(try LocalServer(port: port).access.port, port)
  }

  @Test func `clients that leave in the middle leave nothing to the others`() throws {
    let answer = try serving { access in
      for text in ["", "GET", "GET /abc/ HTTP/1.1\r\nHost: 127.0.0.1:\(access.port)\r\n\r\n"] {
        for _ in 0..<50 { Client(access).send(Array(text.utf8)) }
      }
      let host = HTTPField("Host", "127.0.0.1:\(access.port)")
      // Those before may have filled the server, which closes them as it sees that they left.
      return (0..<200).lazy.map { _ in Client(access).exchange(HTTPRequest("GET", "/abc/", [host]).bytes) }
        .first { $0.hasPrefix("HTTP/1.1 200 ") } ?? ""
    }
    expectTrue(answer.hasSuffix("GET  "), "\(answer)")
  }
}

/// A client of a server on this machine.
private final class Client: Sendable {
  private let descriptor: Int32

  init(_ access: LocalAccess, at server: IPv4Address = .loopback) {
    descriptor = socket(AF_INET, streamSocket, 0)
    // Whatever the server does, a client does not wait for it forever.
    var limit = timeval(tv_sec: 10, tv_usec: 0)
    for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
      setsockopt(descriptor, SOL_SOCKET, option, &limit, socklen_t(MemoryLayout<timeval>.size))
    }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = access.port.bigEndian
    address.sin_addr.s_addr = server.number
    _ = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
  }

  deinit { close(descriptor) }

  /// Sends bytes, as many as the server takes.
  func send(_ bytes: [UInt8]) {
    _ = bytes.withUnsafeBytes { Platform.send(descriptor, $0.baseAddress, $0.count, Self.flags) }
  }

  #if canImport(Darwin)
    private static let flags: Int32 = 0
  #else
    private static let flags = Int32(MSG_NOSIGNAL)
  #endif

  /// What the server sends until it ends the connection.
  func answer() -> String {
    var (bytes, buffer) = ([UInt8](), [UInt8](repeating: 0, count: 4096))
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      guard count > 0 else { return String(decoding: bytes, as: UTF8.self) }
      bytes += buffer[..<count]
    }
  }

  func exchange(_ bytes: [UInt8]) -> String {
    send(bytes)
    return answer()
  }
}
