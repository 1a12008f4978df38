/// Returns a signal that sends the latest values of both signals at each change, as soon as both
/// have one, and ends when one of them does.
///
/// It listens to them in their order.
///
///     let bag = DisposeBag()
///     let (a, b) = (ReadWriteSignal(1), ReadWriteSignal(10))
///     bag += combineLatest(a, b).onValue { print($0 + $1) }
///     b.value = 20  // Prints "21".
///
/// - Parameters:
///   - first: The signal whose values come first.
///   - second: The signal whose values come second.
public func combineLatest<First: SignalProvider, Second: SignalProvider>(
  _ first: First, _ second: Second
) -> CoreSignal<First.Kind.DropWrite, (First.Value, Second.Value)>
where Second.Kind.DropWrite == First.Kind.DropWrite {
  let (first, second) = (first.providedSignal, second.providedSignal)
  return CoreSignal { send in
    let latest = Latest<(First.Value, Second.Value)>(send)
    var (left, right): (First.Value?, Second.Value?)
    func both() -> (First.Value, Second.Value)? {
      if let left, let right { (left, right) } else { nil }
    }
    let bag = DisposeBag()
    bag += first.receive { delivery in
      left = delivery.value ?? left
      latest.pass(delivery, both(), isFirst: true)
    }
    bag += second.receive { delivery in
      right = delivery.value ?? right
      latest.pass(delivery, both(), isFirst: false)
    }
    return bag
  }
}

/// Returns a signal that sends the latest values of all signals at each change, as soon as all have
/// one, and ends when one of them does.
///
/// It listens to them in their order. Without signals, its current value is an empty array, and it
/// sends nothing.
///
/// - Parameter signals: The signals, in the order of the values.
public func combineLatest<Signals: Sequence>(
  _ signals: Signals
) -> CoreSignal<Signals.Element.Kind.DropWrite, [Signals.Element.Value]>
where Signals.Element: SignalProvider {
  let signals = signals.map(\.providedSignal)
  return CoreSignal { send in
    if signals.isEmpty { send(.opening([])) }
    let latest = Latest<[Signals.Element.Value]>(send)
    var values = [Signals.Element.Value?](repeating: nil, count: signals.count)
    var missing = signals.count
    func all() -> [Signals.Element.Value]? { missing == 0 ? values.compactMap(\.self) : nil }
    let bag = DisposeBag()
    for (index, signal) in signals.enumerated() {
      bag += signal.receive { delivery in
        if let value = delivery.value {
          if values[index] == nil { missing -= 1 }
          values[index] = value
        }
        latest.pass(delivery, all(), isFirst: index == 0)
      }
    }
    return bag
  }
}

/// Passes on events of signals as the latest values of all of them.
private struct Latest<Values> {
  let send: (Delivery<Values>) -> Void

  init(_ send: @escaping (Delivery<Values>) -> Void) {
    self.send = send
  }

  /// Passes on the delivery of one signal.
  ///
  /// - Parameters:
  ///   - delivery: The delivery of the signal.
  ///   - values: The latest values of all signals; `nil` while one of them has no value.
  ///   - isFirst: Whether it is the first of the signals.
  func pass<Value>(_ delivery: Delivery<Value>, _ values: Values?, isFirst: Bool) {
    switch delivery {
    // Readable signals open with the last of them, when all have a value; others open with the
    // first.
    case .opening(nil): if isFirst { send(.opening(nil)) }
    case .opening: values.map { send(.opening($0)) }
    case .event(.value): values.map { send(.value($0)) }
    case .event(.end(let error)): send(.end(error))
    }
  }
}

/// Returns a signal that sends the latest values of three signals at each change, as soon as all
/// have one.
///
/// - Parameters:
///   - first: The signal whose values come first.
///   - second: The signal whose values come second.
///   - third: The signal whose values come last.
public func combineLatest<First: SignalProvider, Second: SignalProvider, Third: SignalProvider>(
  _ first: First, _ second: Second, _ third: Third
) -> CoreSignal<First.Kind.DropWrite, (First.Value, Second.Value, Third.Value)>
where Second.Kind.DropWrite == First.Kind.DropWrite, Third.Kind.DropWrite == First.Kind.DropWrite {
  combineLatest(combineLatest(first, second), third).map(on: .none) { pair, third in
    (pair.0, pair.1, third)
  }
}

/// Returns a signal that sends the latest values of four signals at each change, as soon as all
/// have one.
public func combineLatest<
  First: SignalProvider, Second: SignalProvider, Third: SignalProvider, Fourth: SignalProvider
>(
  _ first: First, _ second: Second, _ third: Third, _ fourth: Fourth
) -> CoreSignal<First.Kind.DropWrite, (First.Value, Second.Value, Third.Value, Fourth.Value)>
where
  Second.Kind.DropWrite == First.Kind.DropWrite, Third.Kind.DropWrite == First.Kind.DropWrite,
  Fourth.Kind.DropWrite == First.Kind.DropWrite
{
  combineLatest(combineLatest(first, second), combineLatest(third, fourth)).map(on: .none) { left, right in
    (left.0, left.1, right.0, right.1)
  }
}
