extension SignalProvider {
  /// Returns a signal that combines each value with the total so far, and sends the new total.
  ///
  /// Each listener has a separate total. The initial total, combined with the current value of a
  /// readable signal, is the current value of the result; it is not sent.
  ///
  ///     let callbacker = Callbacker<Int>()
  ///     callbacker.reduce(0) { $0 + $1 }  // Sends 1, 3, 6 for the values 1, 2, 3.
  ///
  /// - Parameters:
  ///   - scheduler: The scheduler of the closure; the current one by default.
  ///   - initial: The total before the first value.
  ///   - combine: Returns the new total for the total so far and a value.
  public func reduce<Total>(
    on scheduler: Scheduler = .current, _ initial: Total, combine: @escaping (Total, Value) -> Total
  ) -> CoreSignal<Kind.PotentiallyRead, Total> {
    let signal = providedSignal
    return CoreSignal { send in
      var total = initial
      return signal.receive(on: scheduler) { delivery in
        if let value = delivery.value { total = scheduler.sync { combine(total, value) } }
        switch delivery {
        case .opening: send(.opening(total))
        case .event(let event): send(.event(event.map { _ in total }))
        }
      }
    }
  }

  /// Returns a signal that sends, at each value, all values so far.
  public func buffer() -> CoreSignal<Kind.PotentiallyRead, [Value]> {
    reduce(on: .none, []) { $0 + [$1] }
  }

  /// Returns a signal that sends, at each value, whether a closure has accepted any value so far.
  ///
  /// - Parameters:
  ///   - scheduler: The scheduler of the closure; the current one by default.
  ///   - isIncluded: Returns whether a value is accepted.
  public func contains(
    on scheduler: Scheduler = .current, where isIncluded: @escaping (Value) -> Bool
  ) -> CoreSignal<Kind.PotentiallyRead, Bool> {
    reduce(on: scheduler, false) { $0 || isIncluded($1) }
  }

  /// Returns a signal that sends, at each value, whether a closure has accepted all values so far.
  ///
  /// - Parameters:
  ///   - scheduler: The scheduler of the closure; the current one by default.
  ///   - isIncluded: Returns whether a value is accepted.
  public func allSatisfy(
    on scheduler: Scheduler = .current, where isIncluded: @escaping (Value) -> Bool
  ) -> CoreSignal<Kind.PotentiallyRead, Bool> {
    reduce(on: scheduler, true) { $0 && isIncluded($1) }
  }
}

extension SignalProvider where Kind == Finite {
  /// Returns a signal that sends all values in one array at the end, before the end or its error.
  public func collect() -> FiniteSignal<[Value]> {
    let signal = providedSignal
    return FiniteSignal { send in
      var values: [Value] = []
      return signal.receive { delivery in
        switch delivery {
        case .opening: send(.opening(nil))
        case .event(.value(let value)): values.append(value)
        case .event(.end(let error)):
          send(.value(values))
          send(.end(error))
        }
      }
    }
  }
}
