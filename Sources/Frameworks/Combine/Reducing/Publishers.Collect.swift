extension Publishers {
  /// A publisher of all values as one collection.
  ///
  ///     let letters = PassthroughSubject<String, Never>()
  ///     let word = letters.collect().map { $0.joined() }.sink { print($0) }
  ///     for letter in ["A", "d", "a"] { letters.send(letter) }
  ///     letters.send(completion: .finished)  // Ada
  public struct Collect<Upstream: Publisher>: KeepsFailure, ReducingOperator {
    /// The kind of values that are published.
    public typealias Output = [Upstream.Output]

    /// The publisher whose values this one receives.
    public let upstream: Upstream

    /// Creates a publisher; apps call `collect()`.
    ///
    /// - Parameter upstream: The publisher to receive values from.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    var reducer: Reduction {
      Reduction("Collect", initial: []) { result, value in
        result?.append(value)
        return .proceed
      }
    }
  }
}

extension Publishers.Collect: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Publishes all values as one collection when the publisher finishes, and nothing if it fails.
  ///
  /// All values are requested at once; the collection may become large.
  public func collect() -> Publishers.Collect<Self> {
    Publishers.Collect(upstream: self)
  }
}
