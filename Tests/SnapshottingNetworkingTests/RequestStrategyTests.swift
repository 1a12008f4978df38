import Expectations
import Foundation
import Snapshotting
import SnapshottingNetworking
import Testing
import UTF8Text

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite struct RequestStrategyTests {
  private func text(
    _ strategy: SnapshotStrategy<URLRequest>, _ change: (inout URLRequest) -> Void
  ) throws -> String {
    var request = URLRequest(url: try #require(URL(string: "https://shop.example/orders?q=it's")))
    change(&request)
    let buffer = UTF8Buffer()
    try strategy.write(request, buffer)
    return buffer.withUnsafeBytes { String(decoding: $0, as: UTF8.self) }
  }

  private func post(_ request: inout URLRequest) {
    request.httpMethod = "POST"
    request.httpBody = Data(#"{"b": 1, "a": [true]}"#.utf8)
    request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    request.setValue("Bearer 42", forHTTPHeaderField: "Authorization")
    request.setValue("", forHTTPHeaderField: "X-Empty")
    request.setValue("*/*", forHTTPHeaderField: "Accept")
  }

  @Test func `A raw request has sorted headers before its body`() throws {
    expectEqual(
      try text(.raw, post),
      """
      POST https://shop.example/orders?q=it's
      Accept: */*
      Authorization: Bearer 42
      Content-Type: application/json
      X-Empty:

      {"b": 1, "a": [true]}

      """)
    expectEqual(try text(.raw) { _ in }, "GET https://shop.example/orders?q=it's\n")
  }

  @Test func `A pretty body of JSON has a line for each value`() throws {
    expectTrue(
      try text(.raw(pretty: true), post).hasSuffix(
        "\n\n{\n  \"a\": [\n    true\n  ],\n  \"b\": 1\n}\n"))
    expectEqual(
      try text(.raw(pretty: true)) { $0.httpBody = Data("a=b".utf8) },
      "GET https://shop.example/orders?q=it's\n\na=b\n")
  }

  @Test func `A body that is not text is Base64`() throws {
    forEachRow([([1, 2, 255], "(3 bytes in Base64)\nAQL/"), ([0], "(1 byte in Base64)\nAA==")]) {
      (bytes: [UInt8], shown) in
      expectTrue(try text(.raw) { $0.httpBody = Data(bytes) }.hasSuffix("\n\n\(shown)\n"))
    }
  }

  @Test func `A body from a stream is not read`() throws {
    let stream = InputStream(data: Data("a".utf8))
    expectTrue(try text(.raw) { $0.httpBodyStream = stream }.hasSuffix("\n\n(a body from a stream)\n"))
    expectEqual(stream.streamStatus, .notOpen)
  }

  @Test func `A command sends the request`() throws {
    expectEqual(
      try text(.curl, post),
      #"""
      curl \
        --request POST \
        --header 'Accept: */*' \
        --header 'Authorization: Bearer 42' \
        --header 'Content-Type: application/json' \
        --header 'X-Empty;' \
        --data-raw '{"b": 1, "a": [true]}' \
        'https://shop.example/orders?q=it'\''s'

      """#)
  }

  @Test func `A command names the method only where it must`() throws {
    let address = #"'https://shop.example/orders?q=it'\''s'"#
    expectEqual(try text(.curl) { _ in }, "curl \\\n  \(address)\n")
    expectEqual(try text(.curl) { $0.httpMethod = "HEAD" }, "curl \\\n  --head \\\n  \(address)\n")
    expectEqual(
      try text(.curl) { $0.httpBody = Data([1, 255]) },
      "echo 'Af8=' | base64 --decode | curl \\\n  --request GET \\\n  --data-binary @- \\\n  \(address)\n")
  }
}
