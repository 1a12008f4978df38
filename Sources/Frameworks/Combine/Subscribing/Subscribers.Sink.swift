extension Subscribers {
  /// A subscriber that requests all values at once and hands them to a closure.
  ///
  ///     let sink = Subscribers.Sink<Int, Never>(
  ///       receiveCompletion: { print($0) }, receiveValue: { print($0) })
  ///     [1, 2].publisher.subscribe(sink)  // 1, 2, finished
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable, CustomStringConvertible,
    CustomReflectable, CustomPlaygroundDisplayConvertible
  {
    private struct State {
      var link = Link.awaiting
      var receiveValue: (Input) -> Void
      var receiveCompletion: (Subscribers.Completion<Failure>) -> Void

      /// Ends, and gives up the closures with all that they hold.
      mutating func end() -> State {
        defer { self = State(link: .ended, receiveValue: { _ in }, receiveCompletion: { _ in }) }
        return self
      }
    }

    private let state: Locked<State>

    /// The closure that receives values; it does nothing after the end.
    public var receiveValue: (Input) -> Void { state.withLock { $0.receiveValue } }

    /// The closure that receives the completion; it does nothing after the end.
    public var receiveCompletion: (Subscribers.Completion<Failure>) -> Void {
      state.withLock { $0.receiveCompletion }
    }

    /// The name of the type.
    public var description: String { "Sink" }

    /// A mirror without children.
    public var customMirror: Mirror { Mirror(self, children: EmptyCollection()) }

    /// The name of the type.
    public var playgroundDescription: Any { description }

    /// Creates a sink of two closures.
    ///
    /// - Parameters:
    ///   - receiveCompletion: Called once at the end, with a failure if there is one; not after a
    ///     cancellation.
    ///   - receiveValue: Called with each value; released at the end or the cancellation.
    public init(
      receiveCompletion: @escaping ((Subscribers.Completion<Failure>) -> Void),
      receiveValue: @escaping ((Input) -> Void)
    ) {
      state = Locked(State(receiveValue: receiveValue, receiveCompletion: receiveCompletion))
    }

    /// Requests all values of the first subscription, and cancels any other.
    ///
    /// - Parameter subscription: The connection to the publisher, on which values are requested and
    ///   which can be canceled.
    public func receive(subscription: any Subscription) {
      guard state.withLock({ $0.link.connect(subscription) }) else { return subscription.cancel() }
      subscription.request(.unlimited)
    }

    /// Hands a value to the closure.
    ///
    /// - Parameter value: A value that was requested.
    public func receive(_ value: Input) -> Subscribers.Demand {
      receiveValue(value)
      return .none
    }

    /// Hands the completion to the closure, and releases both closures.
    ///
    /// - Parameter completion: The end, normal or a failure.
    public func receive(completion: Subscribers.Completion<Failure>) {
      let old = state.withLock { $0.end() }
      old.receiveCompletion(completion)
    }

    /// Cancels the subscription, and releases both closures.
    public func cancel() {
      let old = state.withLock { $0.end() }
      old.link.subscription?.cancel()
    }
  }
}

extension Publisher {
  /// Attaches a subscriber with closures for values and for the completion.
  ///
  /// - Parameters:
  ///   - receiveCompletion: Called once at the end, with a failure if there is one; not after a
  ///     cancellation.
  ///   - receiveValue: Called with each value; released at the end or the cancellation.
  /// - Returns: What cancels the subscription when it is released; keep it as long as values are of use.
  public func sink(
    receiveCompletion: @escaping ((Subscribers.Completion<Failure>) -> Void),
    receiveValue: @escaping ((Output) -> Void)
  ) -> AnyCancellable {
    let sink = Subscribers.Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    subscribe(sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Attaches a subscriber with a closure for values to a publisher that never fails.
  ///
  /// - Parameter receiveValue: Called with each value; released at the end or the cancellation.
  /// - Returns: What cancels the subscription when it is released; keep it as long as values are of use.
  public func sink(receiveValue: @escaping ((Output) -> Void)) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }
}
