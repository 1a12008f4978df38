extension Publisher {
  /// Makes a publisher of each value, and publishes the values of all of them.
  ///
  /// - Parameters:
  ///   - maxPublishers: How many publishers there are at a time; a further value is requested as
  ///     soon as one has finished.
  ///   - transform: Called with each value; returns the publisher whose values are published.
  public func flatMap<T, P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where T == P.Output, P.Failure == Failure {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }

  /// Makes a publisher of each value that cannot fail, and publishes the values of all of them.
  ///
  /// - Parameters:
  ///   - maxPublishers: How many publishers there are at a time; a further value is requested as
  ///     soon as one has finished.
  ///   - transform: Called with each value; returns the publisher whose values are published.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers) {
      transform($0).setFailureType(to: Failure.self)
    }
  }
}

extension Publisher where Failure == Never {
  /// Makes a publisher of each value, and publishes the values of all of them, until one fails.
  ///
  /// - Parameters:
  ///   - maxPublishers: How many publishers there are at a time; a further value is requested as
  ///     soon as one has finished.
  ///   - transform: Called with each value; returns the publisher whose values are published.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
    Publishers.FlatMap(
      upstream: setFailureType(to: P.Failure.self), maxPublishers: maxPublishers, transform: transform)
  }

  /// Makes a publisher of each value, and publishes the values of all of them; nothing can fail.
  ///
  /// - Parameters:
  ///   - maxPublishers: How many publishers there are at a time; a further value is requested as
  ///     soon as one has finished.
  ///   - transform: Called with each value; returns the publisher whose values are published.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P.Failure == Never {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}
