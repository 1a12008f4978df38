extension Publishers {
  /// A publisher of the results of a closure that are not `nil`.
  ///
  ///     let texts = PassthroughSubject<String, Never>()
  ///     let numbers = texts.compactMap { Int($0) }.sink { print($0) }
  ///     texts.send("one")
  ///     texts.send("2")  // 2
  public struct CompactMap<Upstream: Publisher, Output>: ChangingOperator {
    /// The publisher whose values this one receives.
    public let upstream: Upstream

    /// Changes a value; `nil` drops it.
    public let transform: (Upstream.Output) -> Output?

    /// Creates a publisher; apps call `compactMap(_:)`.
    ///
    /// - Parameters:
    ///   - upstream: The publisher to receive values from.
    ///   - transform: Called with each value; if it returns `nil`, nothing is published for that
    ///     value.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
      (self.upstream, self.transform) = (upstream, transform)
    }

    var change: Change { Change("CompactMap", apply: transform) }
  }
}

extension Publishers {
  /// A publisher of the results of a closure that are not `nil`; the closure may throw.
  public struct TryCompactMap<Upstream: Publisher, Output>: FailsWithErrors, SteppingOperator {
    /// The publisher whose values this one receives.
    public let upstream: Upstream

    /// Changes a value, drops it by `nil`, or throws an error, which is the failure.
    public let transform: (Upstream.Output) throws -> Output?

    /// Creates a publisher; apps call `tryCompactMap(_:)`.
    ///
    /// - Parameters:
    ///   - upstream: The publisher to receive values from.
    ///   - transform: Called with each value until it throws; `nil` drops the value.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output?) {
      (self.upstream, self.transform) = (upstream, transform)
    }

    var stepper: Steps {
      Steps("TryCompactMap") { [transform] in try transform($0).map { .send($0) } ?? .skip }
    }
  }
}

extension Publisher {
  /// Changes each value by a closure, and drops it if the result is `nil`.
  ///
  /// - Parameter transform: Called with each value; if it returns `nil`, nothing is published for
  ///   that value.
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Self, T> {
    Publishers.CompactMap(upstream: self, transform: transform)
  }

  /// Changes or drops each value by a closure; an error that it throws is the failure.
  ///
  /// - Parameter transform: Called with each value until it throws; `nil` drops the value.
  public func tryCompactMap<T>(
    _ transform: @escaping (Output) throws -> T?
  ) -> Publishers.TryCompactMap<Self, T> {
    Publishers.TryCompactMap(upstream: self, transform: transform)
  }
}

extension Publishers.CompactMap {
  /// Changes each value by a second closure, and drops it if the result is `nil`.
  ///
  /// - Parameter transform: Called with each result of the first closure that is not `nil`; `nil`
  ///   drops the value.
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Upstream, T> {
    let first = self.transform
    return Publishers.CompactMap(upstream: upstream) { first($0).flatMap(transform) }
  }

  /// Changes each value by a second closure.
  ///
  /// - Parameter transform: Called with each result of the first closure; its own result is
  ///   published.
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.CompactMap<Upstream, T> {
    compactMap(transform)
  }
}

extension Publishers.TryCompactMap {
  /// Changes or drops each value by a second closure; an error that it throws is the failure.
  ///
  /// - Parameter transform: Called with each result of the first closure that is not `nil`; `nil`
  ///   drops the value.
  public func compactMap<T>(
    _ transform: @escaping (Output) throws -> T?
  ) -> Publishers.TryCompactMap<Upstream, T> {
    let first = self.transform
    return Publishers.TryCompactMap(upstream: upstream) { try first($0).flatMap(transform) }
  }
}
