extension Publishers {
  /// A publisher of whether a closure accepts all values.
  ///
  ///     let ages = PassthroughSubject<Int, Never>()
  ///     let adults = ages.allSatisfy { $0 >= 18 }.sink { print($0) }
  ///     ages.send(30)
  ///     ages.send(12)  // false, without waiting for the end
  public struct AllSatisfy<Upstream: Publisher>: KeepsFailure, ReducingOperator {
    /// The kind of values that are published.
    public typealias Output = Bool

    /// The publisher whose values this one receives.
    public let upstream: Upstream

    /// Returns whether a value is accepted.
    public let predicate: (Upstream.Output) -> Bool

    /// Creates a publisher; apps call `allSatisfy(_:)`.
    ///
    /// - Parameters:
    ///   - upstream: The publisher to receive values from.
    ///   - predicate: Called with each value until it returns `false`.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      (self.upstream, self.predicate) = (upstream, predicate)
    }

    var reducer: Reduction {
      .finding("AllSatisfy", or: true, where: { [predicate] in !predicate($0) }) { _ in false }
    }
  }
}

extension Publishers {
  /// A publisher of whether a closure accepts all values; the closure may throw.
  public struct TryAllSatisfy<Upstream: Publisher>: FailsWithErrors, ReducingOperator {
    /// The kind of values that are published.
    public typealias Output = Bool

    /// The publisher whose values this one receives.
    public let upstream: Upstream

    /// Returns whether a value is accepted, or throws an error, which is the failure.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Creates a publisher; apps call `tryAllSatisfy(_:)`.
    ///
    /// - Parameters:
    ///   - upstream: The publisher to receive values from.
    ///   - predicate: Called with each value until it returns `false` or throws.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      (self.upstream, self.predicate) = (upstream, predicate)
    }

    var reducer: Reduction {
      .finding("TryAllSatisfy", or: true, where: { [predicate] in try !predicate($0) }) { _ in false }
    }
  }
}

extension Publishers {
  /// A publisher of whether there is an equal value.
  ///
  ///     let letters = PassthroughSubject<String, Never>()
  ///     let hasB = letters.contains("b").sink { print($0) }
  ///     letters.send("a")
  ///     letters.send("b")  // true
  public struct Contains<Upstream: Publisher>: KeepsFailure, ReducingOperator
  where Upstream.Output: Equatable {
    /// The kind of values that are published.
    public typealias Output = Bool

    /// The publisher whose values this one receives.
    public let upstream: Upstream

    /// The value that is looked for.
    public let output: Upstream.Output

    /// Creates a publisher; apps call `contains(_:)`.
    ///
    /// - Parameters:
    ///   - upstream: The publisher to receive values from.
    ///   - output: The value to look for, compared by `==`.
    public init(upstream: Upstream, output: Upstream.Output) {
      (self.upstream, self.output) = (upstream, output)
    }

    var reducer: Reduction {
      .finding("Contains", or: false, where: { [output] in $0 == output }) { _ in true }
    }
  }
}

extension Publishers.Contains: Equatable where Upstream: Equatable {}

extension Publishers {
  /// A publisher of whether a closure accepts a value.
  ///
  ///     let numbers = PassthroughSubject<Int, Never>()
  ///     let isLarge = numbers.contains { $0 > 100 }.sink { print($0) }
  ///     numbers.send(5)
  ///     numbers.send(completion: .finished)  // false
  public struct ContainsWhere<Upstream: Publisher>: KeepsFailure, ReducingOperator {
    /// The kind of values that are published.
    public typealias Output = Bool

    /// The publisher whose values this one receives.
    public let upstream: Upstream

    /// Returns whether a value is accepted.
    public let predicate: (Upstream.Output) -> Bool

    /// Creates a publisher; apps call `contains(where:)`.
    ///
    /// - Parameters:
    ///   - upstream: The publisher to receive values from.
    ///   - predicate: Called with each value until it returns `true`.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      (self.upstream, self.predicate) = (upstream, predicate)
    }

    var reducer: Reduction { .finding("ContainsWhere", or: false, where: predicate) { _ in true } }
  }
}

extension Publishers {
  /// A publisher of whether a closure accepts a value; the closure may throw.
  public struct TryContainsWhere<Upstream: Publisher>: FailsWithErrors, ReducingOperator {
    /// The kind of values that are published.
    public typealias Output = Bool

    /// The publisher whose values this one receives.
    public let upstream: Upstream

    /// Returns whether a value is accepted, or throws an error, which is the failure.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Creates a publisher; apps call `tryContains(where:)`.
    ///
    /// - Parameters:
    ///   - upstream: The publisher to receive values from.
    ///   - predicate: Called with each value until it returns `true` or throws.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      (self.upstream, self.predicate) = (upstream, predicate)
    }

    var reducer: Reduction { .finding("TryContainsWhere", or: false, where: predicate) { _ in true } }
  }
}

extension Publisher where Output: Equatable {
  /// Publishes `true` at the first equal value, or `false` if the values end without one.
  ///
  /// - Parameter output: The value to look for, compared by `==`.
  public func contains(_ output: Output) -> Publishers.Contains<Self> {
    Publishers.Contains(upstream: self, output: output)
  }
}

extension Publisher {
  /// Publishes `true` as soon as a closure accepts a value, and `false` if it accepts none.
  ///
  /// - Parameter predicate: Called with each value until it returns `true`.
  public func contains(where predicate: @escaping (Output) -> Bool) -> Publishers.ContainsWhere<Self> {
    Publishers.ContainsWhere(upstream: self, predicate: predicate)
  }

  /// Publishes whether a closure accepts a value; an error that it throws is the failure.
  ///
  /// - Parameter predicate: Called with each value until it returns `true` or throws.
  public func tryContains(
    where predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryContainsWhere<Self> {
    Publishers.TryContainsWhere(upstream: self, predicate: predicate)
  }

  /// Publishes `false` as soon as a closure rejects a value, and `true` if it rejects none.
  ///
  /// - Parameter predicate: Called with each value until it returns `false`.
  public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.AllSatisfy<Self> {
    Publishers.AllSatisfy(upstream: self, predicate: predicate)
  }

  /// Publishes whether a closure accepts all values; an error that it throws is the failure.
  ///
  /// - Parameter predicate: Called with each value until it returns `false` or throws.
  public func tryAllSatisfy(
    _ predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryAllSatisfy<Self> {
    Publishers.TryAllSatisfy(upstream: self, predicate: predicate)
  }
}
