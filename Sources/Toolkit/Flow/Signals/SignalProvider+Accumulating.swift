import Foundation

extension SignalProvider {
  /// Tells what becomes of a first value with each value; it is begun anew for each listener.
  ///
  /// The first value itself is told to nobody.
  public func reduce<Total>(
    _ initial: Total, combine: @escaping (Total, Value) -> Total
  ) -> CoreSignal<Kind.DropReadWrite, Total> {
    let signal = providedSignal
    return CoreSignal { tell in
      var total = initial
      return signal.listen { event in
        tell(
          event.map { value in
            total = combine(total, value)
            return total
          })
      }
    }
  }

  /// Leaves the first values out.
  public func skip(first count: Int) -> CoreSignal<Kind.DropReadWrite, Value> {
    let signal = providedSignal
    return CoreSignal { tell in
      var left = count
      return signal.listen { event in
        if !event.isEnd, left > 0 { left -= 1 } else { tell(event) }
      }
    }
  }

  /// Tells a value when none has come for some seconds; at the end the one that waits comes at once.
  public func debounce(_ seconds: TimeInterval) -> CoreSignal<Kind, Value> {
    let signal = providedSignal
    return CoreSignal(getValue: signal.getValue, setValue: signal.setValue) { tell in
      let bag = DisposeBag()
      let waiting = bag.innerBag()
      var latest: Event<Value>?
      func tellLatest() {
        if let event = latest { tell(event) }
        latest = nil
      }
      bag += signal.listen { event in
        waiting.dispose()
        if event.isEnd {
          tellLatest()
          return tell(event)
        }
        latest = event
        waiting += Scheduler.main.disposableAsync(after: seconds, execute: tellLatest)
      }
      return bag
    }
  }

  /// Tells events some seconds later, in their order; none means the next turn of the run loop.
  public func delay(by seconds: TimeInterval) -> CoreSignal<Kind.DropReadWrite, Value> {
    let signal = providedSignal
    return CoreSignal { tell in
      var waiting: [any Disposable] = []
      let bag = DisposeBag()
      bag += signal.listen { event in
        waiting.append(
          Scheduler.main.disposableAsync(after: seconds) {
            waiting.removeFirst()
            tell(event)
          })
      }
      bag += { waiting = [] }
      return bag
    }
  }

  /// Tells the last values when the signal ends without an error.
  public func take(last count: Int) -> FiniteSignal<Value> {
    let signal = providedSignal
    return FiniteSignal { tell in
      var values: [Value] = []
      return signal.listen { event in
        guard case .end(let error) = event else {
          event.value.map { values.append($0) }
          return values = values.suffix(count)
        }
        if error == nil { values.forEach { tell(.value($0)) } }
        tell(event)
      }
    }
  }

  /// Lets listeners share one attachment, and tells each newcomer the last value at once.
  ///
  /// - Parameter lifetime: Whether the value is forgotten when the last listener goes, or the signal ends.
  public func shared(replaying lifetime: ReplayLifetime) -> CoreSignal<Kind, Value> {
    let signal = providedSignal
    var latest: Event<Value>?
    let source = SharedSource<Value> { tell in
      let listening = signal.listen { event in
        if !event.isEnd { latest = event } else if lifetime == .whileConnected { latest = nil }
        tell(event)
      }
      return Disposer {
        listening.dispose()
        if lifetime == .whileConnected { latest = nil }
      }
    }
    return CoreSignal(getValue: signal.getValue, setValue: signal.setValue) { tell in
      if let latest { tell(latest) }
      return source.listen(tell)
    }
  }
}

/// How long a shared signal remembers its last value.
public enum ReplayLifetime: Hashable, Sendable {
  /// While somebody listens.
  case whileConnected
  /// Always.
  case forever
}
