extension Publishers {
  /// A publisher that drops values until a closure returns `false`, and publishes all others.
  ///
  ///     let numbers = PassthroughSubject<Int, Never>()
  ///     let fromFirstLarge = numbers.drop { $0 < 10 }.sink { print($0) }
  ///     for number in [1, 12, 3] { numbers.send(number) }  // 12, 3
  public struct DropWhile<Upstream: Publisher>: KeepsOutput, KeepsFailure, SteppingOperator {
    /// The publisher whose values this one receives.
    public let upstream: Upstream

    /// Returns whether a value is dropped; it is not called again after `false`.
    public let predicate: (Upstream.Output) -> Bool

    /// Creates a publisher; apps call `drop(while:)`.
    ///
    /// - Parameters:
    ///   - upstream: The publisher to receive values from.
    ///   - predicate: Called with each value until it returns `false`; that value is the first to
    ///     be published.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      (self.upstream, self.predicate) = (upstream, predicate)
    }

    var stepper: Steps { .dropping("DropWhile", while: predicate) }
  }
}

extension Publishers {
  /// A publisher that drops values until a closure returns `false`; the closure may throw.
  public struct TryDropWhile<Upstream: Publisher>: KeepsOutput, FailsWithErrors, SteppingOperator {
    /// The publisher whose values this one receives.
    public let upstream: Upstream

    /// Decides whether a value is dropped, or throws an error, which is the failure.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Creates a publisher; apps call `tryDrop(while:)`.
    ///
    /// - Parameters:
    ///   - upstream: The publisher to receive values from.
    ///   - predicate: Called with each value until it returns `false` or throws.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      (self.upstream, self.predicate) = (upstream, predicate)
    }

    var stepper: Steps { .dropping("TryDropWhile", while: predicate) }
  }
}

extension Publishers {
  /// A publisher of the values before the first that a closure rejects.
  ///
  ///     let numbers = PassthroughSubject<Int, Never>()
  ///     let small = numbers.prefix { $0 < 10 }.sink { print($0) } receiveValue: { print($0) }
  ///     for number in [1, 12, 3] { numbers.send(number) }  // 1, finished
  public struct PrefixWhile<Upstream: Publisher>: KeepsOutput, KeepsFailure, SteppingOperator {
    /// The publisher whose values this one receives.
    public let upstream: Upstream

    /// Decides whether publishing continues.
    public let predicate: (Upstream.Output) -> Bool

    /// Creates a publisher; apps call `prefix(while:)`.
    ///
    /// - Parameters:
    ///   - upstream: The publisher to receive values from.
    ///   - predicate: Called with each value until it returns `false`; that value is not published.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      (self.upstream, self.predicate) = (upstream, predicate)
    }

    var stepper: Steps { .prefix("PrefixWhile", while: predicate) }
  }
}

extension Publishers {
  /// A publisher of the values before the first that a closure rejects; the closure may throw.
  public struct TryPrefixWhile<Upstream: Publisher>: KeepsOutput, FailsWithErrors, SteppingOperator {
    /// The publisher whose values this one receives.
    public let upstream: Upstream

    /// Decides whether publishing continues, or throws an error, which is the failure.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Creates a publisher; apps call `tryPrefix(while:)`.
    ///
    /// - Parameters:
    ///   - upstream: The publisher to receive values from.
    ///   - predicate: Called with each value until it returns `false`, which finishes, or throws.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      (self.upstream, self.predicate) = (upstream, predicate)
    }

    var stepper: Steps { .prefix("TryPrefixWhile", while: predicate) }
  }
}

extension Publisher {
  /// Drops values until a closure returns `false`, and publishes all others.
  ///
  /// - Parameter predicate: Called with each value until it returns `false`; that value is the
  ///   first to be published.
  public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
    Publishers.DropWhile(upstream: self, predicate: predicate)
  }

  /// Drops values until a closure returns `false`; an error that it throws is the failure.
  ///
  /// - Parameter predicate: Called with each value until it returns `false` or throws.
  public func tryDrop(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryDropWhile<Self> {
    Publishers.TryDropWhile(upstream: self, predicate: predicate)
  }

  /// Publishes values as long as a closure accepts them, and then finishes.
  ///
  /// - Parameter predicate: Called with each value until it returns `false`; that value is not
  ///   published.
  public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self> {
    Publishers.PrefixWhile(upstream: self, predicate: predicate)
  }

  /// Publishes values as long as a closure accepts them; an error that it throws is the failure.
  ///
  /// - Parameter predicate: Called with each value until it returns `false`, which finishes, or
  ///   throws.
  public func tryPrefix(
    while predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryPrefixWhile<Self> {
    Publishers.TryPrefixWhile(upstream: self, predicate: predicate)
  }
}
