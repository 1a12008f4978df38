extension SignalProvider {
  /// Returns a signal that sends the first values, and ends with the last of them.
  ///
  /// - Parameter count: The number of values; with 0 or less, the signal ends at once.
  public func take(first count: Int) -> FiniteSignal<Value> {
    let signal = providedSignal
    return FiniteSignal { send in
      var left = count
      return signal.receive { delivery in
        if delivery.event?.value != nil {
          // A listener may cause another value before the end is sent.
          guard left > 0 else { return }
          left -= 1
        }
        send(delivery)
        if left <= 0 { send(.end(nil)) }
      }
    }
  }

  /// Returns a signal that sends values while a closure accepts them, and ends at the first other
  /// value.
  ///
  /// - Parameter isIncluded: Called with each value until it returns `false`; that value is not
  ///   sent.
  public func take(while isIncluded: @escaping (Value) -> Bool) -> FiniteSignal<Value> {
    let signal = providedSignal
    return FiniteSignal { send in
      signal.receive { delivery in
        if let value = delivery.event?.value, !isIncluded(value) { return send(.end(nil)) }
        send(delivery)
      }
    }
  }

  /// Returns a signal that sends only the last values, when this one ends without an error.
  ///
  /// - Parameter count: The largest number of values; with 0 or less, only the end is sent.
  public func take(last count: Int) -> FiniteSignal<Value> {
    let (signal, count) = (providedSignal, max(0, count))
    return FiniteSignal { send in
      var values: [Value] = []
      return signal.receive { delivery in
        if let value = delivery.event?.value {
          values.append(value)
          // Not at each value, because it moves all remaining values.
          if values.count - count > count { values.removeFirst(values.count - count) }
          return
        }
        if case .event(.end(nil)) = delivery { values.suffix(count).forEach { send(.value($0)) } }
        send(delivery)
      }
    }
  }

  /// Returns a signal without the first values.
  ///
  /// - Parameter count: The number of values to drop; 0 or less drops none.
  public func skip(first count: Int) -> CoreSignal<Kind.DropReadWrite, Value> {
    let signal = providedSignal
    return CoreSignal { send in
      var left = count
      return signal.receive { delivery in
        delivery.passing(to: send) { value, send in
          if left > 0 { left -= 1 } else { send(value) }
        }
      }
    }
  }

  /// Returns a signal without the values before the first one that a closure accepts.
  ///
  /// - Parameters:
  ///   - scheduler: The scheduler of the closure; the current one by default.
  ///   - isFirst: Called with each value until it returns `true`.
  public func skip(
    on scheduler: Scheduler = .current, until isFirst: @escaping (Value) -> Bool
  ) -> CoreSignal<Kind.DropReadWrite, Value> {
    let signal = providedSignal
    return CoreSignal { send in
      var isSkipping = true
      return signal.receive(on: scheduler) { delivery in
        delivery.passing(to: send) { value, send in
          isSkipping = isSkipping && !isFirst(value)
          if !isSkipping { send(value) }
        }
      }
    }
  }
}
