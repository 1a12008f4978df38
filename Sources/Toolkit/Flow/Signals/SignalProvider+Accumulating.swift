import Foundation

extension SignalProvider {
  /// Returns a signal that combines each value with the total so far, and sends the new total.
  ///
  /// Each listener has a separate total. The initial one is not sent.
  public func reduce<Total>(
    _ initial: Total, combine: @escaping (Total, Value) -> Total
  ) -> CoreSignal<Kind.DropReadWrite, Total> {
    let signal = providedSignal
    return CoreSignal { send in
      var total = initial
      return signal.listen { event in
        send(
          event.map { value in
            total = combine(total, value)
            return total
          })
      }
    }
  }

  /// Returns a signal without the first values.
  public func skip(first count: Int) -> CoreSignal<Kind.DropReadWrite, Value> {
    let signal = providedSignal
    return CoreSignal { send in
      var left = count
      return signal.listen { event in
        if !event.isEnd, left > 0 { left -= 1 } else { send(event) }
      }
    }
  }

  /// Returns a signal that sends a value when no other one has come for some seconds.
  ///
  /// At the end, the value that waits is sent at once.
  public func debounce(_ seconds: TimeInterval) -> CoreSignal<Kind, Value> {
    let signal = providedSignal
    return CoreSignal(getValue: signal.getValue, setValue: signal.setValue) { send in
      let bag = DisposeBag()
      let waiting = bag.innerBag()
      var latest: Event<Value>?
      func sendLatest() {
        if let event = latest { send(event) }
        latest = nil
      }
      bag += signal.listen { event in
        waiting.dispose()
        if event.isEnd {
          sendLatest()
          return send(event)
        }
        latest = event
        waiting += Scheduler.main.disposableAsync(after: seconds, execute: sendLatest)
      }
      return bag
    }
  }

  /// Returns a signal that sends events some seconds later, in their order; 0 means the next turn
  /// of the run loop.
  public func delay(by seconds: TimeInterval) -> CoreSignal<Kind.DropReadWrite, Value> {
    let signal = providedSignal
    return CoreSignal { send in
      var waiting: [any Disposable] = []
      let bag = DisposeBag()
      bag += signal.listen { event in
        waiting.append(
          Scheduler.main.disposableAsync(after: seconds) {
            // All delays are equal, so that the first one is over first.
            waiting.removeFirst()
            send(event)
          })
      }
      bag += { waiting = [] }
      return bag
    }
  }

  /// Returns a signal that sends the last values when this one ends without an error.
  public func take(last count: Int) -> FiniteSignal<Value> {
    let signal = providedSignal
    return FiniteSignal { send in
      var values: [Value] = []
      return signal.listen { event in
        guard case .end(let error) = event else {
          event.value.map { values.append($0) }
          return values = values.suffix(count)
        }
        if error == nil { values.forEach { send(.value($0)) } }
        send(event)
      }
    }
  }

  /// Returns a signal whose listeners share one attachment, and get the last value at once.
  ///
  /// - Parameter lifetime: Whether the value is forgotten when the last listener goes, or the
  ///   signal ends.
  public func shared(replaying lifetime: ReplayLifetime) -> CoreSignal<Kind, Value> {
    let signal = providedSignal
    var latest: Event<Value>?
    // One variable for all listeners, not one for each as in other operations.
    let source = SharedSource<Value> { send in
      let listening = signal.listen { event in
        if !event.isEnd { latest = event } else if lifetime == .whileConnected { latest = nil }
        send(event)
      }
      return Disposer {
        listening.dispose()
        if lifetime == .whileConnected { latest = nil }
      }
    }
    return CoreSignal(getValue: signal.getValue, setValue: signal.setValue) { send in
      if let latest { send(latest) }
      return source.listen(send)
    }
  }
}

/// The time for which a shared signal remembers its last value.
public enum ReplayLifetime: Hashable, Sendable {
  /// As long as there are listeners.
  case whileConnected
  /// Always.
  case forever
}
