extension CoreSignal where Kind == Finite {
  /// Creates a signal that never sends anything.
  public convenience init() {
    self.init(onEvent: { _ in NilDisposer() })
  }

  /// Creates a signal of the events that a closure sends.
  ///
  /// - Parameter attach: Called for the first listener, with the closure that sends events; the
  ///   returned disposable is disposed of at the end, or after the last listener.
  public convenience init(onEvent attach: @escaping (@escaping (Event<Value>) -> Void) -> any Disposable) {
    self.init(source: SharedSource(attachEvents: attach))
  }

  /// Creates a signal of the events that a callbacker is called with.
  ///
  /// - Parameter callbacker: Called with each event; calls after the end are ignored.
  public convenience init(callbacker: Callbacker<Event<Value>>) {
    self.init(onEvent: callbacker.addCallback)
  }

  /// Creates a finite signal from any other signal.
  ///
  /// - Parameter provider: The signal, which is only listened to while the new one is.
  public convenience init<Provider: SignalProvider<Value>>(_ provider: Provider) {
    let signal = provider.providedSignal
    self.init { send in signal.receive { send($0.withoutPresentValue) } }
  }
}

extension Sequence {
  /// Returns a signal that sends the elements to each listener at once, and ends.
  public func signal() -> FiniteSignal<Element> {
    FiniteSignal { send in
      send(.opening(nil))
      forEach { send(.value($0)) }
      send(.end(nil))
      return NilDisposer()
    }
  }
}
