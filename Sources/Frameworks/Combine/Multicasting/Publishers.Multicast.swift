extension Publishers {
  /// A publisher that sends the values of one subscription to all its subscribers, through a subject.
  ///
  ///     let numbers = [1, 2].publisher.multicast { PassthroughSubject<Int, Never>() }
  ///     let first = numbers.sink { print("first: \($0)") }
  ///     let second = numbers.sink { print("second: \($0)") }
  ///     let connection = numbers.connect()  // first: 1, second: 1, first: 2, second: 2
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
  where Upstream.Failure == SubjectType.Failure, Upstream.Output == SubjectType.Output {
    /// The kind of values that are published.
    public typealias Output = Upstream.Output

    /// The kind of failure.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values this one receives.
    public let upstream: Upstream

    /// Makes the subject when there is a first subscriber or a connection.
    public let createSubject: () -> SubjectType

    private let subject = Locked(nil as SubjectType?)

    /// Creates a publisher; apps call `multicast(_:)`.
    ///
    /// - Parameters:
    ///   - upstream: The publisher to receive values from.
    ///   - createSubject: Called once, when there is a first subscriber or connection; the subject
    ///     is kept.
    public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
      (self.upstream, self.createSubject) = (upstream, createSubject)
    }

    private func currentSubject() -> SubjectType {
      if let subject = subject.withLock({ $0 }) { return subject }
      let new = createSubject()
      return subject.withLock { subject in
        if subject == nil { subject = new }
        return subject ?? new
      }
    }

    /// Attaches a subscriber to the subject.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
      currentSubject().subscribe(
        OperatorSubscription(Stepper<Output, Output, Failure>("Multicast") { .send($0) }, to: subscriber))
    }

    /// Subscribes to the upstream publisher.
    ///
    /// - Returns: What cancels that subscription; a later one has the same subject and subscribers.
    public func connect() -> any Cancellable {
      upstream.subscribe(currentSubject())
    }
  }
}

extension Publisher {
  /// Sends the values of one subscription to all subscribers, through a subject that a closure makes.
  ///
  /// - Parameter createSubject: Called once, when there is a first subscriber or connection; the
  ///   subject is kept.
  public func multicast<S: Subject>(_ createSubject: @escaping () -> S) -> Publishers.Multicast<Self, S>
  where S.Failure == Failure, S.Output == Output {
    Publishers.Multicast(upstream: self, createSubject: createSubject)
  }

  /// Sends the values of one subscription to all subscribers, through a subject.
  ///
  /// - Parameter subject: The subject through which all values go; kept by the publisher.
  public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
  where S.Failure == Failure, S.Output == Output {
    multicast { subject }
  }
}
