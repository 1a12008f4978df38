extension SignalProvider {
  /// Passes each value to a closure, as `onValue` does; the current value only after `atOnce()`.
  ///
  ///     let (bag, count) = (DisposeBag(), ReadWriteSignal(3))
  ///     bag += count.atOnce().map { "\($0) items" }.bindTo(label, \.text)
  ///     label.text  // "3 items"
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
  ///
  /// - Parameters:
  ///   - scheduler: The scheduler on which the other signal is set; the current one by default.
  ///   - other: The signal to set.
  public func bindTo<Other: SignalProvider>(
    on scheduler: Scheduler = .current, _ other: Other
  ) -> any Disposable where Other.Value == Value, Other.Kind == ReadWrite {
    let target = other.providedSignal
    return onValue(on: scheduler) { target.value = $0 }
  }

  /// Sets a signal of optional values to each value.
  ///
  /// - Parameters:
  ///   - scheduler: The scheduler on which the signal is set; the current one by default.
  ///   - other: The signal to set; it never becomes `nil` in this way.
  public func bindTo<Other: SignalProvider>(
    on scheduler: Scheduler = .current, _ other: Other
  ) -> any Disposable where Other.Value == Value?, Other.Kind == ReadWrite {
    let target = other.providedSignal
    return onValue(on: scheduler) { target.value = $0 }
  }

  /// Sets a property to each value.
  ///
  /// - Parameters:
  ///   - scheduler: The scheduler on which the property is set; the current one by default.
  ///   - object: The object to change, which is retained while listening.
  ///   - keyPath: The property to set.
  public func bindTo<Object>(
    on scheduler: Scheduler = .current, _ object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value>
  ) -> any Disposable {
    onValue(on: scheduler) { object[keyPath: keyPath] = $0 }
  }

  /// Sets a property of optional values to each value.
  ///
  /// - Parameters:
  ///   - scheduler: The scheduler on which the property is set; the current one by default.
  ///   - object: The object to change, which is retained while listening.
  ///   - keyPath: The property to set; it never becomes `nil` in this way.
  public func bindTo<Object>(
    on scheduler: Scheduler = .current, _ object: Object, _ keyPath: ReferenceWritableKeyPath<Object, Value?>
  ) -> any Disposable {
    onValue(on: scheduler) { object[keyPath: keyPath] = $0 }
  }
}

extension SignalProvider where Kind == ReadWrite {
  /// Sets each of two signals to the other one's changes.
  ///
  /// - Parameters:
  ///   - other: The other signal.
  ///   - isSame: Returns whether a signal's new value is the same as its previous one, and is not
  ///     passed on.
  public func bidirectionallyBindTo<Other: SignalProvider>(
    _ other: Other, isSame: @escaping (Value, Value) -> Bool
  ) -> any Disposable where Other.Value == Value, Other.Kind == ReadWrite {
    DisposeBag(
      Signal(self).distinct(isSame).bindTo(other), Signal(other).distinct(isSame).bindTo(self))
  }
}

extension SignalProvider where Kind == ReadWrite, Value: Equatable {
  /// Sets each of two signals to the other one's changes; a value that equals the previous one is
  /// not passed on.
  ///
  /// - Parameter other: The other signal.
  public func bidirectionallyBindTo<Other: SignalProvider>(_ other: Other) -> any Disposable
  where Other.Value == Value, Other.Kind == ReadWrite {
    bidirectionallyBindTo(other, isSame: ==)
  }
}

extension SignalProvider where Value == Void {
  /// Toggles another signal at each value of this one.
  ///
  /// - Parameter other: The signal to toggle.
  public func toggle<Other: SignalProvider>(_ other: Other) -> any Disposable
  where Other.Value == Bool, Other.Kind == ReadWrite {
    onValue(other.providedSignal.toggle)
  }
}
