extension SignalProvider {
  /// Lets listeners of the returned signal share one attachment to this one.
  public func shared() -> CoreSignal<Kind, Value> {
    let signal = providedSignal
    return CoreSignal(
      getValue: signal.getValue, setValue: signal.setValue, attach: SharedSource(signal.listen).listen)
  }

  /// The signal without what it can do besides telling.
  public func plain() -> CoreSignal<Kind.DropReadWrite, Value> {
    CoreSignal(attach: providedSignal.listen)
  }
}

extension SignalProvider where Kind.DropReadWrite == Plain {
  /// The signal as one that may end, though it does not.
  public func finite() -> FiniteSignal<Value> {
    FiniteSignal(attach: providedSignal.listen)
  }
}

extension SignalProvider where Kind == Finite {
  /// The signal without its end.
  public func plain() -> Signal<Value> {
    let signal = providedSignal
    return Signal(attach: { tell in signal.listen { if !$0.isEnd { tell($0) } } })
  }
}

extension SignalProvider where Kind == Plain {
  /// The signal with a value that is asked for elsewhere.
  public func readable(getValue: @escaping () -> Value) -> ReadSignal<Value> {
    ReadSignal(getValue: getValue, attach: providedSignal.listen)
  }

  /// The signal with the value of an expression.
  public func readable(capturing value: @autoclosure @escaping () -> Value) -> ReadSignal<Value> {
    readable(getValue: value)
  }

  /// The signal with the value that it told last; before that it is `initial`.
  ///
  /// The value is up to date while somebody listens.
  public func readable(initial: Value) -> ReadSignal<Value> {
    let signal = providedSignal
    var value = initial
    return ReadSignal(
      getValue: { value },
      attach: SharedSource { tell in
        signal.listen { event in
          if let new = event.value { value = new }
          tell(event)
        }
      }.listen)
  }
}

extension SignalProvider where Kind == Read {
  /// The signal with a way to set its value; it tells the change as before.
  public func writable(setValue: @escaping (Value) -> Void) -> ReadWriteSignal<Value> {
    let signal = providedSignal
    return ReadWriteSignal(getValue: signal.getValue, setValue: setValue, attach: signal.listen)
  }
}

extension SignalProvider where Kind == ReadWrite {
  /// The signal without the way to set its value.
  public func readOnly() -> ReadSignal<Value> {
    let signal = providedSignal
    return ReadSignal(getValue: signal.getValue, attach: signal.listen)
  }
}
