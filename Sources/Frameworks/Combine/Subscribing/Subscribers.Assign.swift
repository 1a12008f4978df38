extension Subscribers {
  /// A subscriber that requests all values at once and assigns them to a property of an object.
  ///
  /// It holds the object until the end or the cancellation.
  ///
  ///     final class Label { var text = "" }
  ///     let label = Label()
  ///     let names = PassthroughSubject<String, Never>()
  ///     let subscription = names.assign(to: \.text, on: label)
  ///     names.send("Ada")
  ///     print(label.text)  // Ada
  public final class Assign<Root, Input>: Subscriber, Cancellable, CustomStringConvertible, CustomReflectable,
    CustomPlaygroundDisplayConvertible
  {
    /// It follows only publishers that cannot fail, as a failure has no value to assign.
    public typealias Failure = Never

    private struct State {
      var link = Link.awaiting
      var object: Root?

      mutating func end() -> State {
        defer { self = State(link: .ended) }
        return self
      }
    }

    private let state: Locked<State>

    /// The property to assign to.
    public let keyPath: ReferenceWritableKeyPath<Root, Input>

    /// The object that has the property; `nil` after the end.
    public var object: Root? { state.withLock { $0.object } }

    /// The names of the type and its parameters.
    public var description: String { "Assign \(Root.self)." }

    /// A mirror of the object and the property.
    public var customMirror: Mirror {
      Mirror(self, children: ["object": object as Any, "keyPath": keyPath])
    }

    /// The names of the type and its parameters.
    public var playgroundDescription: Any { description }

    /// Creates a subscriber that assigns to a property of an object.
    ///
    /// - Parameters:
    ///   - object: The object, retained until the end or the cancellation.
    ///   - keyPath: The property to set, such as `\.text`.
    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      state = Locked(State(object: object))
      self.keyPath = keyPath
    }

    /// Requests all values of the first subscription, and cancels any other.
    ///
    /// - Parameter subscription: The connection to the publisher, on which values are requested and
    ///   which can be canceled.
    public func receive(subscription: any Subscription) {
      guard state.withLock({ $0.link.connect(subscription) }) else { return subscription.cancel() }
      subscription.request(.unlimited)
    }

    /// Assigns a value.
    ///
    /// - Parameter value: A value that was requested.
    public func receive(_ value: Input) -> Subscribers.Demand {
      let object = state.withLock { $0.link.subscription == nil ? nil : $0.object }
      object?[keyPath: keyPath] = value
      return .none
    }

    /// Releases the object.
    ///
    /// - Parameter completion: The end, normal or a failure.
    public func receive(completion: Subscribers.Completion<Never>) {
      _ = state.withLock { $0.end() }
    }

    /// Cancels the subscription and releases the object.
    public func cancel() {
      let old = state.withLock { $0.end() }
      old.link.subscription?.cancel()
    }
  }
}

extension Publisher where Failure == Never {
  /// Assigns each value to a property of an object, which is held meanwhile.
  ///
  /// - Parameters:
  ///   - keyPath: The property to set, such as `\.text`.
  ///   - object: The object that has the property, retained until the end or the cancellation.
  /// - Returns: What cancels the subscription when it is released.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    let assign = Subscribers.Assign(object: object, keyPath: keyPath)
    subscribe(assign)
    return AnyCancellable(assign)
  }
}
