extension Publishers {
  /// A publisher of pairs: the first values of two publishers, then the second ones, and so on.
  ///
  ///     let questions = PassthroughSubject<String, Never>()
  ///     let answers = PassthroughSubject<Int, Never>()
  ///     let pairs = questions.zip(answers).sink { print("\($0): \($1)") }
  ///     questions.send("How old?")
  ///     questions.send("How tall?")
  ///     answers.send(36)  // How old?: 36
  public struct Zip<A: Publisher, B: Publisher>: Combining where A.Failure == B.Failure {
    /// The kind of values that are published.
    public typealias Output = (A.Output, B.Output)

    /// A publisher whose values this one receives.
    public let a: A

    /// A publisher whose values this one receives.
    public let b: B

    /// Creates a publisher; apps call `zip(_:)`.
    ///
    /// - Parameters:
    ///   - a: The publisher whose values come first in each tuple.
    ///   - b: The publisher whose values come second in each tuple.
    public init(_ a: A, _ b: B) {
      (self.a, self.b) = (a, b)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      Joining("Zip", to: subscriber, keepsLatest: false).start { ($0.add(a), $0.add(b)) }
    }
  }
}

extension Publishers.Zip: Equatable where A: Equatable, B: Equatable {}

extension Publishers {
  /// A publisher of the first values of three publishers in one tuple, then of the second ones.
  ///
  ///     let numbers = [1, 2].publisher.zip(["a", "b", "c"].publisher, [true, false].publisher)
  ///       .sink { print($0) }  // (1, "a", true), (2, "b", false)
  public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Combining
  where A.Failure == B.Failure, B.Failure == C.Failure {
    /// The kind of values that are published.
    public typealias Output = (A.Output, B.Output, C.Output)

    /// A publisher whose values this one receives.
    public let a: A

    /// A publisher whose values this one receives.
    public let b: B

    /// A publisher whose values this one receives.
    public let c: C

    /// Creates a publisher; apps call `zip(_:_:)`.
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
      Joining("Zip", to: subscriber, keepsLatest: false).start { ($0.add(a), $0.add(b), $0.add(c)) }
    }
  }
}

extension Publishers.Zip3: Equatable where A: Equatable, B: Equatable, C: Equatable {}

extension Publishers {
  /// A publisher of the first values of four publishers in one tuple, then of the second ones.
  public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Combining
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

    /// Creates a publisher; apps call `zip(_:_:_:)`.
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
      Joining("Zip", to: subscriber, keepsLatest: false).start {
        ($0.add(a), $0.add(b), $0.add(c), $0.add(d))
      }
    }
  }
}

extension Publishers.Zip4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}

extension Publisher {
  /// Publishes each value of this publisher with the corresponding ones of another.
  ///
  /// - Parameter other: The publisher whose values come second in each tuple.
  public func zip<P: Publisher>(_ other: P) -> Publishers.Zip<Self, P> where P.Failure == Failure {
    Publishers.Zip(self, other)
  }

  /// Publishes what a closure makes of each value and the corresponding one of another publisher.
  ///
  /// - Parameters:
  ///   - other: The publisher whose values are the closure's second argument.
  ///   - transform: Called with one value of each publisher; its result is published.
  public func zip<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.Zip<Self, P>, T> where P.Failure == Failure {
    zip(other).map { transform($0.0, $0.1) }
  }

  /// Publishes each value of this publisher with the corresponding ones of two others.
  ///
  /// - Parameters:
  ///   - publisher1: The publisher whose values come second in each tuple.
  ///   - publisher2: The publisher whose values come third in each tuple.
  public func zip<P: Publisher, Q: Publisher>(_ publisher1: P, _ publisher2: Q) -> Publishers.Zip3<Self, P, Q>
  where P.Failure == Failure, P.Failure == Q.Failure {
    Publishers.Zip3(self, publisher1, publisher2)
  }

  /// Publishes what a closure makes of each value and the corresponding ones of two other publishers.
  ///
  /// - Parameters:
  ///   - publisher1: The publisher whose values are the closure's second argument.
  ///   - publisher2: The publisher whose values are the closure's third argument.
  ///   - transform: Called with one value of each publisher; its result is published.
  public func zip<P: Publisher, Q: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.Zip3<Self, P, Q>, T> where P.Failure == Failure, P.Failure == Q.Failure {
    zip(publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
  }

  /// Publishes each value of this publisher with the corresponding ones of three others.
  ///
  /// - Parameters:
  ///   - publisher1: The publisher whose values come second in each tuple.
  ///   - publisher2: The publisher whose values come third in each tuple.
  ///   - publisher3: The publisher whose values come fourth in each tuple.
  public func zip<P: Publisher, Q: Publisher, R: Publisher>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R
  ) -> Publishers.Zip4<Self, P, Q, R>
  where P.Failure == Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
    Publishers.Zip4(self, publisher1, publisher2, publisher3)
  }

  /// Publishes what a closure makes of each value and the corresponding ones of three other publishers.
  ///
  /// - Parameters:
  ///   - publisher1: The publisher whose values are the closure's second argument.
  ///   - publisher2: The publisher whose values are the closure's third argument.
  ///   - publisher3: The publisher whose values are the closure's fourth argument.
  ///   - transform: Called with one value of each publisher; its result is published.
  public func zip<P: Publisher, Q: Publisher, R: Publisher, T>(
    _ publisher1: P, _ publisher2: Q, _ publisher3: R,
    _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
  ) -> Publishers.Map<Publishers.Zip4<Self, P, Q, R>, T>
  where P.Failure == Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
    zip(publisher1, publisher2, publisher3).map { transform($0.0, $0.1, $0.2, $0.3) }
  }
}
