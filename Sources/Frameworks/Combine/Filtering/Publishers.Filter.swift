extension Publishers {
  /// A publisher of the values that a closure includes.
  ///
  ///     let numbers = PassthroughSubject<Int, Never>()
  ///     let even = numbers.filter { $0.isMultiple(of: 2) }.sink { print($0) }
  ///     for number in 1...4 { numbers.send(number) }  // 2, 4
  public struct Filter<Upstream: Publisher>: KeepsOutput, KeepsFailure, ChangingOperator {
    /// The publisher whose values this one receives.
    public let upstream: Upstream

    /// Decides whether a value is published.
    public let isIncluded: (Upstream.Output) -> Bool

    /// Creates a publisher; apps call `filter(_:)`.
    ///
    /// - Parameters:
    ///   - upstream: The publisher to receive values from.
    ///   - isIncluded: Called with each value; `true` publishes it.
    public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) -> Bool) {
      (self.upstream, self.isIncluded) = (upstream, isIncluded)
    }

    var change: Change { Change("Filter") { [isIncluded] in isIncluded($0) ? $0 : nil } }
  }
}

extension Publishers {
  /// A publisher of the values that a closure includes; the closure may throw.
  ///
  ///     struct Negative: Error {}
  ///     let numbers = [4, 7, -1, 6].publisher.tryFilter { number in
  ///       if number < 0 { throw Negative() }
  ///       return number.isMultiple(of: 2)
  ///     }.sink { print($0) } receiveValue: { print($0) }  // 4, then the failure Negative
  public struct TryFilter<Upstream: Publisher>: KeepsOutput, FailsWithErrors, SteppingOperator {
    /// The publisher whose values this one receives.
    public let upstream: Upstream

    /// Decides whether a value is published, or throws an error, which is the failure.
    public let isIncluded: (Upstream.Output) throws -> Bool

    /// Creates a publisher; apps call `tryFilter(_:)`.
    ///
    /// - Parameters:
    ///   - upstream: The publisher to receive values from.
    ///   - isIncluded: Called with each value until it throws; `true` publishes the value.
    public init(upstream: Upstream, isIncluded: @escaping (Upstream.Output) throws -> Bool) {
      (self.upstream, self.isIncluded) = (upstream, isIncluded)
    }

    var stepper: Steps { Steps("TryFilter") { [isIncluded] in try isIncluded($0) ? .send($0) : .skip } }
  }
}

extension Publisher {
  /// Publishes the values that a closure includes.
  ///
  /// - Parameter isIncluded: Called with each value; `true` publishes it.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
    Publishers.Filter(upstream: self, isIncluded: isIncluded)
  }

  /// Publishes the values that a closure includes; an error that it throws is the failure.
  ///
  /// - Parameter isIncluded: Called with each value until it throws; `true` publishes the value.
  public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryFilter<Self> {
    Publishers.TryFilter(upstream: self, isIncluded: isIncluded)
  }
}

extension Publishers.Filter {
  /// Publishes the values that a second closure includes, too.
  ///
  /// - Parameter isIncluded: Called with each value that the first closure includes; `true`
  ///   publishes it.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Upstream> {
    let first = self.isIncluded
    return Publishers.Filter(upstream: upstream) { first($0) && isIncluded($0) }
  }

  /// Publishes the values that a second closure includes, too; an error that it throws is the failure.
  ///
  /// - Parameter isIncluded: Called with each value that the first closure includes; `true`
  ///   publishes it.
  public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryFilter<Upstream> {
    let first = self.isIncluded
    return Publishers.TryFilter(upstream: upstream) { try first($0) && isIncluded($0) }
  }
}

extension Publishers.TryFilter {
  /// Publishes the values that a second closure includes, too.
  ///
  /// - Parameter isIncluded: Called with each value that the first closure includes; `true`
  ///   publishes it.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.TryFilter<Upstream> {
    tryFilter(isIncluded)
  }

  /// Publishes the values that a second closure includes, too; an error that it throws is the failure.
  ///
  /// - Parameter isIncluded: Called with each value that the first closure includes; `true`
  ///   publishes it.
  public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryFilter<Upstream> {
    let first = self.isIncluded
    return Publishers.TryFilter(upstream: upstream) { try first($0) && isIncluded($0) }
  }
}
