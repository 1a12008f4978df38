extension SignalProvider where Kind.DropWrite == Read {
  /// The present value.
  public var value: Value { providedSignal.presentValue }

  /// Tells the present value to each listener at once, and then the changes.
  public func atOnce() -> CoreSignal<Kind, Value> {
    let signal = providedSignal
    return CoreSignal(getValue: signal.getValue, setValue: signal.setValue) { tell in
      tell(.value(signal.presentValue))
      return signal.listen(tell)
    }
  }
}

extension SignalProvider where Kind == Plain, Value == Void {
  /// Tells once to each listener at once, and then what comes.
  public func atOnce() -> Signal<Void> { start(with: ()) }
}

extension SignalProvider where Kind == Finite, Value == Void {
  /// Tells once to each listener at once, and then what comes.
  public func atOnce() -> FiniteSignal<Void> { start(with: ()) }
}

extension SignalProvider where Kind == ReadWrite {
  /// The present value; setting it tells it.
  public var value: Value {
    get { providedSignal.presentValue }
    nonmutating set { providedSignal.setValue?(newValue) }
  }
}

extension CoreSignal {
  /// The value of a signal that can be read: all of them are made with a way to do that.
  var presentValue: Value {
    guard let getValue else { preconditionFailure("A signal that can be read has a value.") }
    return getValue()
  }
}
