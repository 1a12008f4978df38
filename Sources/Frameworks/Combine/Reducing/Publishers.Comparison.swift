extension Publishers {
  /// A publisher of the greatest value in an order.
  public struct Comparison<Upstream: Publisher>: Publisher {
    /// The kind of values that are published.
    public typealias Output = Upstream.Output

    /// The kind of failure.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values this one receives.
    public let upstream: Upstream

    /// Decides whether the second value is greater than the first.
    public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) -> Bool

    /// Creates a publisher; apps use the operator.
    public init(
      upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) -> Bool
    ) {
      self.upstream = upstream
      self.areInIncreasingOrder = areInIncreasingOrder
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let areInIncreasingOrder = areInIncreasingOrder
      upstream.subscribe(
        ReducingSubscription(
          "Comparison", to: subscriber, initial: nil,
          reduce: { result, value in
            if result.map({ areInIncreasingOrder($0, value) }) ?? true { result = value }
            return .proceed
          }))
    }
  }
}

extension Publishers {
  /// A publisher of the greatest value in an order of a closure that may throw.
  public struct TryComparison<Upstream: Publisher>: Publisher {
    /// The kind of values that are published.
    public typealias Output = Upstream.Output

    /// The kind of failure.
    public typealias Failure = any Error

    /// The publisher whose values this one receives.
    public let upstream: Upstream

    /// Decides whether the second value is greater than the first, or throws an error, which is the failure.
    public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) throws -> Bool

    /// Creates a publisher; apps use the operator.
    public init(
      upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) throws -> Bool
    ) {
      self.upstream = upstream
      self.areInIncreasingOrder = areInIncreasingOrder
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      let areInIncreasingOrder = areInIncreasingOrder
      upstream.subscribe(
        ReducingSubscription(
          "TryComparison", to: subscriber, initial: nil,
          tryReduce: { result, value in
            if try result.map({ try areInIncreasingOrder($0, value) }) ?? true { result = value }
            return .proceed
          }))
    }
  }
}
