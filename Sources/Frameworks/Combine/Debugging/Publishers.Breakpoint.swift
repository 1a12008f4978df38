import Foundation

extension Publishers {
  /// A publisher that stops in the debugger when a closure returns `true`.
  ///
  ///     let numbers = PassthroughSubject<Int, Never>()
  ///     let checked = numbers.breakpoint(receiveOutput: { $0 < 0 }).sink { print($0) }
  ///     numbers.send(1)  // 1; sending -1 would stop in the debugger
  public struct Breakpoint<Upstream: Publisher>: KeepsOutput, KeepsFailure {
    /// The publisher whose values this one receives.
    public let upstream: Upstream

    /// Decides whether to stop at the subscription.
    public let receiveSubscription: ((any Subscription) -> Bool)?

    /// Decides whether to stop at a value.
    public let receiveOutput: ((Upstream.Output) -> Bool)?

    /// Decides whether to stop at the completion.
    public let receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)?

    /// Creates a publisher; apps call `breakpoint(receiveSubscription:receiveOutput:receiveCompletion:)`.
    ///
    /// - Parameters:
    ///   - upstream: The publisher to receive values from.
    ///   - receiveSubscription: Called with the subscription; stops if it returns `true`. `nil`
    ///     never stops.
    ///   - receiveOutput: Called with each value before it is published; stops if it returns
    ///     `true`.
    ///   - receiveCompletion: Called with the completion before it is published; stops if it
    ///     returns `true`.
    public init(
      upstream: Upstream, receiveSubscription: ((any Subscription) -> Bool)? = nil,
      receiveOutput: ((Upstream.Output) -> Bool)? = nil,
      receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
    ) {
      (self.upstream, self.receiveSubscription) = (upstream, receiveSubscription)
      (self.receiveOutput, self.receiveCompletion) = (receiveOutput, receiveCompletion)
    }

    /// Attaches a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Upstream.Output, S.Failure == Failure {
      let breakpoint = self
      upstream.subscribe(
        Relay<Upstream.Output, Failure>(
          "Breakpoint",
          receiveSubscription: { subscription in
            stopInDebugger(if: breakpoint.receiveSubscription?(subscription))
            subscriber.receive(subscription: subscription)
          },
          receiveValue: { value in
            stopInDebugger(if: breakpoint.receiveOutput?(value))
            return subscriber.receive(value)
          },
          receiveCompletion: { completion in
            stopInDebugger(if: breakpoint.receiveCompletion?(completion))
            subscriber.receive(completion: completion)
          }))
    }
  }
}

/// Sends the signal at which a debugger stops.
private func stopInDebugger(if condition: Bool?) {
  if condition == true { raise(SIGTRAP) }
}

extension Publisher {
  /// Stops in the debugger when one of the closures returns `true`; without a debugger the program ends.
  ///
  /// - Parameters:
  ///   - receiveSubscription: Called with the subscription; stops if it returns `true`. `nil` never
  ///     stops.
  ///   - receiveOutput: Called with each value before it is published; stops if it returns `true`.
  ///   - receiveCompletion: Called with the completion before it is published; stops if it returns
  ///     `true`.
  public func breakpoint(
    receiveSubscription: ((any Subscription) -> Bool)? = nil, receiveOutput: ((Output) -> Bool)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
  ) -> Publishers.Breakpoint<Self> {
    Publishers.Breakpoint(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion)
  }

  /// Stops in the debugger at a failure; without a debugger the program ends.
  public func breakpointOnError() -> Publishers.Breakpoint<Self> {
    breakpoint(receiveCompletion: { completion in
      if case .failure = completion { true } else { false }
    })
  }
}
