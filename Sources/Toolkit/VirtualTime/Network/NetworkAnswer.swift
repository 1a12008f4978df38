#if canImport(Glibc)
  import Glibc
#endif

/// A request that an application makes through Foundation's `URLSession`.
package struct NetworkRequest: Hashable, Sendable {
  /// The HTTP method, such as `GET`.
  package let method: String
  /// The complete URL.
  package let address: String

  package init(method: String, address: String) {
    (self.method, self.address) = (method, address)
  }

  /// The request in words, such as `GET https://example.org/cards`.
  package var words: String { "\(method) \(address)" }
}

/// The network's answer to a request.
///
///     let body = Array("[]".utf8)
///     NetworkAnswer(.success(NetworkAnswer.Content(status: 200, headers: [], body: body)), after: 0.5)
///     NetworkAnswer(.failure(.timeout), after: 60)
package struct NetworkAnswer: Sendable {
  /// The answer itself, or the reason why there is no answer.
  package let content: Result<Content, Failure>
  /// The virtual seconds until it arrives; a negative delay counts as 0.
  package let delay: Double

  /// An HTTP response.
  package struct Content: Sendable {
    /// The HTTP status, such as 200.
    package let status: Int
    /// The headers in order, with their names.
    package let headers: [(name: String, value: String)]
    /// The body; empty if there is no body.
    package let body: [UInt8]

    package init(status: Int, headers: [(name: String, value: String)], body: [UInt8]) {
      (self.status, self.headers, self.body) = (status, headers, body)
    }
  }

  /// A reason why there is no answer. The raw values are libcurl's, from which Foundation makes its errors.
  package enum Failure: Int32, Error {
    /// The host is unknown.
    case unknownHost = 6
    /// The host refuses the connection.
    case noConnection = 7
    /// The request timed out.
    case timeout = 28
    /// The answer cannot be read.
    case badResponse = 52
    /// The connection was lost.
    case lostConnection = 56

    /// The corresponding `errno` of the system; 0 if there is no such error.
    var errorOfSystem: Int {
      switch self {
      case .lostConnection: Int(ECONNRESET)
      case .noConnection: Int(ECONNREFUSED)
      case .unknownHost, .timeout, .badResponse: 0
      }
    }
  }

  /// Creates an answer.
  ///
  /// - Parameters:
  ///   - content: The response, or the reason why there is no answer.
  ///   - delay: The virtual seconds until it arrives; 0 by default, a negative delay counts as 0.
  package init(_ content: Result<Content, Failure>, after delay: Double = 0) {
    (self.content, self.delay) = (content, delay)
  }
}

extension Replay {
  /// Returns the answer to a request; a fault and an unknown host if the stage has no route for it.
  func answer(_ request: NetworkRequest) -> NetworkAnswer {
    if let answer = onLoop({ network(request) }) { return answer }
    fail(ReplayFault(kind: .unknownAddress(request.words), calls: calls))
    return NetworkAnswer(.failure(.unknownHost))
  }

  func noteCancellation(of request: NetworkRequest) { onLoop { cancelledRequest(request) } }
}
