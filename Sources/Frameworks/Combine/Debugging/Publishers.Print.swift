extension Publishers {
  /// A publisher that writes what happens.
  ///
  ///     let numbers = PassthroughSubject<Int, Never>()
  ///     let subscription = numbers.print("number").sink { _ in }
  ///     // number: receive subscription: (PassthroughSubject)
  ///     // number: request unlimited
  ///     numbers.send(1)  // number: receive value: (1)
  public struct Print<Upstream: Publisher>: KeepsOutput, KeepsFailure {
    /// The publisher whose values this one receives.
    public let upstream: Upstream

    /// What each line begins with.
    public let prefix: String

    /// What is written to; the standard output if `nil`.
    public let stream: (any TextOutputStream)?

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Upstream.Output, S.Failure == Failure {
      let log = PrintLog(prefix: prefix, stream: stream)
      let handlers = upstream.handleEvents(
        receiveSubscription: { log.write("receive subscription: (\($0))") },
        receiveOutput: { log.write("receive value: (\($0))") },
        receiveCompletion: { log.write($0) }, receiveCancel: { log.write("receive cancel") },
        receiveRequest: nil)
      upstream.subscribe(
        HandleEventsSubscription("Print", to: subscriber, handlers: handlers) { demand, isSynchronous in
          log.write("request \(PrintLog.text(of: demand))\(isSynchronous ? " (synchronous)" : "")")
        })
    }

    /// Creates a publisher; apps call `print(_:to:)`.
    ///
    /// - Parameters:
    ///   - upstream: The publisher to receive values from.
    ///   - prefix: What each line begins with, followed by a colon; neither is written if it is
    ///     empty.
    ///   - stream: What the lines are written to; `nil` for the standard output.
    public init(upstream: Upstream, prefix: String, to stream: (any TextOutputStream)? = nil) {
      (self.upstream, self.prefix, self.stream) = (upstream, prefix, stream)
    }
  }
}

extension Publisher {
  /// Writes what happens, one line each, to the standard output or a stream.
  ///
  /// - Parameters:
  ///   - prefix: What each line begins with, followed by a colon; neither is written if it is
  ///     empty.
  ///   - stream: What the lines are written to; `nil` for the standard output.
  public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> Publishers.Print<Self>
  {
    Publishers.Print(upstream: self, prefix: prefix, to: stream)
  }
}
