extension SignalProvider where Kind == Plain {
  /// Returns a signal of the values of the latest value's signal, which ends when that does.
  ///
  /// - Parameters:
  ///   - scheduler: The scheduler of the closure; the current one by default.
  ///   - transform: Called with each value; its signal replaces the previous one.
  public func flatMapLatest<Other, OtherKind: SignalKind>(
    on scheduler: Scheduler = .current, _ transform: @escaping (Value) -> CoreSignal<OtherKind, Other>
  ) -> CoreSignal<OtherKind.DropReadWrite, Other> {
    latest(on: scheduler, transform)
  }
}

extension SignalProvider where Kind == Finite {
  /// Returns a signal of the values of the latest value's signal, which ends when one of the two
  /// does.
  ///
  /// - Parameters:
  ///   - scheduler: The scheduler of the closure; the current one by default.
  ///   - transform: Called with each value; its signal replaces the previous one.
  public func flatMapLatest<Other, OtherKind: SignalKind>(
    on scheduler: Scheduler = .current, _ transform: @escaping (Value) -> CoreSignal<OtherKind, Other>
  ) -> FiniteSignal<Other> {
    latest(on: scheduler, transform)
  }
}

extension SignalProvider where Kind.DropWrite == Read {
  /// Returns a signal of the values of the current value's signal, which also sends the value of
  /// each new readable one, and ends when one of them does.
  ///
  /// - Parameters:
  ///   - scheduler: The scheduler of the closure; the current one by default.
  ///   - transform: Called with each value; its signal replaces the previous one.
  public func flatMapLatest<Other, OtherKind: SignalKind>(
    on scheduler: Scheduler = .current, _ transform: @escaping (Value) -> CoreSignal<OtherKind, Other>
  ) -> CoreSignal<OtherKind, Other> {
    latest(on: scheduler, transform)
  }
}

extension SignalProvider {
  /// Returns a signal that listens to the latest value's signal only.
  private func latest<Other, OtherKind: SignalKind, NewKind: SignalKind>(
    on scheduler: Scheduler, _ transform: @escaping (Value) -> CoreSignal<OtherKind, Other>
  ) -> CoreSignal<NewKind, Other> {
    let signal = providedSignal
    var latest: CoreSignal<OtherKind, Other>?
    func setValue(_ value: Other) {
      let other = latest ?? transform(signal.presentValue)
      other.setValue?(value)
    }
    return CoreSignal(setValue: setValue) { send in
      let bag = DisposeBag()
      let inner = bag.innerBag()
      bag += { latest = nil }
      bag += signal.receive(on: scheduler) { delivery in
        switch delivery {
        case .opening(nil): send(.opening(nil))
        case .opening(let value?):
          let other = scheduler.sync { transform(value) }
          latest = other
          inner += other.receive(send)
        case .event(.end(let error)): send(.end(error))
        case .event(.value(let value)):
          let other = transform(value)
          latest = other
          inner.dispose()
          inner += other.receive { delivery in
            guard case .opening(let present) = delivery else { return send(delivery) }
            // The new signal's current value may differ from the former one's.
            if let present, NewKind.isReadable { send(.value(present)) }
          }
        }
      }
      return bag
    }
  }
}
