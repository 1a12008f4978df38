extension SignalProvider {
  /// Returns a signal whose listeners share one attachment to this one.
  public func shared() -> CoreSignal<Kind, Value> {
    let signal = providedSignal
    return CoreSignal(
      getValue: signal.getValue, setValue: signal.setValue, attach: SharedSource(signal.listen).listen)
  }

  /// Returns the signal without what it can do besides sending values.
  public func plain() -> CoreSignal<Kind.DropReadWrite, Value> {
    CoreSignal(attach: providedSignal.listen)
  }
}

extension SignalProvider where Kind.DropReadWrite == Plain {
  /// Returns the signal as one that may end, though it does not.
  public func finite() -> FiniteSignal<Value> {
    FiniteSignal(attach: providedSignal.listen)
  }
}

extension SignalProvider where Kind == Finite {
  /// Returns the signal without its end.
  public func plain() -> Signal<Value> {
    let signal = providedSignal
    return Signal(attach: { send in signal.listen { if !$0.isEnd { send($0) } } })
  }
}

extension SignalProvider where Kind == Plain {
  /// Returns the signal with a value that a closure reads.
  public func readable(getValue: @escaping () -> Value) -> ReadSignal<Value> {
    ReadSignal(getValue: getValue, attach: providedSignal.listen)
  }

  /// Returns the signal with the value of an expression.
  public func readable(capturing value: @autoclosure @escaping () -> Value) -> ReadSignal<Value> {
    readable(getValue: value)
  }

  /// Returns the signal with its last value, which is `initial` at first.
  ///
  /// The value is up to date as long as there are listeners.
  public func readable(initial: Value) -> ReadSignal<Value> {
    let signal = providedSignal
    var value = initial
    return ReadSignal(
      getValue: { value },
      attach: SharedSource { send in
        signal.listen { event in
          if let new = event.value { value = new }
          send(event)
        }
      }.listen)
  }
}

extension SignalProvider where Kind == Read {
  /// Returns the signal with a closure that sets its value; the signal sends the changes as before.
  public func writable(setValue: @escaping (Value) -> Void) -> ReadWriteSignal<Value> {
    let signal = providedSignal
    return ReadWriteSignal(getValue: signal.getValue, setValue: setValue, attach: signal.listen)
  }
}

extension SignalProvider where Kind == ReadWrite {
  /// Returns the signal without the possibility to set its value.
  public func readOnly() -> ReadSignal<Value> {
    let signal = providedSignal
    return ReadSignal(getValue: signal.getValue, attach: signal.listen)
  }
}

extension SignalProvider where Kind == Finite {
  /// Returns a signal that calls back with each event before its listeners.
  public func atEvent(_ callback: @escaping (Event<Value>) -> Void) -> FiniteSignal<Value> {
    let signal = providedSignal
    return FiniteSignal { send in
      signal.listen { event in
        callback(event)
        send(event)
      }
    }
  }

  /// Returns a signal that calls back at the end before its listeners.
  public func atEnd(_ callback: @escaping () -> Void) -> FiniteSignal<Value> {
    atEvent { if $0.isEnd { callback() } }
  }

  /// Returns a signal that calls back with the error at the end, if there is one, before its
  /// listeners.
  public func atError(_ callback: @escaping (any Error) -> Void) -> FiniteSignal<Value> {
    atEvent { $0.error.map(callback) }
  }

  /// Returns a signal that sends all values in one array, at an end without an error.
  public func collect() -> FiniteSignal<[Value]> {
    let signal = providedSignal
    return FiniteSignal { send in
      var values: [Value] = []
      return signal.listen { event in
        if let value = event.value { return values.append(value) }
        if event.error == nil { send(.value(values)) }
        send(.end(event.error))
      }
    }
  }
}

extension SignalProvider {
  /// Returns a signal of values together with an object, which sends nothing after that is
  /// deallocated.
  public func with<Object: AnyObject>(
    weak object: Object
  ) -> CoreSignal<Kind.DropReadWrite, (Value, Object)> {
    passing { [weak object] value, send in object.map { send((value, $0)) } }
  }
}
