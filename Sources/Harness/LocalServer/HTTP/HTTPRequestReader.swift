/// Reads one request from the bytes of a connection as they come.
///
///     var reader = HTTPRequestReader()
///     let progress = reader.take(Array("GET / HTTP/1.1\r\nHost: a\r\n\r\n".utf8))
///     // .complete(GET / with one field)
///
/// It accepts what RFC 9112 says that a client sends, and nothing that servers have read in two ways: lines end with
/// CR LF, fields are not folded, a body has one `Content-Length`. What follows the request is ignored, since each
/// connection has one request.
///
/// The bytes are looked at one by one, so the result does not depend on the pieces in which they come.
package struct HTTPRequestReader: Sendable {
  /// How far the request has come.
  package enum Progress: Hashable, Sendable {
    case incomplete
    case complete(HTTPRequest)
    /// It is not a request, or it is too large: the status to answer with.
    case refused(HTTPStatus)
  }

  /// The most bytes of the first line, without its end.
  package static let firstLineLimit = 2 << 10
  /// The most bytes before the body.
  package static let headLimit = 16 << 10
  /// The most bytes of a body.
  package static let bodyLimit = 64 << 10

  private var progress = Progress.incomplete
  /// What the lines before have said; `nil` in the first line.
  private var request: HTTPRequest?
  private var line: [UInt8] = []
  private var headCount = 0
  /// The bytes of the body that have not come yet; `nil` before the body.
  private var missingCount: Int?

  /// Creates a reader at the beginning of a request.
  package init() {}

  /// Takes the next bytes of the connection; once the request is complete or refused, nothing changes that.
  ///
  /// - Parameter more: The bytes, as many as came.
  package mutating func take(_ more: some Sequence<UInt8>) -> Progress {
    do throws(HTTPRefusal) {
      for byte in more where progress == .incomplete { try take(byte) }
    } catch {
      progress = .refused(error.status)
    }
    return progress
  }

  private mutating func take(_ byte: UInt8) throws(HTTPRefusal) {
    if missingCount == nil { try takeOfHead(byte) } else { takeOfBody(byte) }
    if missingCount == 0, let request { progress = .complete(request) }
  }

  private mutating func takeOfBody(_ byte: UInt8) {
    request?.body.append(byte)
    missingCount? -= 1
  }

  private mutating func takeOfHead(_ byte: UInt8) throws(HTTPRefusal) {
    headCount += 1
    guard headCount <= Self.headLimit else { throw HTTPRefusal(.fieldsTooLarge) }
    guard byte != UInt8(ascii: "\n") else { return try endLine() }
    // Another protocol, such as TLS, is recognized by its first byte.
    guard headCount > 1 || byte.isTokenByte else { throw HTTPRefusal(.badRequest) }
    line.append(byte)
    // One more byte may be the CR of its end.
    guard request != nil || line.count <= Self.firstLineLimit + 1 else { throw HTTPRefusal(.targetTooLong) }
  }

  private mutating func endLine() throws(HTTPRefusal) {
    guard line.popLast() == UInt8(ascii: "\r"), !line.contains(UInt8(ascii: "\r")) else {
      throw HTTPRefusal(.badRequest)
    }
    defer { line = [] }
    guard let head = request else {
      request = try HTTPRequest(firstLine: line[...])
      return
    }
    guard line.isEmpty else {
      request?.fields.append(try HTTPField(line: line[...]))
      return
    }
    let length = try head.bodyLength
    guard length <= Self.bodyLimit else { throw HTTPRefusal(.contentTooLarge) }
    missingCount = length
  }
}
