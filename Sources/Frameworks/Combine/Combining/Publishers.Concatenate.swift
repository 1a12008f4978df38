extension Publishers {
  /// A publisher of the values of one publisher, and then of another.
  ///
  ///     let results = PassthroughSubject<String, Never>()
  ///     let texts = results.prepend("Loading").append("Done").sink { print($0) }  // Loading
  ///     results.send("Ada")  // Ada
  ///     results.send(completion: .finished)  // Done
  public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher
  where Prefix.Failure == Suffix.Failure, Prefix.Output == Suffix.Output {
    /// The kind of values that are published.
    public typealias Output = Suffix.Output

    /// The kind of failure.
    public typealias Failure = Suffix.Failure

    /// The publisher that comes first.
    public let prefix: Prefix

    /// The publisher that comes after the first has finished.
    public let suffix: Suffix

    /// Creates a publisher; apps call `prepend(_:)` or `append(_:)`.
    ///
    /// - Parameters:
    ///   - prefix: The publisher whose values come first.
    ///   - suffix: The publisher to subscribe to once the first has finished; a failure leaves it
    ///     out.
    public init(prefix: Prefix, suffix: Suffix) {
      (self.prefix, self.suffix) = (prefix, suffix)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let suffix = suffix
      let succession = Succession("Concatenate", to: subscriber)
      succession.follow(prefix) { completion in
        guard case .finished = completion else { return succession.finish(completion) }
        succession.follow(suffix) { succession.finish($0) }
      }
    }
  }
}

extension Publishers.Concatenate: Equatable where Prefix: Equatable, Suffix: Equatable {}
