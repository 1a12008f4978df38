/// Requests of browsers and of other programs, complete, cut off and refused.
enum SampleRequests {
  static let all: [[UInt8]] = [
    request("GET /3f/ HTTP/1.1", ["Host: 127.0.0.1:49152", "Accept: text/html,*/*;q=0.8"]),
    request("HEAD /3f/state?a=/b HTTP/1.1", ["Host: 127.0.0.1:49152", "Connection:keep-alive"]),
    request(
      "POST /3f/accept HTTP/1.1",
      [
        "host: 127.0.0.1:49152", "Origin: http://127.0.0.1:49152", "Content-Type: application/json",
        "Content-Length: 12",
      ], body: #"{"change":0}"#),
    request("POST /3f/undo HTTP/1.1", ["Content-Length: 2", "X:\t \t", "Host: a", "Host: b"], body: "{}{}"),
    request("POST / HTTP/1.1", ["Content-Length: 65537"]),
    request("POST / HTTP/1.1", ["Transfer-Encoding: chunked"], body: "2\r\n{}\r\n0\r\n\r\n"),
    request("GET /\(String(repeating: "a", count: 2034)) HTTP/1.1", ["Host: a"]),
    request("GET / HTTP/1.1", (0..<200).map { "X-\($0): \(String(repeating: "y", count: 70))" }),
    request("GET / HTTP/1.0", []), request("OPTIONS * HTTP/1.1", []), Array("GET /3f/ HT".utf8),
    [0x16, 3, 1, 2, 0, 1, 0, 1, 0xFC, 3, 3], Array("\r\n\r\n".utf8), [],
  ]

  private static func request(_ line: String, _ fields: [String], body: String = "") -> [UInt8] {
    Array(([line] + fields + ["", body]).joined(separator: "\r\n").utf8)
  }
}
