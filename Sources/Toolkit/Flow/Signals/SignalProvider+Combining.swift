/// Tells what all signals tell, and ends when all have ended, or with the first error.
///
/// They are listened to in the order in which they are given.
public func merge<Kind: SignalKind, Value>(
  _ signals: [CoreSignal<Kind, Value>]
) -> CoreSignal<Kind.DropReadWrite, Value> {
  CoreSignal { tell in
    let bag = DisposeBag()
    var running = signals.count
    for signal in signals {
      bag += signal.listen { event in
        if event.isEnd { running -= 1 }
        if !event.isEnd || event.error != nil || running == 0 { tell(event) }
      }
    }
    return bag
  }
}

/// Tells what all signals tell, and ends when all have ended, or with the first error.
public func merge<Kind: SignalKind, Value>(
  _ signals: CoreSignal<Kind, Value>...
) -> CoreSignal<Kind.DropReadWrite, Value> {
  merge(signals)
}

/// Tells the latest values of both signals with each change, once both have one.
public func combineLatest<Kind: SignalKind, First, Second>(
  _ first: CoreSignal<Kind, First>, _ second: CoreSignal<Kind, Second>
) -> CoreSignal<Kind.DropWrite, (First, Second)> {
  var getValue: (() -> (First, Second))?
  if let getFirst = first.getValue, let getSecond = second.getValue {
    getValue = { (getFirst(), getSecond()) }
  }
  return CoreSignal(getValue: getValue) { tell in
    var (left, right) = (first.getValue?(), second.getValue?())
    var running = 2
    func tellEnd(_ error: (any Error)?) {
      running -= 1
      if error != nil || running == 0 { tell(.end(error)) }
    }
    func tellLatest() {
      if let left, let right { tell(.value((left, right))) }
    }
    let bag = DisposeBag()
    bag += first.listen { event in
      guard case .value(let value) = event else { return tellEnd(event.error) }
      left = value
      tellLatest()
    }
    bag += second.listen { event in
      guard case .value(let value) = event else { return tellEnd(event.error) }
      right = value
      tellLatest()
    }
    return bag
  }
}

/// Tells the latest values of all signals with each change, once all have one; of no signals that is none from the beginning.
///
/// They are listened to in the order in which they are given.
public func combineLatest<Kind: SignalKind, Value>(
  _ signals: [CoreSignal<Kind, Value>]
) -> CoreSignal<Kind.DropWrite, [Value]> {
  let isReadable = Kind.DropWrite.self == Read.self
  return CoreSignal(getValue: isReadable ? { signals.map(\.presentValue) } : nil) { tell in
    var latest = signals.map { $0.getValue?() }
    var running = signals.count
    func tellLatest() {
      let values = latest.compactMap { $0 }
      if values.count == signals.count { tell(.value(values)) }
    }
    let bag = DisposeBag()
    for (index, signal) in signals.enumerated() {
      bag += signal.listen { event in
        guard case .end(let error) = event else {
          latest[index] = event.value
          return tellLatest()
        }
        running -= 1
        if error != nil || running == 0 { tell(.end(error)) }
      }
    }
    if signals.isEmpty, !isReadable { tellLatest() }
    if signals.isEmpty, Kind.self == Finite.self { tell(.end) }
    return bag
  }
}

extension SignalProvider {
  /// Tells each value with the latest one of another signal, which is listened to first; before that has one, nothing.
  public func withLatestFrom<OtherKind: SignalKind, Other>(
    _ other: CoreSignal<OtherKind, Other>
  ) -> CoreSignal<Kind.DropReadWrite, (Value, Other)> {
    let signal = providedSignal
    return CoreSignal { tell in
      var latest = other.getValue?()
      let bag = DisposeBag()
      bag += other.listen { event in
        if let value = event.value { latest = value }
        if let error = event.error { tell(.end(error)) }
      }
      bag += signal.listen { event in
        guard case .value(let value) = event else { return tell(.end(event.error)) }
        if let latest { tell(.value((value, latest))) }
      }
      return bag
    }
  }
}

extension SignalProvider where Kind == Finite {
  /// Tells what another signal tells when this one has ended, to which nobody listens before.
  public func concat(_ other: FiniteSignal<Value>) -> FiniteSignal<Value> {
    let signal = providedSignal
    return FiniteSignal { tell in
      let bag = DisposeBag()
      bag += signal.listen { event in
        guard event.isEnd, event.error == nil else { return tell(event) }
        bag += other.listen(tell)
      }
      return bag
    }
  }
}
