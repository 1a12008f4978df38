extension Publishers {
  /// A publisher that stops the program if there is a failure.
  ///
  ///     let colors = Just("red").setFailureType(to: URLError.self)
  ///     let color = colors.assertNoFailure("A constant").sink { print($0) }  // red
  public struct AssertNoFailure<Upstream: Publisher>: Publisher, KeepsOutput {
    /// The kind of failure.
    public typealias Failure = Never

    /// The publisher whose values this one receives.
    public let upstream: Upstream

    /// What the message begins with.
    public let prefix: String

    /// The file that the message names.
    public let file: StaticString

    /// The line that the message names.
    public let line: UInt

    /// Creates a publisher; apps call `assertNoFailure(_:file:line:)`.
    ///
    /// - Parameters:
    ///   - upstream: The publisher to receive values from.
    ///   - prefix: What the message begins with, before the failure; may be empty.
    ///   - file: The file that the message names.
    ///   - line: The line that the message names.
    public init(upstream: Upstream, prefix: String, file: StaticString, line: UInt) {
      (self.upstream, self.prefix, self.file, self.line) = (upstream, prefix, file, line)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Upstream.Output, S.Failure == Failure {
      let (prefix, file, line) = (prefix, file, line)
      upstream.subscribe(
        Relay("AssertNoFailure", to: subscriber) { completion in
          guard case .failure(let error) = completion else {
            return subscriber.receive(completion: .finished)
          }
          fatalError(
            [prefix, "\(error)"].filter { !$0.isEmpty }.joined(separator: ": "), file: file, line: line)
        })
    }
  }
}

extension Publisher {
  /// Stops the program if there is a failure, so that the result cannot fail.
  ///
  /// It is for failures that are programming errors.
  ///
  /// - Parameters:
  ///   - prefix: What the message begins with, before the failure; may be empty.
  ///   - file: The file that the message names; the caller's by default.
  ///   - line: The line that the message names; the caller's by default.
  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> Publishers.AssertNoFailure<Self> {
    Publishers.AssertNoFailure(upstream: self, prefix: prefix, file: file, line: line)
  }
}
