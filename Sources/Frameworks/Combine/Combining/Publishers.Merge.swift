extension Publishers {
  /// A publisher of the values of two publishers, as they come.
  ///
  ///     let taps = PassthroughSubject<String, Never>()
  ///     let keys = PassthroughSubject<String, Never>()
  ///     let events = taps.merge(with: keys).sink { print($0) }
  ///     keys.send("Return")  // Return
  ///     taps.send("Save")  // Save
  public struct Merge<A: Publisher, B: Publisher>: MergingPublisher
  where A.Failure == B.Failure, A.Output == B.Output {
    /// A publisher whose values this one receives.
    public let a: A

    /// A publisher whose values this one receives.
    public let b: B

    /// Creates a publisher; apps call `merge(with:)`.
    ///
    /// - Parameters:
    ///   - a: The first publisher to receive values from.
    ///   - b: The second publisher to receive values from.
    public init(_ a: A, _ b: B) {
      (self.a, self.b) = (a, b)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == A.Output, S.Failure == Failure {
      Merging.begin(to: subscriber).adding(a).adding(b).start()
    }
  }
}

extension Publishers.Merge: Equatable where A: Equatable, B: Equatable {}

extension Publishers {
  /// A publisher of the values of three publishers, as they come.
  ///
  ///     let timer = PassthroughSubject<Void, Never>()
  ///     let button = PassthroughSubject<Void, Never>()
  ///     let reloads = timer.merge(with: button, Just(())).sink { print("reload") }  // reload
  ///     button.send()  // reload
  public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: MergingPublisher
  where A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output {
    /// A publisher whose values this one receives.
    public let a: A

    /// A publisher whose values this one receives.
    public let b: B

    /// A publisher whose values this one receives.
    public let c: C

    /// Creates a publisher; apps call `merge(with:_:)`.
    ///
    /// - Parameters:
    ///   - a: The first publisher to receive values from.
    ///   - b: The second publisher to receive values from.
    ///   - c: The third publisher to receive values from.
    public init(_ a: A, _ b: B, _ c: C) {
      (self.a, self.b, self.c) = (a, b, c)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == A.Output, S.Failure == Failure {
      Merging.begin(to: subscriber).adding(a).adding(b).adding(c).start()
    }
  }
}

extension Publishers.Merge3: Equatable where A: Equatable, B: Equatable, C: Equatable {}

extension Publishers {
  /// A publisher of the values of four publishers, as they come.
  public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: MergingPublisher
  where
    A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output,
    C.Failure == D.Failure, C.Output == D.Output
  {
    /// A publisher whose values this one receives.
    public let a: A

    /// A publisher whose values this one receives.
    public let b: B

    /// A publisher whose values this one receives.
    public let c: C

    /// A publisher whose values this one receives.
    public let d: D

    /// Creates a publisher; apps call `merge(with:_:_:)`.
    ///
    /// - Parameters:
    ///   - a: The first publisher to receive values from.
    ///   - b: The second publisher to receive values from.
    ///   - c: The third publisher to receive values from.
    ///   - d: The fourth publisher to receive values from.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      (self.a, self.b, self.c, self.d) = (a, b, c, d)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == A.Output, S.Failure == Failure {
      Merging.begin(to: subscriber).adding(a).adding(b).adding(c).adding(d).start()
    }
  }
}

extension Publishers.Merge4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}

extension Publishers {
  /// A publisher of the values of five publishers, as they come.
  public struct Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher>: MergingPublisher
  where
    A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output,
    C.Failure == D.Failure, C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output
  {
    /// A publisher whose values this one receives.
    public let a: A

    /// A publisher whose values this one receives.
    public let b: B

    /// A publisher whose values this one receives.
    public let c: C

    /// A publisher whose values this one receives.
    public let d: D

    /// A publisher whose values this one receives.
    public let e: E

    /// Creates a publisher; apps call `merge(with:_:_:_:)`.
    ///
    /// - Parameters:
    ///   - a: The first publisher to receive values from.
    ///   - b: The second publisher to receive values from.
    ///   - c: The third publisher to receive values from.
    ///   - d: The fourth publisher to receive values from.
    ///   - e: The fifth publisher to receive values from.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
      (self.a, self.b, self.c, self.d, self.e) = (a, b, c, d, e)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == A.Output, S.Failure == Failure {
      Merging.begin(to: subscriber).adding(a).adding(b).adding(c).adding(d).adding(e).start()
    }
  }
}

extension Publishers.Merge5: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable {}

extension Publishers {
  /// A publisher of the values of six publishers, as they come.
  public struct Merge6<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>:
    MergingPublisher
  where
    A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output,
    C.Failure == D.Failure, C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output,
    E.Failure == F.Failure, E.Output == F.Output
  {
    /// A publisher whose values this one receives.
    public let a: A

    /// A publisher whose values this one receives.
    public let b: B

    /// A publisher whose values this one receives.
    public let c: C

    /// A publisher whose values this one receives.
    public let d: D

    /// A publisher whose values this one receives.
    public let e: E

    /// A publisher whose values this one receives.
    public let f: F

    /// Creates a publisher; apps call `merge(with:_:_:_:_:)`.
    ///
    /// - Parameters:
    ///   - a: The first publisher to receive values from.
    ///   - b: The second publisher to receive values from.
    ///   - c: The third publisher to receive values from.
    ///   - d: The fourth publisher to receive values from.
    ///   - e: The fifth publisher to receive values from.
    ///   - f: The sixth publisher to receive values from.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
      (self.a, self.b, self.c, self.d, self.e, self.f) = (a, b, c, d, e, f)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == A.Output, S.Failure == Failure {
      Merging.begin(to: subscriber).adding(a).adding(b).adding(c).adding(d).adding(e).adding(f).start()
    }
  }
}

extension Publishers.Merge6: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable {}

extension Publishers {
  /// A publisher of the values of seven publishers, as they come.
  public struct Merge7<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher
  >: MergingPublisher
  where
    A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output,
    C.Failure == D.Failure, C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output,
    E.Failure == F.Failure, E.Output == F.Output, F.Failure == G.Failure, F.Output == G.Output
  {
    /// A publisher whose values this one receives.
    public let a: A

    /// A publisher whose values this one receives.
    public let b: B

    /// A publisher whose values this one receives.
    public let c: C

    /// A publisher whose values this one receives.
    public let d: D

    /// A publisher whose values this one receives.
    public let e: E

    /// A publisher whose values this one receives.
    public let f: F

    /// A publisher whose values this one receives.
    public let g: G

    /// Creates a publisher; apps call `merge(with:_:_:_:_:_:)`.
    ///
    /// - Parameters:
    ///   - a: The first publisher to receive values from.
    ///   - b: The second publisher to receive values from.
    ///   - c: The third publisher to receive values from.
    ///   - d: The fourth publisher to receive values from.
    ///   - e: The fifth publisher to receive values from.
    ///   - f: The sixth publisher to receive values from.
    ///   - g: The seventh publisher to receive values from.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
      (self.a, self.b, self.c, self.d, self.e, self.f, self.g) = (a, b, c, d, e, f, g)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == A.Output, S.Failure == Failure {
      Merging.begin(to: subscriber).adding(a).adding(b).adding(c).adding(d).adding(e).adding(f).adding(g)
        .start()
    }
  }
}

extension Publishers.Merge7: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable {}

extension Publishers {
  /// A publisher of the values of eight publishers, as they come.
  public struct Merge8<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher,
    H: Publisher
  >: MergingPublisher
  where
    A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output,
    C.Failure == D.Failure, C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output,
    E.Failure == F.Failure, E.Output == F.Output, F.Failure == G.Failure, F.Output == G.Output,
    G.Failure == H.Failure, G.Output == H.Output
  {
    /// A publisher whose values this one receives.
    public let a: A

    /// A publisher whose values this one receives.
    public let b: B

    /// A publisher whose values this one receives.
    public let c: C

    /// A publisher whose values this one receives.
    public let d: D

    /// A publisher whose values this one receives.
    public let e: E

    /// A publisher whose values this one receives.
    public let f: F

    /// A publisher whose values this one receives.
    public let g: G

    /// A publisher whose values this one receives.
    public let h: H

    /// Creates a publisher; apps call `merge(with:_:_:_:_:_:_:)`.
    ///
    /// - Parameters:
    ///   - a: The first publisher to receive values from.
    ///   - b: The second publisher to receive values from.
    ///   - c: The third publisher to receive values from.
    ///   - d: The fourth publisher to receive values from.
    ///   - e: The fifth publisher to receive values from.
    ///   - f: The sixth publisher to receive values from.
    ///   - g: The seventh publisher to receive values from.
    ///   - h: The eighth publisher to receive values from.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
      (self.a, self.b, self.c, self.d, self.e, self.f, self.g, self.h) = (a, b, c, d, e, f, g, h)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == A.Output, S.Failure == Failure {
      Merging.begin(to: subscriber).adding(a).adding(b).adding(c).adding(d).adding(e).adding(f).adding(g)
        .adding(h).start()
    }
  }
}

extension Publishers.Merge8: Equatable
where
  A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable,
  H: Equatable
{}
