/// Decides which requests a server on this machine answers: those of the page that it served itself.
///
///     let access = LocalAccess(port: 49152, token: "3f…")
///     access.address                                          // http://127.0.0.1:49152/3f…/
///     access.verdict(on: request)                             // .allowed(path: "decisions")
///
/// Other pages that the browser shows can send requests to this machine, too. They do not know the token,
/// which is a part of each path, and cannot set `Host` and `Origin`, which name the site that a browser asks
/// and the page that asks it. Of names, only `localhost` is answered: the owner of another name can make it
/// mean this machine.
package struct LocalAccess: Hashable, Sendable {
  /// Where the server listens.
  package let listening: IPv4Address
  /// The port there.
  package let port: UInt16
  /// The first component of each path.
  package let token: String

  /// Creates the rules of a server.
  ///
  /// - Parameters:
  ///   - listening: Where it listens; on 127.0.0.1 by default.
  ///   - port: Its port.
  ///   - token: A text that nothing else can guess, of letters and digits.
  package init(listening: IPv4Address = .loopback, port: UInt16, token: String) {
    (self.listening, self.port, self.token) = (listening, port, token)
  }

  /// What becomes of a request.
  package enum Verdict: Hashable, Sendable {
    /// It is answered; the path is what follows the token and its slash, without a query.
    case allowed(path: String)
    case refused(HTTPStatus)
  }

  /// The site, as browsers name it.
  package var origin: String { "http://\(host)" }
  /// The address of the first page.
  package var address: String { "\(origin)/\(token)/" }

  private var host: String { "\(listening.isAny ? .loopback : listening):\(port)" }

  /// Returns what becomes of a request.
  ///
  /// - Parameter request: The request as it came.
  package func verdict(on request: HTTPRequest) -> Verdict {
    guard let host = request.value(of: "Host"), isOwn(host) else { return .refused(.misdirectedRequest) }
    let path = request.target.prefix { $0 != "?" }.dropFirst()
    let parts = path.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, isToken(parts[0]) else { return .refused(.forbidden) }
    guard isFromHere(request, askedAs: host) else { return .refused(.forbidden) }
    guard Self.methods.contains(request.method) else { return .refused(.methodNotAllowed) }
    return .allowed(path: String(parts[1]))
  }

  private static let methods = ["GET", "HEAD", "POST"]

  /// Whether a request is for this server: its address or `localhost`, or any address in numbers if it
  /// listens beyond this machine, since a container or a router may translate them.
  private func isOwn(_ host: String) -> Bool {
    // Browsers leave out port 80.
    let full = host.contains(":") ? host : "\(host):80"
    let parts = full.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, let port = UInt16(parts[1]) else { return false }
    if !listening.isLoopback, IPv4Address(parts[0]) != nil { return true }
    return port == self.port && (parts[0] == "localhost" || IPv4Address(parts[0]) == listening)
  }

  /// Whether a page of this server asks; a browser does not name the page for an address that a person typed.
  private func isFromHere(_ request: HTTPRequest, askedAs host: String) -> Bool {
    let origins = request.values(of: "Origin")
    guard origins.isEmpty else { return origins == ["http://\(host)"] }
    return request.method != "POST"
  }

  /// Compares all bytes, so that the time does not say how many are right.
  private func isToken(_ text: Substring) -> Bool {
    let (given, known) = (Array(text.utf8), Array(token.utf8))
    guard given.count == known.count else { return false }
    return zip(given, known).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}

extension String {
  /// A text of 32 hexadecimal digits that nothing else can guess.
  package static var newToken: String {
    var generator = SystemRandomNumberGenerator()
    return (0..<4).map { _ in
      let digits = String(UInt32.random(in: 0...UInt32.max, using: &generator), radix: 16)
      return String(repeating: "0", count: 8 - digits.count) + digits
    }.joined()
  }
}
