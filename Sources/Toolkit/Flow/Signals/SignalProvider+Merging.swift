/// Returns a signal of the values of all signals, which ends when all have ended, or with the first
/// error.
///
/// It listens to them in their order. If they are readable, its current value is that of the first
/// one. Without signals, it sends nothing and does not end.
///
/// - Parameter signals: The signals of one kind, in the order of listening.
public func merge<Signals: Sequence>(
  _ signals: Signals
) -> CoreSignal<Signals.Element.Kind.DropWrite, Signals.Element.Value> where Signals.Element: SignalProvider {
  let signals = signals.map(\.providedSignal)
  return CoreSignal { send in
    let bag = DisposeBag()
    var running = signals.count
    for signal in signals {
      // The listener takes the first opening, and ignores the others.
      bag += signal.receive { delivery in
        if delivery.event?.isEnd == true { running -= 1 }
        if case .event(.end(nil)) = delivery, running > 0 { return }
        send(delivery)
      }
    }
    return bag
  }
}

/// Returns a signal of the values of all signals, which ends when all have ended, or with the first
/// error.
///
/// If they are readable, its current value is that of the first one.
///
/// - Parameter signals: The signals of one kind, in the order of listening.
public func merge<Provider: SignalProvider>(
  _ signals: Provider...
) -> CoreSignal<Provider.Kind.DropWrite, Provider.Value> {
  merge(signals)
}

extension SignalProvider where Kind == Finite {
  /// Returns a signal that continues with another one after this one has ended without an error.
  ///
  /// It does not listen to the other one before that.
  ///
  /// - Parameter other: The signal that follows; its end is the end of the result.
  public func concat(_ other: FiniteSignal<Value>) -> FiniteSignal<Value> {
    let signal = providedSignal
    return FiniteSignal { send in
      let bag = DisposeBag()
      bag += signal.receive { delivery in
        guard case .event(.end(nil)) = delivery else { return send(delivery) }
        bag += other.receive(send)
      }
      return bag
    }
  }
}
