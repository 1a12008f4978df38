extension Publishers {
  /// A publisher of the number of values.
  ///
  ///     let taps = PassthroughSubject<Void, Never>()
  ///     let count = taps.count().sink { print($0) }
  ///     for _ in 1...3 { taps.send() }
  ///     taps.send(completion: .finished)  // 3
  public struct Count<Upstream: Publisher>: KeepsFailure, ReducingOperator {
    /// The kind of values that are published.
    public typealias Output = Int

    /// The publisher whose values this one receives.
    public let upstream: Upstream

    /// Creates a publisher; apps call `count()`.
    ///
    /// - Parameter upstream: The publisher to receive values from.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    var reducer: Reduction { .combining("Count", initial: 0) { count, _ in count + 1 } }
  }
}

extension Publishers.Count: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Publishes the number of values when the publisher finishes.
  public func count() -> Publishers.Count<Self> {
    Publishers.Count(upstream: self)
  }
}
