import Platform

/// A connection of a browser: it sends one request, and gets one answer.
///
/// Nothing here waits: each call reads or writes what can be read or written at once.
struct LocalConnection {
  let descriptor: Int32
  private var state = State.reading(HTTPRequestReader())
  /// When the present state began.
  private var start: ContinuousClock.Instant

  private enum State {
    case reading(HTTPRequestReader)
    /// What is left of the answer.
    case writing(ArraySlice<UInt8>)
    /// The answer is sent. What the other side still sends is read and dropped, since closing before that could
    /// take the answer away from it; the number is how many bytes may still come.
    case draining(Int)
    case ended
  }

  /// - Parameters:
  ///   - descriptor: The socket, which never waits; the connection closes it.
  ///   - now: The time.
  init(_ descriptor: Int32, at now: ContinuousClock.Instant) {
    self.descriptor = descriptor
    start = now
  }

  var isEnded: Bool {
    if case .ended = state { true } else { false }
  }

  /// What to wait for, as `poll` takes it.
  var awaited: Int16 {
    if case .writing = state { Int16(POLLOUT) } else { Int16(POLLIN) }
  }

  /// Reads or writes as much as can be without waiting.
  ///
  /// - Parameters:
  ///   - now: The time.
  ///   - respond: Answers the request, once it is complete.
  mutating func proceed(at now: ContinuousClock.Instant, _ respond: (HTTPRequest) -> HTTPResponse) {
    if case .reading(let reader) = state { read(reader, now, respond) }
    if case .writing(let rest) = state { write(rest, now) }
    if case .draining(let limit) = state { drain(limit) }
  }

  /// Answers with a status, whatever else comes.
  mutating func refuse(_ status: HTTPStatus, at now: ContinuousClock.Instant) {
    send(HTTPResponse(status).bytes(), now)
  }

  /// Ends a state that takes too long: a request that does not come gets a status, and an answer that is not read
  /// is given up.
  mutating func endIfLate(at now: ContinuousClock.Instant, after patience: Duration) {
    guard start.duration(to: now) > patience else { return }
    guard case .reading = state else { return end() }
    refuse(.requestTimeout, at: now)
    proceed(at: now) { _ in HTTPResponse(.requestTimeout) }
  }

  /// Closes the connection.
  mutating func end() {
    guard !isEnded else { return }
    state = .ended
    close(descriptor)
  }
}

extension LocalConnection {
  /// The most bytes that are dropped after an answer: more than a page sends that does not know of the limits.
  private static let drainLimit = 1 << 20

  private mutating func read(
    _ former: HTTPRequestReader, _ now: ContinuousClock.Instant, _ respond: (HTTPRequest) -> HTTPResponse
  ) {
    var reader = former
    while let bytes = received() {
      // The other side is gone, so an answer would reach nothing.
      guard !bytes.isEmpty else { return end() }
      switch reader.take(bytes) {
      case .incomplete: continue
      case .refused(let status): return refuse(status, at: now)
      case .complete(let request): return send(respond(request).bytes(hasBody: request.method != "HEAD"), now)
      }
    }
    state = .reading(reader)
  }

  private mutating func send(_ bytes: [UInt8], _ now: ContinuousClock.Instant) {
    state = .writing(bytes[...])
    start = now
  }

  private mutating func write(_ bytes: ArraySlice<UInt8>, _ now: ContinuousClock.Instant) {
    var rest = bytes
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Socket.send($0, to: descriptor) }
      if count < 0, errno == EAGAIN || errno == EINTR { break }
      guard count > 0 else { return end() }
      rest = rest.dropFirst(count)
      // A client that keeps reading gets as long as it needs.
      start = now
    }
    state = .writing(rest)
    guard rest.isEmpty else { return }
    shutdown(descriptor, Int32(SHUT_WR))
    state = .draining(Self.drainLimit)
  }

  private mutating func drain(_ limit: Int) {
    var limit = limit
    while let bytes = received() {
      limit -= bytes.count
      guard !bytes.isEmpty, limit > 0 else { return end() }
    }
    state = .draining(limit)
  }

  /// Returns the bytes that are there; empty at the end of the connection, `nil` if none came yet.
  private func received() -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: 16 << 10)
    let count = Platform.read(descriptor, &buffer, buffer.count)
    if count < 0, errno == EAGAIN || errno == EINTR { return nil }
    return Array(buffer.prefix(max(0, count)))
  }
}
