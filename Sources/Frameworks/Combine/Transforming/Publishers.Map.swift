extension Publishers {
  /// A publisher that changes each value by a closure.
  ///
  ///     let lengths = PassthroughSubject<Int, Never>()
  ///     let squares = lengths.map { $0 * $0 }.sink { print($0) }
  ///     lengths.send(3)  // 9
  public struct Map<Upstream: Publisher, Output>: ChangingOperator {
    /// The publisher whose values this one receives.
    public let upstream: Upstream

    /// Changes a value.
    public let transform: (Upstream.Output) -> Output

    /// Creates a publisher; apps call `map(_:)`.
    ///
    /// - Parameters:
    ///   - upstream: The publisher to receive values from.
    ///   - transform: Called with each value, once for each subscriber; its result is published.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output) {
      (self.upstream, self.transform) = (upstream, transform)
    }

    var change: Change { Change("Map") { [transform] in transform($0) } }
  }
}

extension Publishers {
  /// A publisher that changes each value by a closure that may throw.
  ///
  ///     struct NotANumber: Error {}
  ///     let numbers = ["1", "two", "3"].publisher.tryMap { text in
  ///       guard let number = Int(text) else { throw NotANumber() }
  ///       return number
  ///     }.sink { print($0) } receiveValue: { print($0) }  // 1, the failure
  public struct TryMap<Upstream: Publisher, Output>: FailsWithErrors, SteppingOperator {
    /// The publisher whose values this one receives.
    public let upstream: Upstream

    /// Changes a value, or throws an error, which is the failure.
    public let transform: (Upstream.Output) throws -> Output

    /// Creates a publisher; apps call `tryMap(_:)`.
    ///
    /// - Parameters:
    ///   - upstream: The publisher to receive values from.
    ///   - transform: Called with each value until it throws; its result is published.
    public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output) {
      (self.upstream, self.transform) = (upstream, transform)
    }

    var stepper: Steps { Steps("TryMap") { [transform] in .send(try transform($0)) } }
  }
}

extension Publisher {
  /// Changes each value by a closure.
  ///
  /// - Parameter transform: Called with each value, once for each subscriber; its result is
  ///   published.
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
    Publishers.Map(upstream: self, transform: transform)
  }

  /// Changes each value by a closure; an error that it throws is the failure.
  ///
  /// - Parameter transform: Called with each value until it throws; its result is published.
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T> {
    Publishers.TryMap(upstream: self, transform: transform)
  }

  /// Publishes a default instead of each value that is `nil`.
  ///
  /// - Parameter output: The value to publish instead of `nil`.
  public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Output == T? {
    map { $0 ?? output }
  }
}

extension Publishers.Map {
  /// Changes each value by a second closure.
  ///
  /// - Parameter transform: Called with each result of the first closure; its own result is
  ///   published.
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Upstream, T> {
    let first = self.transform
    return Publishers.Map(upstream: upstream) { transform(first($0)) }
  }

  /// Changes each value by a second closure; an error that it throws is the failure.
  ///
  /// - Parameter transform: Called with each result of the first closure; its own result is
  ///   published.
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Upstream, T> {
    let first = self.transform
    return Publishers.TryMap(upstream: upstream) { try transform(first($0)) }
  }
}

extension Publishers.TryMap {
  /// Changes each value by a second closure.
  ///
  /// - Parameter transform: Called with each result of the first closure; its own result is
  ///   published.
  public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.TryMap<Upstream, T> {
    tryMap(transform)
  }

  /// Changes each value by a second closure; an error that it throws is the failure.
  ///
  /// - Parameter transform: Called with each result of the first closure; its own result is
  ///   published.
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Upstream, T> {
    let first = self.transform
    return Publishers.TryMap(upstream: upstream) { try transform(first($0)) }
  }
}
