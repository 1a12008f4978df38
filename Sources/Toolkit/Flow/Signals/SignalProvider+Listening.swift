extension SignalProvider {
  /// Calls back with each value until the returned disposable is disposed of or deallocated.
  public func onValue(_ callback: @escaping (Value) -> Void) -> any Disposable {
    providedSignal.listen { event in event.value.map(callback) }
  }

  /// Calls back with the next value, and no other.
  public func onFirstValue(_ callback: @escaping (Value) -> Void) -> any Disposable {
    take(first: 1).onValue(callback)
  }

  /// Calls back with each value.
  ///
  /// What the callback returns is disposed of before the next call, and at the end of listening.
  public func onValueDisposePrevious(_ callback: @escaping (Value) -> (any Disposable)?) -> any Disposable {
    let bag = DisposeBag()
    let previous = bag.innerBag()
    bag += onValue { value in
      previous.dispose()
      previous += callback(value)
    }
    return bag
  }
}

extension SignalProvider where Kind == Finite {
  /// Calls back with each event until the end.
  public func onEvent(_ callback: @escaping (Event<Value>) -> Void) -> any Disposable {
    providedSignal.listen(callback)
  }

  /// Calls back at the end.
  public func onEnd(_ callback: @escaping () -> Void) -> any Disposable {
    onEvent { if $0.isEnd { callback() } }
  }

  /// Calls back with the error at the end, if there is one.
  public func onError(_ callback: @escaping (any Error) -> Void) -> any Disposable {
    onEvent { $0.error.map(callback) }
  }
}

extension SignalProvider {
  /// Passes values on to a closure, the present one at once if the signal can be read.
  public func bindTo(_ setValue: @escaping (Value) -> Void) -> any Disposable {
    let signal = providedSignal
    if let getValue = signal.getValue { setValue(getValue()) }
    return signal.onValue(setValue)
  }

  /// Passes values on to a signal, the present one at once if this signal can be read.
  public func bindTo<Other: SignalProvider>(_ other: Other) -> any Disposable
  where Other.Value == Value, Other.Kind == ReadWrite {
    let target = other.providedSignal
    return bindTo { target.value = $0 }
  }

  /// Passes values on to a signal of optional values, the present one at once if this signal can be
  /// read.
  public func bindTo<Other: SignalProvider>(_ other: Other) -> any Disposable
  where Other.Value == Value?, Other.Kind == ReadWrite {
    let target = other.providedSignal
    return bindTo { (value: Value) in target.value = value }
  }

  /// Passes values on to a property, the present one at once if the signal can be read.
  public func bindTo<Object>(
    _ object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>
  ) -> any Disposable {
    bindTo { (value: Value) in object[keyPath: keyPath] = value }
  }

  /// Passes values on to a property of optional values, the present one at once if the signal can
  /// be read.
  public func bindTo<Object>(
    _ object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value?>
  ) -> any Disposable {
    bindTo { (value: Value) in object[keyPath: keyPath] = value }
  }
}
