import Expectations
import LocalServer
import TestSupport
import Testing

@Suite struct HTTPRequestReaderTests {
  private func progress(_ text: String) -> HTTPRequestReader.Progress {
    var reader = HTTPRequestReader()
    return reader.take(Array(text.utf8))
  }

  @Test func `a request is its method, its target, its fields and its body`() {
    forEachRow([
      ("GET / HTTP/1.1\r\n\r\n", HTTPRequest("GET", "/")),
      (
        "GET /a?b=c HTTP/1.1\r\nHost: 127.0.0.1:1\r\nAccept:\t*/* \r\n\r\n",
        HTTPRequest("GET", "/a?b=c", [HTTPField("Host", "127.0.0.1:1"), HTTPField("Accept", "*/*")])
      ),
      (
        "POST /a HTTP/1.1\r\ncontent-length: 2\r\n\r\n{}",
        HTTPRequest("POST", "/a", [HTTPField("content-length", "2")], body: Array("{}".utf8))
      ),
      (
        "POST /a HTTP/1.1\r\nContent-Length: 0\r\nX:\r\n\r\n",
        HTTPRequest("POST", "/a", [HTTPField("Content-Length", "0"), HTTPField("X", "")])
      ),
    ]) { text, request in
      expectEqual(progress(text), .complete(request))
      expectEqual(progress(String(decoding: request.bytes, as: UTF8.self)), .complete(request))
    }
  }

  @Test func `fields are found in any case, and only if they are there once`() {
    let request = HTTPRequest("GET", "/", [HTTPField("Host", "a"), HTTPField("X", "1"), HTTPField("x", "2")])
    expectEqual(request.value(of: "HOST"), "a")
    expectNil(request.value(of: "x"))
    expectEqual(request.values(of: "X"), ["1", "2"])
    expectNil(request.value(of: "Origin"))
  }

  @Test func `what is not a request is refused with the status that says why`() {
    let long = String(repeating: "a", count: HTTPRequestReader.firstLineLimit)
    let fields = String(repeating: "X: \(String(repeating: "y", count: 1000))\r\n", count: 17)
    forEachRow(
      [
        ("\u{16}\u{3}\u{1}", .badRequest), (" GET / HTTP/1.1\r\n\r\n", .badRequest),
        ("\r\n\r\n", .badRequest),
        ("GET / HTTP/1.1\n\n", .badRequest), ("GET  / HTTP/1.1\r\n\r\n", .badRequest),
        ("GET a HTTP/1.1\r\n\r\n", .badRequest), ("GET http://a/ HTTP/1.1\r\n\r\n", .badRequest),
        ("GET / HTTP/1.1 \r\n\r\n", .badRequest), ("G(T / HTTP/1.1\r\n\r\n", .badRequest),
        ("GET /\u{E9} HTTP/1.1\r\n\r\n", .badRequest), ("GET / HTTPS/1.1\r\n\r\n", .badRequest),
        ("GET / HTTP/1.0\r\n\r\n", .versionNotSupported), ("GET / HTTP/2\r\n\r\n", .versionNotSupported),
        ("GET / HTTP/1.1\r\nHost\r\n\r\n", .badRequest), ("GET / HTTP/1.1\r\nHost : a\r\n\r\n", .badRequest),
        ("GET / HTTP/1.1\r\n: a\r\n\r\n", .badRequest), ("GET / HTTP/1.1\r\nA: b\r\n c\r\n\r\n", .badRequest),
        ("GET / HTTP/1.1\r\nA: \u{0}\r\n\r\n", .badRequest),
        ("GET / HTTP/1.1\r\nA: b\rc\r\n\r\n", .badRequest),
        ("POST / HTTP/1.1\r\n\r\n", .lengthRequired),
        ("POST / HTTP/1.1\r\nContent-Length: +1\r\n\r\n{", .badRequest),
        ("POST / HTTP/1.1\r\nContent-Length: \r\n\r\n{", .badRequest),
        ("POST / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 1\r\n\r\n{", .badRequest),
        ("POST / HTTP/1.1\r\nContent-Length: 65537\r\n\r\n", .contentTooLarge),
        ("POST / HTTP/1.1\r\nContent-Length: 99999999999999999999\r\n\r\n", .contentTooLarge),
        ("POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n", .notImplemented),
        ("GET /\(long)", .targetTooLong), ("GET /\(long) HTTP/1.1\r\n\r\n", .targetTooLong),
        ("GET / HTTP/1.1\r\n\(fields)", .fieldsTooLarge),
        ("GET / HTTP/1.1\r\n\(fields)\r\n", .fieldsTooLarge),
      ] as [(String, HTTPStatus)]
    ) { text, status in
      expectEqual(progress(text), .refused(status))
    }
  }

  @Test func `what follows a request is ignored, however it comes`() {
    let request = HTTPRequest("POST", "/", [HTTPField("Content-Length", "1")], body: Array("{".utf8))
    expectEqual(progress("POST / HTTP/1.1\r\nContent-Length: 1\r\n\r\n{}more"), .complete(request))
    expectEqual(
      progress("GET / HTTP/1.1\r\n\r\nGET /other HTTP/1.1\r\n\r\n"), .complete(HTTPRequest("GET", "/")))
    var reader = HTTPRequestReader()
    _ = reader.take("GET / HTTP/1.1\r\n\r\n".utf8)
    expectEqual(reader.take("more".utf8), .complete(HTTPRequest("GET", "/")))
  }

  @Test func `the largest request is taken, and one byte more is not`() {
    let line = "GET /" + String(repeating: "a", count: HTTPRequestReader.firstLineLimit - 14) + " HTTP/1.1"
    expectEqual(line.utf8.count, HTTPRequestReader.firstLineLimit)
    expectTrue(progress("\(line)\r\n\r\n") != .refused(.targetTooLong))
    expectEqual(progress("\(line)1\r\n\r\n"), .refused(.targetTooLong))
    let length = HTTPRequestReader.bodyLimit
    let head = "POST / HTTP/1.1\r\nContent-Length: \(length)\r\n\r\n"
    let body = String(repeating: "x", count: length)
    expectEqual(
      progress(head + body),
      .complete(HTTPRequest("POST", "/", [HTTPField("Content-Length", "\(length)")], body: Array(body.utf8))))
    let filler = String(repeating: "x", count: HTTPRequestReader.headLimit - 23)
    expectEqual(
      progress("GET / HTTP/1.1\r\nA: \(filler)\r\n\r\n"),
      .complete(HTTPRequest("GET", "/", [HTTPField("A", filler)])))
    expectEqual(progress("GET / HTTP/1.1\r\nA: \(filler)x\r\n\r\n"), .refused(.fieldsTooLarge))
  }

  @Test func `a request comes in any pieces`() {
    let request = HTTPRequest(
      "POST", "/a", [HTTPField("Content-Length", "5"), HTTPField("Host", "a")], body: Array("\r\n\r\n!".utf8))
    forEachRow(SplitMix64.seeds(200)) { seed in
      var random = SplitMix64(seed: seed)
      var (reader, rest) = (HTTPRequestReader(), request.bytes[...])
      while !rest.isEmpty {
        let piece = rest.prefix(Int.random(in: 1...9, using: &random))
        rest = rest.dropFirst(piece.count)
        expectEqual(reader.take(Array(piece)), rest.isEmpty ? .complete(request) : .incomplete)
      }
    }
  }
}
