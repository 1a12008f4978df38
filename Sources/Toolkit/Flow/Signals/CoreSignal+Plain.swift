import Foundation

extension CoreSignal where Kind == Plain {
  /// Creates a signal that never sends anything.
  public convenience init() {
    self.init { send in
      send(.opening(nil))
      return NilDisposer()
    }
  }

  /// Creates a signal of the values that a callbacker is called with.
  ///
  /// - Parameter callbacker: Called with each value; calls without a listener are lost.
  public convenience init(callbacker: Callbacker<Value>) {
    self.init(onValue: callbacker.addCallback)
  }

  /// Creates a signal of the values that a closure sends.
  ///
  /// - Parameter attach: Called for the first listener, with the closure that sends values; the
  ///   returned disposable is disposed of after the last listener.
  public convenience init(onValue attach: @escaping (@escaping (Value) -> Void) -> any Disposable) {
    self.init(source: SharedSource(attachEvents: { send in attach { send(.value($0)) } }))
  }

  /// Creates a signal that sends some values to each listener at once.
  ///
  /// - Parameter values: The values for each listener, in order.
  public convenience init(just values: Value...) {
    self.init { send in
      send(.opening(nil))
      values.forEach { send(.value($0)) }
      return NilDisposer()
    }
  }

  /// Creates a signal of the values of any other signal, without its end.
  ///
  /// - Parameter provider: The signal, which is only listened to while the new one is.
  public convenience init<Provider: SignalProvider<Value>>(_ provider: Provider) {
    let signal = provider.providedSignal
    self.init { send in
      signal.receive { if $0.event?.isEnd != true { send($0.withoutPresentValue) } }
    }
  }
}

extension CoreSignal where Kind == Plain, Value == Void {
  /// Creates a signal that sends one value after the first listener began.
  ///
  /// - Parameter seconds: The delay on the virtual clock; 0 means the next turn of the run loop.
  public convenience init(after seconds: TimeInterval) {
    self.init(onValue: { send in
      Scheduler.main.disposableAsync(after: seconds) { send(()) }
    })
  }

  /// Creates a signal that sends a value at an interval in seconds.
  ///
  /// As with a repeating timer, the application does not wait for it.
  ///
  /// - Parameters:
  ///   - seconds: The interval; an infinite one sends nothing.
  ///   - delay: The seconds before the first value; the interval by default.
  public convenience init(every seconds: TimeInterval, delay: TimeInterval? = nil) {
    self.init(onValue: { send in
      let bag = DisposeBag()
      func wait(for interval: TimeInterval) {
        bag.dispose()
        guard seconds.isFinite else { return }
        // Scheduled before the value is sent, so that slow listeners do not delay the next one.
        bag += Scheduler.main.untrackedAsync(after: interval) {
          wait(for: seconds)
          send(())
        }
      }
      wait(for: delay ?? seconds)
      return bag
    })
  }
}
