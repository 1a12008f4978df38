extension Publishers {
  /// A publisher that calls closures for what happens.
  ///
  ///     let names = Just("Ada").handleEvents(
  ///       receiveSubscription: { _ in print("begins") }, receiveOutput: { print("receives \($0)") },
  ///       receiveCompletion: { _ in print("ends") }
  ///     ).sink { print($0) }  // begins, receives Ada, Ada, ends
  public struct HandleEvents<Upstream: Publisher>: KeepsOutput, KeepsFailure {
    /// The publisher whose values this one receives.
    public let upstream: Upstream

    /// Called with the subscription.
    public var receiveSubscription: ((any Subscription) -> Void)?

    /// Called with each value.
    public var receiveOutput: ((Upstream.Output) -> Void)?

    /// Called with the completion.
    public var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?

    /// Called before a cancellation.
    public var receiveCancel: (() -> Void)?

    /// Called with each demand, including those that a subscriber returns for a value.
    public var receiveRequest: ((Subscribers.Demand) -> Void)?

    /// Creates a publisher; apps call the operator `handleEvents`.
    ///
    /// - Parameters:
    ///   - upstream: The publisher to receive values from.
    ///   - receiveSubscription: Called with the subscription before the subscriber receives it.
    ///   - receiveOutput: Called with each value before it is published.
    ///   - receiveCompletion: Called with the completion before it is published.
    ///   - receiveCancel: Called before a cancellation, which excludes a completion.
    ///   - receiveRequest: Called with each demand, including those that the subscriber returns for
    ///     a value.
    public init(
      upstream: Upstream, receiveSubscription: ((any Subscription) -> Void)? = nil,
      receiveOutput: ((Upstream.Output) -> Void)? = nil,
      receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
      receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)?
    ) {
      self.upstream = upstream
      self.receiveSubscription = receiveSubscription
      self.receiveOutput = receiveOutput
      self.receiveCompletion = receiveCompletion
      self.receiveCancel = receiveCancel
      self.receiveRequest = receiveRequest
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Upstream.Output, S.Failure == Failure {
      upstream.subscribe(HandleEventsSubscription("HandleEvents", to: subscriber, handlers: self))
    }
  }
}

extension Publisher {
  /// Calls closures for what happens, before it happens.
  ///
  /// - Parameters:
  ///   - receiveSubscription: Called with the subscription before the subscriber receives it.
  ///   - receiveOutput: Called with each value before it is published.
  ///   - receiveCompletion: Called with the completion before it is published.
  ///   - receiveCancel: Called before a cancellation, which excludes a completion.
  ///   - receiveRequest: Called with each demand, including those that the subscriber returns for a
  ///     value.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil, receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil,
    receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    Publishers.HandleEvents(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion, receiveCancel: receiveCancel, receiveRequest: receiveRequest)
  }
}
