extension Publishers {
  /// A publisher of the values of any number of publishers of one type, as they come.
  ///
  ///     let rooms = [PassthroughSubject<String, Never>(), PassthroughSubject<String, Never>()]
  ///     let messages = Publishers.MergeMany(rooms).sink { print($0) }
  ///     rooms[1].send("Hello")  // Hello
  ///     rooms[0].send("Good morning")  // Good morning
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// The kind of values that are published.
    public typealias Output = Upstream.Output

    /// The kind of failure.
    public typealias Failure = Upstream.Failure

    /// The publishers whose values this one receives.
    public let publishers: [Upstream]

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      publishers.reduce(Merging.begin(to: subscriber)) { $0.adding($1) }.start()
    }

    /// Creates a publisher of the values of some publishers.
    ///
    /// - Parameter upstream: The publishers to receive values from; the result finishes when all of
    ///   them have.
    public init(_ upstream: Upstream...) {
      publishers = upstream
    }

    /// Creates a publisher of the values of the publishers in a sequence.
    ///
    /// - Parameter upstream: The publishers to receive values from; the result finishes when all of
    ///   them have.
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }

    /// Publishes the values of another publisher of the same type, too.
    ///
    /// - Parameter other: The publisher to add after the others.
    public func merge(with other: Upstream) -> Publishers.MergeMany<Upstream> {
      Publishers.MergeMany(publishers + [other])
    }
  }
}

extension Publishers.MergeMany: Equatable where Upstream: Equatable {}

extension Publisher {
  /// Publishes the values of this publisher and another of the same type, as they come.
  ///
  /// - Parameter other: The other publisher; the result finishes when both have.
  public func merge(with other: Self) -> Publishers.MergeMany<Self> {
    Publishers.MergeMany(self, other)
  }
}
