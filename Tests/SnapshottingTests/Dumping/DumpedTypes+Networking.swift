import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension DumpedType {
  private static let address = URL(fileURLWithPath: "/a/b")

  static let networking = [
    DumpedType("URLRequest", request { $0.httpMethod = "PUT" }, request { $0.httpMethod = "GET" }),
    DumpedType(
      "URLRequest's header", request { $0.setValue("b", forHTTPHeaderField: "A") },
      request { $0.setValue("c", forHTTPHeaderField: "A") }),
    DumpedType(
      "URLRequest's body", request { $0.httpBody = Data([1]) }, request { $0.httpBody = Data([2]) }),
    DumpedType(
      "NSURLRequest", NSURLRequest(url: address), NSURLRequest(url: address.appendingPathComponent("c"))),
    DumpedType(
      "NSMutableURLRequest", mutableRequest(timeout: 1), mutableRequest(timeout: 2)),
    DumpedType("URLResponse", response(length: 1), response(length: 2)),
    DumpedType("HTTPURLResponse", http(status: 200, ["A": "b"]), http(status: 404, ["A": "b"])),
    DumpedType("HTTPURLResponse's header", http(status: 200, ["A": "b"]), http(status: 200, ["A": "c"])),
    DumpedType(
      "CachedURLResponse", CachedURLResponse(response: response(length: 1), data: Data([1])),
      CachedURLResponse(response: response(length: 1), data: Data([2]))),
    DumpedType("URLCredential", credential("u"), credential("v")),
    DumpedType("URLProtectionSpace", space(port: 1), space(port: 2)),
    DumpedType("HTTPCookie", cookie("v"), cookie("w")),
    DumpedType("HTTPCookiePropertyKey", HTTPCookiePropertyKey.name, HTTPCookiePropertyKey.value),
    DumpedType(
      "URLSessionConfiguration", configuration { $0.timeoutIntervalForRequest = 1 },
      configuration { $0.timeoutIntervalForRequest = 2 }),
    DumpedType("URLError", URLError(.badURL), URLError(.timedOut)),
    DumpedType(
      "URLRequest.CachePolicy", URLRequest.CachePolicy.returnCacheDataDontLoad,
      URLRequest.CachePolicy.reloadIgnoringLocalCacheData),
  ]

  private static func request(_ change: (inout URLRequest) -> Void) -> URLRequest {
    var request = URLRequest(url: address)
    change(&request)
    return request
  }

  private static func mutableRequest(timeout: Double) -> NSMutableURLRequest {
    let request = NSMutableURLRequest(url: address)
    request.timeoutInterval = timeout
    return request
  }

  private static func response(length: Int) -> URLResponse {
    URLResponse(url: address, mimeType: "a/b", expectedContentLength: length, textEncodingName: "utf-8")
  }

  private static func http(status: Int, _ headers: [String: String]) -> Any {
    HTTPURLResponse(url: address, statusCode: status, httpVersion: nil, headerFields: headers) as Any
  }

  private static func credential(_ user: String) -> URLCredential {
    URLCredential(user: user, password: "p", persistence: .none)
  }

  private static func space(port: Int) -> URLProtectionSpace {
    URLProtectionSpace(host: "a.example", port: port, protocol: "http", realm: "r", authenticationMethod: nil)
  }

  private static func cookie(_ value: String) -> Any {
    HTTPCookie(properties: [
      .name: "n", .value: value, .domain: "a.example", .path: "/",
      .expires: Date(timeIntervalSince1970: 4_000_000_000),
    ]) as Any
  }

  private static func configuration(_ change: (URLSessionConfiguration) -> Void) -> URLSessionConfiguration {
    let configuration = URLSessionConfiguration.ephemeral
    change(configuration)
    return configuration
  }
}
