extension SignalProvider {
  /// Calls back with each value until the returned disposable is disposed of or deallocated.
  ///
  /// - Parameters:
  ///   - scheduler: The scheduler of the closure; the current one by default.
  ///   - callback: Called with each value.
  public func onValue(
    on scheduler: Scheduler = .current, _ callback: @escaping (Value) -> Void
  ) -> any Disposable {
    providedSignal.listen(on: scheduler) { event in event.value.map(callback) }
  }

  /// Calls back with the next value only.
  ///
  /// - Parameters:
  ///   - scheduler: The scheduler of the closure; the current one by default.
  ///   - callback: Called at most once.
  public func onFirstValue(
    on scheduler: Scheduler = .current, _ callback: @escaping (Value) -> Void
  ) -> any Disposable {
    take(first: 1).onValue(on: scheduler, callback)
  }

  /// Calls back with each value.
  ///
  /// The returned disposable is disposed of before the next call, and at the end of listening.
  ///
  /// - Parameters:
  ///   - scheduler: The scheduler of the closure; the current one by default.
  ///   - callback: Called with each value; returns what to dispose of before the next one, or
  ///     `nil`.
  public func onValueDisposePrevious(
    on scheduler: Scheduler = .current, _ callback: @escaping (Value) -> (any Disposable)?
  ) -> any Disposable {
    let bag = DisposeBag()
    let previous = bag.innerBag()
    bag += onValue(on: scheduler) { value in
      previous.dispose()
      previous += callback(value)
    }
    return bag
  }
}

extension SignalProvider where Kind == Finite {
  /// Calls back with each event until the end.
  ///
  /// - Parameters:
  ///   - scheduler: The scheduler of the closure; the current one by default.
  ///   - callback: Called with each event, last with the end.
  public func onEvent(
    on scheduler: Scheduler = .current, _ callback: @escaping (Event<Value>) -> Void
  ) -> any Disposable {
    providedSignal.listen(on: scheduler, callback)
  }

  /// Calls back at the end.
  ///
  /// - Parameters:
  ///   - scheduler: The scheduler of the closure; the current one by default.
  ///   - callback: Called at most once, with or without an error.
  public func onEnd(on scheduler: Scheduler = .current, _ callback: @escaping () -> Void) -> any Disposable {
    onEvent(on: scheduler) { if $0.isEnd { callback() } }
  }

  /// Calls back with the error at the end, if there is one.
  ///
  /// - Parameters:
  ///   - scheduler: The scheduler of the closure; the current one by default.
  ///   - callback: Called at most once, only for an end with an error.
  public func onError(
    on scheduler: Scheduler = .current, _ callback: @escaping (any Error) -> Void
  ) -> any Disposable {
    onEvent(on: scheduler) { $0.error.map(callback) }
  }

  /// Returns a signal that calls back with each event before its listener.
  ///
  /// - Parameters:
  ///   - scheduler: The scheduler of the closure; the current one by default.
  ///   - callback: Called with each event, once for each listener, last with the end.
  public func atEvent(
    on scheduler: Scheduler = .current, _ callback: @escaping (Event<Value>) -> Void
  ) -> FiniteSignal<Value> {
    let signal = providedSignal
    return FiniteSignal { send in
      signal.receive(on: scheduler) { delivery in
        delivery.event.map(callback)
        send(delivery)
      }
    }
  }

  /// Returns a signal that calls back at the end before its listener.
  ///
  /// - Parameters:
  ///   - scheduler: The scheduler of the closure; the current one by default.
  ///   - callback: Called at the end, with or without an error, once for each listener.
  public func atEnd(
    on scheduler: Scheduler = .current, _ callback: @escaping () -> Void
  ) -> FiniteSignal<Value> {
    atEvent(on: scheduler) { if $0.isEnd { callback() } }
  }

  /// Returns a signal that calls back with the error at the end, before its listener.
  ///
  /// - Parameters:
  ///   - scheduler: The scheduler of the closure; the current one by default.
  ///   - callback: Called at an end with an error, once for each listener.
  public func atError(
    on scheduler: Scheduler = .current, _ callback: @escaping (any Error) -> Void
  ) -> FiniteSignal<Value> {
    atEvent(on: scheduler) { $0.error.map(callback) }
  }
}
