import Platform

/// A server for one person's browser; by default on 127.0.0.1, and a port that the system chooses.
///
///     let server = try LocalServer()
///     print(server.access.address)
///     server.serve(until: { isDone }) { request, path in HTTPResponse(.ok, body: "Hello") }
///
/// Each connection has one request, and requests are answered one after another. A connection that does not send its
/// request, or does not read the answer, within ``patience`` ends; one more than ``connectionLimit`` is turned away.
/// No socket ever waits, so no client can keep the server from its other clients, or from ending. Where the system has no
/// file left for a connection, it waits a moment, and the server does not use the processor meanwhile.
package final class LocalServer {
  /// Which requests are answered, with the address of the first page.
  package let access: LocalAccess
  private let listener: Int32
  private var connections: [LocalConnection] = []
  private let patience: Duration
  private let now: () -> ContinuousClock.Instant
  private let accepting: (Int32) throws(SocketFault) -> Int32?
  /// Whether the system just had no file for a connection, so that the next one is not awaited for a moment.
  private var isResting = false

  /// How long a request may take to come, and an answer to be read, by default.
  package static let patience = Duration.seconds(5)
  /// How many connections there are at once; as many more are turned away, and others wait in the system.
  package static let connectionLimit = 32

  /// Opens the port.
  ///
  /// - Parameters:
  ///   - address: Where to listen; 127.0.0.1 by default, so that only this machine's programs can ask.
  ///   - port: The port; 0, the default, for one that the system chooses.
  ///   - token: The first component of each path; a new one by default.
  ///   - patience: How long a request may take to come, and an answer to be read.
  ///   - now: The time, by a clock that is never set back; the system's by default.
  package convenience init(
    on address: IPv4Address = .loopback, port: UInt16 = 0, token: String = .newToken,
    patience: Duration = patience, now: @escaping () -> ContinuousClock.Instant = { .now }
  ) throws(SocketFault) {
    try self.init(
      on: address, port: port, token: token, patience: patience, now: now, accepting: Socket.accepted)
  }

  /// - Parameter accepting: Returns the next connection of a listening socket.
  init(
    on address: IPv4Address = .loopback, port: UInt16 = 0, token: String, patience: Duration = patience,
    now: @escaping () -> ContinuousClock.Instant,
    accepting: @escaping (Int32) throws(SocketFault) -> Int32?
  ) throws(SocketFault) {
    self.accepting = accepting
    listener = try Socket.listening(on: address, port: port)
    access = LocalAccess(listening: address, port: Socket.port(of: listener), token: token)
    self.patience = patience
    self.now = now
  }

  deinit {
    for index in connections.indices { connections[index].end() }
    close(listener)
  }

  /// Answers requests until the server is to end.
  ///
  /// - Parameters:
  ///   - isEnding: Asked several times a second.
  ///   - answer: Gets each request that ``access`` allows, with its path after the token.
  package func serve(
    until isEnding: () -> Bool, answering answer: (_ request: HTTPRequest, _ path: String) -> HTTPResponse
  ) {
    while !isEnding() {
      let ready = waitForBytes()
      // While an answer is made, the bytes of other requests lie unread: that is not their clients' time.
      let time = now()
      for index in connections.indices where ready.contains(connections[index].descriptor) {
        connections[index].proceed(at: now()) { response(to: $0, answer) }
      }
      if ready.contains(listener) { accept() }
      for index in connections.indices { connections[index].endIfLate(at: time, after: patience) }
      connections.removeAll(where: \.isEnded)
    }
  }

  private func response(
    to request: HTTPRequest, _ answer: (HTTPRequest, String) -> HTTPResponse
  ) -> HTTPResponse {
    switch access.verdict(on: request) {
    case .refused(let status): HTTPResponse(status)
    case .allowed(let path): answer(request, path)
    }
  }

  private var isFull: Bool { connections.count >= 2 * Self.connectionLimit }

  /// Waits a moment, and returns the descriptors that can be read or written.
  private func waitForBytes() -> Set<Int32> {
    var descriptors = connections.map { pollfd(fd: $0.descriptor, events: $0.awaited, revents: 0) }
    if !isFull, !isResting { descriptors.append(pollfd(fd: listener, events: Int16(POLLIN), revents: 0)) }
    isResting = false
    guard poll(&descriptors, nfds_t(descriptors.count), Self.moment) > 0 else { return [] }
    return Set(descriptors.filter { $0.revents != 0 }.map(\.fd))
  }

  /// How long a request to end may go unnoticed, in milliseconds.
  private static let moment: Int32 = 100

  private func accept() {
    do throws(SocketFault) {
      while !isFull, let descriptor = try accepting(listener) {
        var connection = LocalConnection(descriptor, at: now())
        if connections.count >= Self.connectionLimit { connection.refuse(.serviceUnavailable, at: now()) }
        connections.append(connection)
      }
    } catch {
      isResting = true
    }
  }
}
