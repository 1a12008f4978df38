extension SignalProvider {
  /// Passes each value to a closure, as `onValue` does; the current value only after `atOnce()`.
  ///
  ///     bag += count.atOnce().map { "\($0) items" }.bindTo(label, \.text)
  ///
  /// - Parameters:
  ///   - scheduler: The scheduler of the closure; the current one by default.
  ///   - setValue: Called with each value.
  public func bindTo(
    on scheduler: Scheduler = .current, _ setValue: @escaping (Value) -> Void
  ) -> any Disposable {
    onValue(on: scheduler, setValue)
  }

  /// Passes each value to a closure of optional values.
  ///
  /// - Parameters:
  ///   - scheduler: The scheduler of the closure; the current one by default.
  ///   - setValue: Called with each value.
  public func bindTo(
    on scheduler: Scheduler = .current, _ setValue: @escaping (Value?) -> Void
  ) -> any Disposable {
    onValue(on: scheduler) { setValue($0) }
  }

  /// Sets another signal to each value.
  public func bindTo<Other: SignalProvider>(
    on scheduler: Scheduler = .current, _ other: Other
  ) -> any Disposable where Other.Value == Value, Other.Kind == ReadWrite {
    let target = other.providedSignal
    return onValue(on: scheduler) { target.value = $0 }
  }

  /// Sets a signal of optional values to each value.
  public func bindTo<Other: SignalProvider>(
    on scheduler: Scheduler = .current, _ other: Other
  ) -> any Disposable where Other.Value == Value?, Other.Kind == ReadWrite {
    let target = other.providedSignal
    return onValue(on: scheduler) { target.value = $0 }
  }

  /// Sets a property to each value.
  public func bindTo<Object>(
    on scheduler: Scheduler = .current, _ object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>
  ) -> any Disposable {
    onValue(on: scheduler) { object[keyPath: keyPath] = $0 }
  }

  /// Sets a property of optional values to each value.
  public func bindTo<Object>(
    on scheduler: Scheduler = .current, _ object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value?>
  ) -> any Disposable {
    onValue(on: scheduler) { object[keyPath: keyPath] = $0 }
  }
}

extension SignalProvider where Kind == ReadWrite {
  /// Sets each of two signals to the other one's values, except values that are the same as the
  /// previous one.
  public func bidirectionallyBindTo<Other: SignalProvider>(
    _ other: Other, isSame: @escaping (Value, Value) -> Bool
  ) -> any Disposable where Other.Value == Value, Other.Kind == ReadWrite {
    DisposeBag(
      Signal(self).distinct(isSame).bindTo(other), Signal(other).distinct(isSame).bindTo(self))
  }
}

extension SignalProvider where Kind == ReadWrite, Value: Equatable {
  /// Sets each of two signals to the other one's values, except values that equal the previous one.
  public func bidirectionallyBindTo<Other: SignalProvider>(_ other: Other) -> any Disposable
  where Other.Value == Value, Other.Kind == ReadWrite {
    bidirectionallyBindTo(other, isSame: ==)
  }
}

extension SignalProvider where Value == Void {
  /// Toggles another signal at each value of this one.
  public func toggle<Other: SignalProvider>(_ other: Other) -> any Disposable
  where Other.Value == Bool, Other.Kind == ReadWrite {
    onValue(other.providedSignal.toggle)
  }
}
