extension Publishers {
  /// A publisher of the latest values of two publishers.
  ///
  ///     let name = CurrentValueSubject<String, Never>("")
  ///     let password = CurrentValueSubject<String, Never>("")
  ///     let canSignIn = name.combineLatest(password) { !$0.isEmpty && $1.count >= 8 }
  ///       .sink { print($0) }  // false
  ///     name.send("ada")  // false
  ///     password.send("countess")  // true
  public struct CombineLatest<A: Publisher, B: Publisher>: Combining where A.Failure == B.Failure {
    /// The kind of values that are published.
    public typealias Output = (A.Output, B.Output)

    /// A publisher whose values this one receives.
    public let a: A

    /// A publisher whose values this one receives.
    public let b: B

    /// Creates a publisher; apps call `combineLatest(_:)`.
    ///
    /// - Parameters:
    ///   - a: The publisher whose values come first in each tuple.
    ///   - b: The publisher whose values come second in each tuple.
    public init(_ a: A, _ b: B) {
      (self.a, self.b) = (a, b)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      Joining("CombineLatest", to: subscriber, keepsLatest: true).start { ($0.add(a), $0.add(b)) }
    }
  }
}

extension Publishers.CombineLatest: Equatable where A: Equatable, B: Equatable {}

extension Publishers {
  /// A publisher of the latest values of three publishers.
  ///
  ///     let (red, green, blue) = (Just(1), Just(2), CurrentValueSubject<Int, Never>(3))
  ///     let color = red.combineLatest(green, blue).sink { print($0) }  // (1, 2, 3)
  ///     blue.send(4)  // (1, 2, 4)
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Combining
  where A.Failure == B.Failure, B.Failure == C.Failure {
    /// The kind of values that are published.
    public typealias Output = (A.Output, B.Output, C.Output)

    /// A publisher whose values this one receives.
    public let a: A

    /// A publisher whose values this one receives.
    public let b: B

    /// A publisher whose values this one receives.
    public let c: C

    /// Creates a publisher; apps call `combineLatest(_:_:)`.
    ///
    /// - Parameters:
    ///   - a: The publisher whose values come first in each tuple.
    ///   - b: The publisher whose values come second in each tuple.
    ///   - c: The publisher whose values come third in each tuple.
    public init(_ a: A, _ b: B, _ c: C) {
      (self.a, self.b, self.c) = (a, b, c)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      Joining("CombineLatest", to: subscriber, keepsLatest: true).start { ($0.add(a), $0.add(b), $0.add(c)) }
    }
  }
}

extension Publishers.CombineLatest3: Equatable where A: Equatable, B: Equatable, C: Equatable {}

extension Publishers {
  /// A publisher of the latest values of four publishers.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Combining
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    /// The kind of values that are published.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)

    /// A publisher whose values this one receives.
    public let a: A

    /// A publisher whose values this one receives.
    public let b: B

    /// A publisher whose values this one receives.
    public let c: C

    /// A publisher whose values this one receives.
    public let d: D

    /// Creates a publisher; apps call `combineLatest(_:_:_:)`.
    ///
    /// - Parameters:
    ///   - a: The publisher whose values come first in each tuple.
    ///   - b: The publisher whose values come second in each tuple.
    ///   - c: The publisher whose values come third in each tuple.
    ///   - d: The publisher whose values come fourth in each tuple.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      (self.a, self.b, self.c, self.d) = (a, b, c, d)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      Joining("CombineLatest", to: subscriber, keepsLatest: true).start {
        ($0.add(a), $0.add(b), $0.add(c), $0.add(d))
      }
    }
  }
}

extension Publishers.CombineLatest4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}

extension Publisher {
  /// Publishes the latest value of this publisher with those of another, whenever there is a new one.
  ///
  /// - Parameter other: The publisher whose values come second in each tuple.
  public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
  where P.Failure == Failure {
    Publishers.CombineLatest(self, other)
  }

  /// Publishes what a closure makes of the latest value of this publisher with those of another,
  /// whenever there is a new one.
  ///
  /// - Parameters:
  ///   - other: The publisher whose values are the closure's second argument.
  ///   - transform: Called with the latest value of each publisher, once all have sent one; its
  ///     result is published.
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where P.Failure == Failure {
    combineLatest(other).map { transform($0.0, $0.1) }
  }

  /// Publishes the latest value of this publisher with those of two others, whenever there is a new one.
  ///
  /// - Parameters:
  ///   - publisher1: The publisher whose values come second in each tuple.
  ///   - publisher2: The publisher whose values come third in each tuple.
  public func combineLatest<P: Publisher, Q: Publisher>(
    _ publisher1: P, _ publisher2: Q
  ) -> Publishers.CombineLatest3<Self, P, Q> where P.Failure == Failure, P.Failure == Q.Failure {
    Publishers.CombineLatest3(self, publisher1, publisher2)
  }

  /// Publishes what a closure makes of the latest value of this publisher with those of two others,
  /// whenever there is a new one.
  ///
  /// - Parameters:
  ///   - publisher1: The publisher whose values are the closure's second argument.
  ///   - publisher2: The publisher whose values are the closure's third argument.
  ///   - transform: Called with the latest value of each publisher, once all have sent one; its
  ///     result is published.
  public func combineLatest<P: Publisher, Q: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T>
  where P.Failure == Failure, P.Failure == Q.Failure {
    combineLatest(publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
  }

  /// Publishes the latest value of this publisher with those of three others, whenever there is a new one.
  ///
  /// - Parameters:
  ///   - publisher1: The publisher whose values come second in each tuple.
  ///   - publisher2: The publisher whose values come third in each tuple.
  ///   - publisher3: The publisher whose values come fourth in each tuple.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R
  ) -> Publishers.CombineLatest4<Self, P, Q, R>
  where P.Failure == Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
    Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
  }

  /// Publishes what a closure makes of the latest value of this publisher with those of three others,
  /// whenever there is a new one.
  ///
  /// - Parameters:
  ///   - publisher1: The publisher whose values are the closure's second argument.
  ///   - publisher2: The publisher whose values are the closure's third argument.
  ///   - publisher3: The publisher whose values are the closure's fourth argument.
  ///   - transform: Called with the latest value of each publisher, once all have sent one; its
  ///     result is published.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R,
    _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
  where P.Failure == Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
    combineLatest(publisher1, publisher2, publisher3).map { transform($0.0, $0.1, $0.2, $0.3) }
  }
}
