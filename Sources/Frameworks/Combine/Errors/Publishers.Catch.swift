extension Publishers {
  /// A publisher that continues with another one after a failure.
  ///
  ///     let image = Fail<String, URLError>(error: URLError(.timedOut))
  ///     let shown = image.catch { _ in Just("placeholder") }.sink { print($0) }  // placeholder
  public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher, KeepsOutput
  where Upstream.Output == NewPublisher.Output {
    /// The kind of failure.
    public typealias Failure = NewPublisher.Failure

    /// The publisher whose values this one receives.
    public let upstream: Upstream

    /// Returns the publisher to continue with.
    public let handler: (Upstream.Failure) -> NewPublisher

    /// Creates a publisher; apps call `catch(_:)`.
    ///
    /// - Parameters:
    ///   - upstream: The publisher to receive values from.
    ///   - handler: Called with the failure; returns the publisher to continue with.
    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
      (self.upstream, self.handler) = (upstream, handler)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Upstream.Output, S.Failure == Failure {
      let handler = handler
      let succession = Succession("Catch", to: subscriber)
      succession.follow(upstream) { completion in
        guard case .failure(let failure) = completion else { return succession.finish(.finished) }
        succession.follow(handler(failure)) { succession.finish($0) }
      }
    }
  }
}

extension Publishers {
  /// A publisher that continues with another one after a failure, unless a closure throws.
  ///
  ///     let image = Fail<String, URLError>(error: URLError(.timedOut))
  ///     let shown = image.tryCatch { error in
  ///       guard error.code == .timedOut else { throw error }
  ///       return Just("placeholder")
  ///     }  // placeholder; any other failure is published
  public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: KeepsOutput, FailsWithErrors
  where Upstream.Output == NewPublisher.Output {
    /// The publisher whose values this one receives.
    public let upstream: Upstream

    /// Returns the publisher to continue with, or throws an error, which is the failure.
    public let handler: (Upstream.Failure) throws -> NewPublisher

    /// Creates a publisher; apps call `tryCatch(_:)`.
    ///
    /// - Parameters:
    ///   - upstream: The publisher to receive values from.
    ///   - handler: Called with the failure; returns the publisher to continue with, or throws a
    ///     new failure.
    public init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
      (self.upstream, self.handler) = (upstream, handler)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Upstream.Output, S.Failure == Failure {
      let handler = handler
      let succession = Succession("TryCatch", to: subscriber)
      succession.follow(upstream) { completion in
        guard case .failure(let failure) = completion else { return succession.finish(.finished) }
        do {
          succession.follow(try handler(failure)) { succession.finish($0.eraseError()) }
        } catch {
          succession.finish(.failure(error))
        }
      }
    }
  }
}

extension Publisher {
  /// Continues with another publisher after a failure.
  ///
  /// - Parameter handler: Called with the failure; returns the publisher to continue with.
  public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> Publishers.Catch<Self, P>
  where P.Output == Output {
    Publishers.Catch(upstream: self, handler: handler)
  }

  /// Continues with another publisher after a failure, or fails with the error that the closure throws.
  ///
  /// - Parameter handler: Called with the failure; returns the publisher to continue with, or
  ///   throws a new failure.
  public func tryCatch<P: Publisher>(
    _ handler: @escaping (Failure) throws -> P
  ) -> Publishers.TryCatch<Self, P> where P.Output == Output {
    Publishers.TryCatch(upstream: self, handler: handler)
  }
}
