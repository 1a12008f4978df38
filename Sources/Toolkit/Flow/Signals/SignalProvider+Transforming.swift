extension SignalProvider {
  /// Returns a signal of the changed values.
  public func map<Other>(_ transform: @escaping (Value) -> Other) -> CoreSignal<Kind.DropWrite, Other> {
    let signal = providedSignal
    return CoreSignal(getValue: signal.getValue.map { getValue in { transform(getValue()) } }) { send in
      signal.listen { send($0.map(transform)) }
    }
  }

  /// Returns a signal of the changed values, which ends with the first error that `transform`
  /// throws.
  public func map<Other>(_ transform: @escaping (Value) throws -> Other) -> FiniteSignal<Other> {
    let signal = providedSignal
    return FiniteSignal { send in signal.listen { send($0.map(transform)) } }
  }

  /// Returns a signal of the changed values, without those that become `nil`.
  public func compactMap<Other>(
    _ transform: @escaping (Value) -> Other?
  ) -> CoreSignal<Kind.DropReadWrite, Other> {
    passing { value, send in transform(value).map(send) }
  }

  /// Returns a signal of the values that a closure accepts.
  public func filter(_ isIncluded: @escaping (Value) -> Bool) -> CoreSignal<Kind.DropReadWrite, Value> {
    passing { value, send in if isIncluded(value) { send(value) } }
  }

  /// Returns a signal that sends `Void` in place of each value.
  public func toVoid() -> CoreSignal<Kind.DropWrite, Void> {
    map { (_: Value) in }
  }

  /// Returns a signal that calls back with each value before its listeners.
  public func atValue(_ callback: @escaping (Value) -> Void) -> CoreSignal<Kind, Value> {
    let signal = providedSignal
    return CoreSignal(getValue: signal.getValue, setValue: signal.setValue) { send in
      signal.listen { event in
        event.value.map(callback)
        send(event)
      }
    }
  }

  /// Returns a signal that numbers the values, from 0 for each listener.
  public func enumerate() -> CoreSignal<Kind.DropReadWrite, (Int, Value)> {
    let signal = providedSignal
    return CoreSignal { send in
      var count = 0
      return signal.listen { event in
        send(event.map { (count, $0) })
        count += 1
      }
    }
  }

  /// Returns a signal that sends each value with the one before it.
  ///
  /// In a signal that can be read, the present value comes before the first.
  public func latestTwo() -> CoreSignal<Kind.DropReadWrite, (Value, Value)> {
    let signal = providedSignal
    return CoreSignal { send in
      var last = signal.getValue?()
      return signal.listen { event in
        let former = last
        last = event.value
        guard let value = event.value else { return send(event.map { ($0, $0) }) }
        if let former { send(.value((former, value))) }
      }
    }
  }

  /// Returns a signal without the values that are the same as the one before.
  ///
  /// In a signal that can be read, the present value comes before the first.
  public func distinct(_ isSame: @escaping (Value, Value) -> Bool) -> CoreSignal<Kind, Value> {
    let signal = providedSignal
    return CoreSignal(getValue: signal.getValue, setValue: signal.setValue) { send in
      var last = signal.getValue?()
      return signal.listen { event in
        guard let value = event.value else { return send(event) }
        let isRepeated = last.map { isSame($0, value) } ?? false
        last = value
        if !isRepeated { send(event) }
      }
    }
  }

  /// Returns a signal that sends the first values, and ends with the last of them.
  public func take(first count: Int) -> FiniteSignal<Value> {
    let signal = providedSignal
    return FiniteSignal { send in
      guard count > 0 else {
        send(.end)
        return NilDisposer()
      }
      var left = count
      return signal.listen { event in
        left -= 1
        send(event)
        if left == 0 { send(.end) }
      }
    }
  }

  /// Returns a signal that sends some values to each listener at once, and then this signal's
  /// events.
  public func start(with values: Value...) -> CoreSignal<Kind, Value> {
    let signal = providedSignal
    return CoreSignal(getValue: signal.getValue, setValue: signal.setValue) { send in
      values.forEach { send(.value($0)) }
      return signal.listen(send)
    }
  }

  /// Returns a signal of what `pass` sends for each value, and of the end.
  func passing<NewKind: SignalKind, Other>(
    _ pass: @escaping (Value, (Other) -> Void) -> Void
  ) -> CoreSignal<NewKind, Other> {
    let signal = providedSignal
    return CoreSignal { send in
      signal.listen { event in
        switch event {
        case .value(let value): pass(value) { send(.value($0)) }
        case .end(let error): send(.end(error))
        }
      }
    }
  }
}

extension SignalProvider where Value: Equatable {
  /// Returns a signal without the values that equal the one before.
  public func distinct() -> CoreSignal<Kind, Value> { distinct(==) }
}
