extension Publishers {
  /// A publisher of the first value.
  ///
  ///     let names = PassthroughSubject<String, Never>()
  ///     let first = names.first().sink { print($0) } receiveValue: { print($0) }
  ///     names.send("Ada")  // Ada, finished
  ///     names.send("Grace")
  public struct First<Upstream: Publisher>: KeepsOutput, KeepsFailure, ReducingOperator {
    /// The publisher whose values this one receives.
    public let upstream: Upstream

    /// Creates a publisher; apps call `first()`.
    ///
    /// - Parameter upstream: The publisher to receive values from.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    var reducer: Reduction { .finding("First", where: { _ in true }) { $0 } }
  }
}

extension Publishers.First: Equatable where Upstream: Equatable {}

extension Publishers {
  /// A publisher of the first value that a closure accepts.
  ///
  ///     let numbers = PassthroughSubject<Int, Never>()
  ///     let firstLarge = numbers.first { $0 > 10 }.sink { print($0) }
  ///     for number in [1, 12, 30] { numbers.send(number) }  // 12
  public struct FirstWhere<Upstream: Publisher>: KeepsOutput, KeepsFailure, ReducingOperator {
    /// The publisher whose values this one receives.
    public let upstream: Upstream

    /// Returns whether a value is accepted.
    public let predicate: (Upstream.Output) -> Bool

    /// Creates a publisher; apps call `first(where:)`.
    ///
    /// - Parameters:
    ///   - upstream: The publisher to receive values from.
    ///   - predicate: Called with each value until it returns `true`.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      (self.upstream, self.predicate) = (upstream, predicate)
    }

    var reducer: Reduction { .finding("First", where: predicate) { $0 } }
  }
}

extension Publishers {
  /// A publisher of the first value that a closure accepts; the closure may throw.
  public struct TryFirstWhere<Upstream: Publisher>: KeepsOutput, FailsWithErrors, ReducingOperator {
    /// The publisher whose values this one receives.
    public let upstream: Upstream

    /// Returns whether a value is accepted, or throws an error, which is the failure.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Creates a publisher; apps call `tryFirst(where:)`.
    ///
    /// - Parameters:
    ///   - upstream: The publisher to receive values from.
    ///   - predicate: Called with each value until it returns `true` or throws.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      (self.upstream, self.predicate) = (upstream, predicate)
    }

    var reducer: Reduction { .finding("TryFirstWhere", where: predicate) { $0 } }
  }
}

extension Publishers {
  /// A publisher of the last value.
  ///
  ///     let names = PassthroughSubject<String, Never>()
  ///     let last = names.last().sink { print($0) }
  ///     for name in ["Ada", "Grace"] { names.send(name) }
  ///     names.send(completion: .finished)  // Grace
  public struct Last<Upstream: Publisher>: KeepsOutput, KeepsFailure, ReducingOperator {
    /// The publisher whose values this one receives.
    public let upstream: Upstream

    /// Creates a publisher; apps call `last()`.
    ///
    /// - Parameter upstream: The publisher to receive values from.
    public init(upstream: Upstream) {
      self.upstream = upstream
    }

    var reducer: Reduction { .keeping("Last") { _ in true } }
  }
}

extension Publishers.Last: Equatable where Upstream: Equatable {}

extension Publishers {
  /// A publisher of the last value that a closure accepts.
  ///
  ///     let numbers = PassthroughSubject<Int, Never>()
  ///     let lastSmall = numbers.last { $0 < 10 }.sink { print($0) }
  ///     for number in [1, 3, 12] { numbers.send(number) }
  ///     numbers.send(completion: .finished)  // 3
  public struct LastWhere<Upstream: Publisher>: KeepsOutput, KeepsFailure, ReducingOperator {
    /// The publisher whose values this one receives.
    public let upstream: Upstream

    /// Returns whether a value is accepted.
    public let predicate: (Upstream.Output) -> Bool

    /// Creates a publisher; apps call `last(where:)`.
    ///
    /// - Parameters:
    ///   - upstream: The publisher to receive values from.
    ///   - predicate: Called with every value; the last one that it accepts is published.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
      (self.upstream, self.predicate) = (upstream, predicate)
    }

    var reducer: Reduction { .keeping("LastWhere", where: predicate) }
  }
}

extension Publishers {
  /// A publisher of the last value that a closure accepts; the closure may throw.
  public struct TryLastWhere<Upstream: Publisher>: KeepsOutput, FailsWithErrors, ReducingOperator {
    /// The publisher whose values this one receives.
    public let upstream: Upstream

    /// Returns whether a value is accepted, or throws an error, which is the failure.
    public let predicate: (Upstream.Output) throws -> Bool

    /// Creates a publisher; apps call `tryLast(where:)`.
    ///
    /// - Parameters:
    ///   - upstream: The publisher to receive values from.
    ///   - predicate: Called with every value until it throws; the last one that it accepts is
    ///     published.
    public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
      (self.upstream, self.predicate) = (upstream, predicate)
    }

    var reducer: Reduction { .keeping("TryLastWhere", where: predicate) }
  }
}

extension Publisher {
  /// Publishes the first value, and finishes.
  public func first() -> Publishers.First<Self> {
    Publishers.First(upstream: self)
  }

  /// Publishes the first value that a closure accepts, and finishes.
  ///
  /// - Parameter predicate: Called with each value until it returns `true`.
  public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.FirstWhere<Self> {
    Publishers.FirstWhere(upstream: self, predicate: predicate)
  }

  /// Publishes the first value that a closure accepts; an error that it throws is the failure.
  ///
  /// - Parameter predicate: Called with each value until it returns `true` or throws.
  public func tryFirst(
    where predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryFirstWhere<Self> {
    Publishers.TryFirstWhere(upstream: self, predicate: predicate)
  }

  /// Publishes the last value when the publisher finishes.
  public func last() -> Publishers.Last<Self> {
    Publishers.Last(upstream: self)
  }

  /// Publishes the last value that a closure accepts, when the publisher finishes.
  ///
  /// - Parameter predicate: Called with every value; the last one that it accepts is published.
  public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
    Publishers.LastWhere(upstream: self, predicate: predicate)
  }

  /// Publishes the last value that a closure accepts; an error that it throws is the failure.
  ///
  /// - Parameter predicate: Called with every value until it throws; the last one that it accepts
  ///   is published.
  public func tryLast(
    where predicate: @escaping (Output) throws -> Bool
  ) -> Publishers.TryLastWhere<Self> {
    Publishers.TryLastWhere(upstream: self, predicate: predicate)
  }
}
