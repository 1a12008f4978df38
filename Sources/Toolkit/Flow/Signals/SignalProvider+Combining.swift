/// Returns a signal of the values of all signals, which ends when all have ended, or with the first
/// error.
///
/// It listens to them in their order.
public func merge<Kind: SignalKind, Value>(
  _ signals: [CoreSignal<Kind, Value>]
) -> CoreSignal<Kind.DropReadWrite, Value> {
  CoreSignal { send in
    let bag = DisposeBag()
    var running = signals.count
    for signal in signals {
      bag += signal.listen { event in
        if event.isEnd { running -= 1 }
        if !event.isEnd || event.error != nil || running == 0 { send(event) }
      }
    }
    return bag
  }
}

/// Returns a signal of the values of all signals, which ends when all have ended, or with the first
/// error.
public func merge<Kind: SignalKind, Value>(
  _ signals: CoreSignal<Kind, Value>...
) -> CoreSignal<Kind.DropReadWrite, Value> {
  merge(signals)
}

/// Returns a signal that sends the latest values of both signals at each change, as soon as both
/// have one.
public func combineLatest<Kind: SignalKind, First, Second>(
  _ first: CoreSignal<Kind, First>, _ second: CoreSignal<Kind, Second>
) -> CoreSignal<Kind.DropWrite, (First, Second)> {
  var getValue: (() -> (First, Second))?
  if let getFirst = first.getValue, let getSecond = second.getValue {
    getValue = { (getFirst(), getSecond()) }
  }
  return CoreSignal(getValue: getValue) { send in
    var (left, right) = (first.getValue?(), second.getValue?())
    var running = 2
    func sendEnd(_ error: (any Error)?) {
      running -= 1
      if error != nil || running == 0 { send(.end(error)) }
    }
    func sendLatest() {
      if let left, let right { send(.value((left, right))) }
    }
    let bag = DisposeBag()
    bag += first.listen { event in
      guard case .value(let value) = event else { return sendEnd(event.error) }
      left = value
      sendLatest()
    }
    bag += second.listen { event in
      guard case .value(let value) = event else { return sendEnd(event.error) }
      right = value
      sendLatest()
    }
    return bag
  }
}

/// Returns a signal that sends the latest values of all signals at each change, as soon as all have
/// one.
///
/// It listens to them in their order. Without signals, it has an empty array from the beginning.
public func combineLatest<Kind: SignalKind, Value>(
  _ signals: [CoreSignal<Kind, Value>]
) -> CoreSignal<Kind.DropWrite, [Value]> {
  let isReadable = Kind.DropWrite.self == Read.self
  return CoreSignal(getValue: isReadable ? { signals.map(\.presentValue) } : nil) { send in
    var latest = signals.map { $0.getValue?() }
    var running = signals.count
    func sendLatest() {
      let values = latest.compactMap { $0 }
      if values.count == signals.count { send(.value(values)) }
    }
    let bag = DisposeBag()
    for (index, signal) in signals.enumerated() {
      bag += signal.listen { event in
        guard case .end(let error) = event else {
          latest[index] = event.value
          return sendLatest()
        }
        running -= 1
        if error != nil || running == 0 { send(.end(error)) }
      }
    }
    // No signal would ever cause the only value, the empty array.
    if signals.isEmpty, !isReadable { sendLatest() }
    if signals.isEmpty, Kind.self == Finite.self { send(.end) }
    return bag
  }
}

extension SignalProvider {
  /// Returns a signal that sends each value with the latest one of another signal.
  ///
  /// It listens to the other signal first, and sends nothing before that has a value.
  public func withLatestFrom<OtherKind: SignalKind, Other>(
    _ other: CoreSignal<OtherKind, Other>
  ) -> CoreSignal<Kind.DropReadWrite, (Value, Other)> {
    let signal = providedSignal
    return CoreSignal { send in
      var latest = other.getValue?()
      let bag = DisposeBag()
      bag += other.listen { event in
        if let value = event.value { latest = value }
        if let error = event.error { send(.end(error)) }
      }
      bag += signal.listen { event in
        guard case .value(let value) = event else { return send(.end(event.error)) }
        if let latest { send(.value((value, latest))) }
      }
      return bag
    }
  }
}

extension SignalProvider where Kind == Finite {
  /// Returns a signal that continues with another one when this one has ended without an error.
  ///
  /// It does not listen to the other one before.
  public func concat(_ other: FiniteSignal<Value>) -> FiniteSignal<Value> {
    let signal = providedSignal
    return FiniteSignal { send in
      let bag = DisposeBag()
      bag += signal.listen { event in
        guard event.isEnd, event.error == nil else { return send(event) }
        bag += other.listen(send)
      }
      return bag
    }
  }
}

extension SignalProvider where Kind == Plain {
  /// Returns a signal of the values of the latest value's signal.
  public func flatMapLatest<Other, OtherKind: SignalKind>(
    _ transform: @escaping (Value) -> CoreSignal<OtherKind, Other>
  ) -> CoreSignal<OtherKind.DropReadWrite, Other> {
    latest(transform)
  }
}

extension SignalProvider where Kind == Finite {
  /// Returns a signal of the values of the latest value's signal, which ends when both have ended,
  /// or with the first error.
  public func flatMapLatest<Other, OtherKind: SignalKind>(
    _ transform: @escaping (Value) -> CoreSignal<OtherKind, Other>
  ) -> FiniteSignal<Other> {
    latest(transform)
  }
}

extension SignalProvider where Kind.DropWrite == Read {
  /// Returns a signal of the values of the present value's signal, which also sends the value of
  /// each new one that can be read.
  public func flatMapLatest<Other, OtherKind: SignalKind>(
    _ transform: @escaping (Value) -> CoreSignal<OtherKind, Other>
  ) -> CoreSignal<OtherKind, Other> {
    let signal = providedSignal
    let isReadable = OtherKind.self == Read.self || OtherKind.self == ReadWrite.self
    return CoreSignal(
      getValue: isReadable ? { transform(signal.presentValue).presentValue } : nil,
      setValue: OtherKind.self == ReadWrite.self ? { transform(signal.presentValue).setValue?($0) } : nil,
      attach: { send in
        let bag = DisposeBag()
        let inner = bag.innerBag()
        inner += transform(signal.presentValue).listen(send)
        bag += signal.onValue { value in
          let other = transform(value)
          inner.dispose()
          // The other signal's present value differs from that of the former one.
          if let getValue = other.getValue { send(.value(getValue())) }
          inner += other.listen(send)
        }
        return bag
      })
  }
}

extension SignalProvider {
  /// Returns a signal that listens to the latest value's signal only.
  private func latest<Other, OtherKind: SignalKind, NewKind: SignalKind>(
    _ transform: @escaping (Value) -> CoreSignal<OtherKind, Other>
  ) -> CoreSignal<NewKind, Other> {
    let signal = providedSignal
    return CoreSignal { send in
      let bag = DisposeBag()
      let inner = bag.innerBag()
      var (hasOuterEnded, isInnerRunning) = (false, false)
      bag += signal.listen { event in
        guard let value = event.value else {
          hasOuterEnded = true
          if event.error != nil || !isInnerRunning { send(.end(event.error)) }
          return
        }
        inner.dispose()
        isInnerRunning = true
        inner += transform(value).listen { event in
          if event.isEnd { isInnerRunning = false }
          if !event.isEnd || event.error != nil || hasOuterEnded { send(event) }
        }
      }
      return bag
    }
  }
}
