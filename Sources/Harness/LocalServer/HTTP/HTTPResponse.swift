/// An answer to a request; the connection ends after it.
///
///     HTTPResponse(.ok, type: "application/json", body: "{}").bytes()
package struct HTTPResponse: Hashable, Sendable {
  package var status: HTTPStatus
  /// The body's type, such as `text/html; charset=utf-8`.
  package var type: String
  package var body: [UInt8]
  /// What a page may load and run, as in the field `Content-Security-Policy`; nothing by default.
  package var policy = "default-src 'none'; frame-ancestors 'none'"

  /// Creates an answer.
  ///
  /// - Parameters:
  ///   - status: The status.
  ///   - type: The body's type; plain text by default.
  ///   - body: The body; by default the status in words.
  package init(_ status: HTTPStatus, type: String = "text/plain; charset=utf-8", body: String? = nil) {
    self.status = status
    self.type = type
    self.body = Array((body ?? "\(status.rawValue) \(status.reason)\n").utf8)
  }

  /// Returns the answer as it is sent.
  ///
  /// - Parameter hasBody: Whether the body follows the head; an answer to `HEAD` has none.
  package func bytes(hasBody: Bool = true) -> [UInt8] {
    let fields =
      [
        HTTPField("Content-Type", type), HTTPField("Content-Length", "\(body.count)"),
        HTTPField("Content-Security-Policy", policy),
      ] + Self.fields + allowed
    let lines =
      ["HTTP/1.1 \(status.rawValue) \(status.reason)"] + fields.map { "\($0.name): \($0.value)" } + ["", ""]
    return Array(lines.joined(separator: "\r\n").utf8) + (hasBody ? body : [])
  }

  /// What each answer says: a browser keeps nothing of it, and gives nothing of it to another site.
  private static let fields = [
    HTTPField("Connection", "close"), HTTPField("Cache-Control", "no-store"),
    HTTPField("X-Content-Type-Options", "nosniff"), HTTPField("Referrer-Policy", "no-referrer"),
    HTTPField("Cross-Origin-Resource-Policy", "same-origin"),
    HTTPField("Cross-Origin-Opener-Policy", "same-origin"), HTTPField("X-Frame-Options", "DENY"),
  ]

  /// RFC 9110 asks for the methods that there are.
  private var allowed: [HTTPField] {
    status == .methodNotAllowed ? [HTTPField("Allow", "GET, HEAD, POST")] : []
  }
}
