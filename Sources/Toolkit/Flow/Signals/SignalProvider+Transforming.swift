extension SignalProvider {
  /// Changes values.
  public func map<Other>(_ transform: @escaping (Value) -> Other) -> CoreSignal<Kind.DropWrite, Other> {
    let signal = providedSignal
    return CoreSignal(getValue: signal.getValue.map { getValue in { transform(getValue()) } }) { tell in
      signal.listen { tell($0.map(transform)) }
    }
  }

  /// Changes values; what throws is the end.
  public func map<Other>(_ transform: @escaping (Value) throws -> Other) -> FiniteSignal<Other> {
    let signal = providedSignal
    return FiniteSignal { tell in signal.listen { tell($0.map(transform)) } }
  }

  /// Changes values, and leaves those out that become `nil`.
  public func compactMap<Other>(
    _ transform: @escaping (Value) -> Other?
  ) -> CoreSignal<Kind.DropReadWrite, Other> {
    passing { value, tell in transform(value).map(tell) }
  }

  /// Leaves values out.
  public func filter(_ isIncluded: @escaping (Value) -> Bool) -> CoreSignal<Kind.DropReadWrite, Value> {
    passing { value, tell in if isIncluded(value) { tell(value) } }
  }

  /// Forgets the values.
  public func toVoid() -> CoreSignal<Kind.DropWrite, Void> {
    map { (_: Value) in }
  }

  /// Calls back with values before listeners hear them.
  public func atValue(_ callback: @escaping (Value) -> Void) -> CoreSignal<Kind, Value> {
    let signal = providedSignal
    return CoreSignal(getValue: signal.getValue, setValue: signal.setValue) { tell in
      signal.listen { event in
        event.value.map(callback)
        tell(event)
      }
    }
  }

  /// Counts values, from 0 for each listener.
  public func enumerate() -> CoreSignal<Kind.DropReadWrite, (Int, Value)> {
    let signal = providedSignal
    return CoreSignal { tell in
      var count = 0
      return signal.listen { event in
        tell(event.map { (count, $0) })
        count += 1
      }
    }
  }

  /// Tells each value with the one before it; a signal that can be read has one before the first.
  public func latestTwo() -> CoreSignal<Kind.DropReadWrite, (Value, Value)> {
    let signal = providedSignal
    return CoreSignal { tell in
      var last = signal.getValue?()
      return signal.listen { event in
        let former = last
        last = event.value
        guard let value = event.value else { return tell(event.map { ($0, $0) }) }
        if let former { tell(.value((former, value))) }
      }
    }
  }

  /// Leaves values out that are the same as the one before; a signal that can be read has one before the first.
  public func distinct(_ isSame: @escaping (Value, Value) -> Bool) -> CoreSignal<Kind, Value> {
    let signal = providedSignal
    return CoreSignal(getValue: signal.getValue, setValue: signal.setValue) { tell in
      var last = signal.getValue?()
      var hasTold = false
      return signal.listen { event in
        guard let value = event.value else { return tell(event) }
        let isRepeated = hasTold || signal.getValue != nil ? last.map { isSame($0, value) } ?? false : false
        (last, hasTold) = (value, true)
        if !isRepeated { tell(event) }
      }
    }
  }

  /// Tells the first values, and ends with the last of them.
  public func take(first count: Int) -> FiniteSignal<Value> {
    let signal = providedSignal
    return FiniteSignal { tell in
      guard count > 0 else {
        tell(.end)
        return NilDisposer()
      }
      var left = count
      return signal.listen { event in
        left -= 1
        tell(event)
        if left == 0 { tell(.end) }
      }
    }
  }

  /// Tells some values to each listener at once, and then what comes.
  public func start(with values: Value...) -> CoreSignal<Kind, Value> {
    let signal = providedSignal
    return CoreSignal(getValue: signal.getValue, setValue: signal.setValue) { tell in
      values.forEach { tell(.value($0)) }
      return signal.listen(tell)
    }
  }

  /// Passes on what `pass` makes of each value, and the end.
  func passing<NewKind: SignalKind, Other>(
    _ pass: @escaping (Value, (Other) -> Void) -> Void
  ) -> CoreSignal<NewKind, Other> {
    let signal = providedSignal
    return CoreSignal { tell in
      signal.listen { event in
        switch event {
        case .value(let value): pass(value) { tell(.value($0)) }
        case .end(let error): tell(.end(error))
        }
      }
    }
  }
}

extension SignalProvider where Value: Equatable {
  /// Leaves values out that equal the one before.
  public func distinct() -> CoreSignal<Kind, Value> { distinct(==) }
}
