extension SignalProvider {
  /// Returns a signal of the transformed values.
  ///
  /// - Parameters:
  ///   - scheduler: The scheduler of the closure; the current one by default.
  ///   - transform: Called with each value, for each listener.
  public func map<Other>(
    on scheduler: Scheduler = .current, _ transform: @escaping (Value) -> Other
  ) -> CoreSignal<Kind.DropWrite, Other> {
    let signal = providedSignal
    return CoreSignal { send in
      signal.receive(on: scheduler) { delivery in
        // The opening is delivered on the running scheduler.
        send(delivery.map { value in scheduler.sync { transform(value) } })
      }
    }
  }

  /// Returns a signal of the transformed values, which ends with the first error that `transform`
  /// throws.
  ///
  /// - Parameters:
  ///   - scheduler: The scheduler of the closure; the current one by default.
  ///   - transform: Called with each value; a thrown error ends the signal.
  public func map<Other>(
    on scheduler: Scheduler = .current, _ transform: @escaping (Value) throws -> Other
  ) -> FiniteSignal<Other> {
    let signal = providedSignal
    return FiniteSignal { send in
      signal.receive(on: scheduler) { delivery in
        switch delivery {
        case .opening: send(.opening(nil))
        case .event(let event): send(.event(event.map(transform)))
        }
      }
    }
  }

  /// Returns a signal of a property of the values.
  ///
  /// - Parameter keyPath: The property, read from each value.
  public subscript<Property>(keyPath: KeyPath<Value, Property>) -> CoreSignal<Kind.DropWrite, Property> {
    map(on: .none) { $0[keyPath: keyPath] }
  }

  /// Returns a signal of the transformed values, without `nil`.
  ///
  /// - Parameters:
  ///   - scheduler: The scheduler of the closure; the current one by default.
  ///   - transform: Returns the value to send; `nil` sends nothing.
  public func compactMap<Other>(
    on scheduler: Scheduler = .current, _ transform: @escaping (Value) -> Other?
  ) -> CoreSignal<Kind.DropReadWrite, Other> {
    passing(on: scheduler) { value, send in transform(value).map(send) }
  }

  /// Returns a signal of the values that a closure accepts.
  ///
  /// - Parameters:
  ///   - scheduler: The scheduler of the closure; the current one by default.
  ///   - isIncluded: Returns whether a value is sent.
  public func filter(
    on scheduler: Scheduler = .current, _ isIncluded: @escaping (Value) -> Bool
  ) -> CoreSignal<Kind.DropReadWrite, Value> {
    passing(on: scheduler) { value, send in if isIncluded(value) { send(value) } }
  }

  /// Returns a signal that sends `Void` in place of each value.
  public func toVoid() -> CoreSignal<Kind.DropWrite, Void> {
    map(on: .none) { (_: Value) in }
  }

  /// Returns a signal that calls back with each value before its listeners.
  ///
  /// - Parameters:
  ///   - scheduler: The scheduler of the closure; the current one by default.
  ///   - callback: Called with each value, for each listener.
  public func atValue(
    on scheduler: Scheduler = .current, _ callback: @escaping (Value) -> Void
  ) -> CoreSignal<Kind, Value> {
    let signal = providedSignal
    return CoreSignal(setValue: signal.setValue) { send in
      signal.receive(on: scheduler) { delivery in
        if let value = delivery.event?.value { callback(value) }
        send(delivery)
      }
    }
  }

  /// Returns a signal that numbers the values, from 0 for each listener.
  public func enumerate() -> CoreSignal<Kind.DropReadWrite, (Int, Value)> {
    let signal = providedSignal
    return CoreSignal { send in
      var count = 0
      return signal.receive { delivery in
        delivery.passing(to: send) { value, send in
          defer { count += 1 }
          send((count, value))
        }
      }
    }
  }

  /// Returns a signal that sends each value with the previous one.
  ///
  /// For a readable signal, the current value counts as the one before the first.
  public func latestTwo() -> CoreSignal<Kind.DropReadWrite, (Value, Value)> {
    let signal = providedSignal
    return CoreSignal { send in
      var last: Value?
      return signal.receive { delivery in
        let former = last
        last = delivery.value
        delivery.passing(to: send) { value, send in
          if let former { send((former, value)) }
        }
      }
    }
  }

  /// Returns a signal without values that are the same as the previous one.
  ///
  /// For a readable signal, the current value counts as the one before the first. A writable signal
  /// is not set to a value that is the same as the current one.
  ///
  /// - Parameters:
  ///   - scheduler: The scheduler of the closure; the current one by default.
  ///   - isSame: Returns whether two consecutive values are the same.
  public func distinct(
    on scheduler: Scheduler = .current, _ isSame: @escaping (Value, Value) -> Bool
  ) -> CoreSignal<Kind, Value> {
    let signal = providedSignal
    let setValue = signal.setValue.map { setValue in
      { (new: Value) in
        let present = signal.presentValue
        if !scheduler.sync(execute: { isSame(new, present) }) { setValue(new) }
      }
    }
    return CoreSignal(setValue: setValue) { send in
      var last: Value?
      return signal.receive(on: scheduler) { delivery in
        let former = last
        last = delivery.value ?? last
        if let value = delivery.event?.value, let former, isSame(former, value) { return }
        send(delivery)
      }
    }
  }

  /// Returns a signal that sends some values to each listener at once, and then this signal's
  /// events.
  ///
  /// - Parameter values: The values for each listener, in order, before any event.
  public func start(with values: Value...) -> CoreSignal<Kind, Value> {
    let signal = providedSignal
    return CoreSignal(setValue: signal.setValue) { send in
      signal.receive { delivery in
        send(delivery)
        if case .opening = delivery { values.forEach { send(.value($0)) } }
      }
    }
  }

  /// Returns a signal of the values that `pass` sends for each value, and of the end.
  func passing<NewKind: SignalKind, Other>(
    on scheduler: Scheduler, _ pass: @escaping (Value, (Other) -> Void) -> Void
  ) -> CoreSignal<NewKind, Other> {
    let signal = providedSignal
    return CoreSignal { send in
      signal.receive(on: scheduler) { $0.passing(to: send, pass) }
    }
  }
}

extension Delivery {
  /// Sends an opening without a value, the values that `pass` sends for a value, or the end.
  func passing<Other>(to send: @escaping (Delivery<Other>) -> Void, _ pass: (Value, (Other) -> Void) -> Void)
  {
    switch self {
    case .opening: send(.opening(nil))
    case .event(.value(let value)): pass(value) { send(.value($0)) }
    case .event(.end(let error)): send(.end(error))
    }
  }
}

extension SignalProvider where Value: Equatable {
  /// Returns a signal without values that equal the previous one.
  ///
  /// A writable signal is not set to its current value.
  ///
  /// - Parameter scheduler: The scheduler of the comparison; the current one by default.
  public func distinct(on scheduler: Scheduler = .current) -> CoreSignal<Kind, Value> {
    distinct(on: scheduler, ==)
  }
}

extension SignalProvider where Value == Bool {
  /// Returns a signal of the opposite values.
  public func negate() -> CoreSignal<Kind.DropWrite, Bool> {
    map(on: .none) { !$0 }
  }
}
