extension Publishers {
  /// A publisher of the values of two publishers, the first of each together, then the second.
  public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    /// The kind of values that are published.
    public typealias Output = (A.Output, B.Output)

    /// The kind of failure.
    public typealias Failure = A.Failure

    /// A publisher whose values this one receives.
    public let a: A

    /// A publisher whose values this one receives.
    public let b: B

    /// Creates a publisher; apps use the operator.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      Joining("Zip", to: subscriber, keepsLatest: false).start { joining in
        let (a, b) = (joining.add(a), joining.add(b))
        return {
          guard let a = a.take(), let b = b.take() else { return nil }
          return (a, b)
        }
      }
    }
  }
}

extension Publishers.Zip: Equatable where A: Equatable, B: Equatable {}

extension Publisher {
  /// Publishes each value of this publisher with the corresponding ones of another.
  public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P> where P.Failure == Failure {
    Publishers.Zip(self, other)
  }

  /// Publishes what a closure makes of each value of this publisher with the corresponding ones of another.
  public func zip<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.Zip<Self, P>, T> where P.Failure == Failure {
    zip(other).map { transform($0.0, $0.1) }
  }
}
