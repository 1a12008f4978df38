extension Publishers {
  /// A publisher of the latest values of three publishers.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    /// The kind of values that are published.
    public typealias Output = (A.Output, B.Output, C.Output)

    /// The kind of failure.
    public typealias Failure = A.Failure

    /// A publisher whose values this one receives.
    public let a: A

    /// A publisher whose values this one receives.
    public let b: B

    /// A publisher whose values this one receives.
    public let c: C

    /// Creates a publisher; apps use the operator.
    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      Joining("CombineLatest", to: subscriber, keepsLatest: true).start { joining in
        let (a, b, c) = (joining.add(a), joining.add(b), joining.add(c))
        return {
          guard let a = a.take(), let b = b.take(), let c = c.take() else { return nil }
          return (a, b, c)
        }
      }
    }
  }
}

extension Publishers.CombineLatest3: Equatable where A: Equatable, B: Equatable, C: Equatable {}

extension Publisher {
  /// Publishes the latest value of this publisher with those of two others, whenever there is a new one.
  public func combineLatest<P: Publisher, Q: Publisher>(
    _ publisher1: P, _ publisher2: Q
  ) -> Publishers.CombineLatest3<Self, P, Q> where P.Failure == Failure, P.Failure == Q.Failure {
    Publishers.CombineLatest3(self, publisher1, publisher2)
  }

  /// Publishes what a closure makes of the latest value of this publisher with those of two others, whenever there is a new one.
  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T>
  where P.Failure == Failure, P.Failure == Q.Failure {
    combineLatest(publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
  }
}
