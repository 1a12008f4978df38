import Foundation

extension SignalProvider {
  /// Returns a signal that sends a value only after a time without another one.
  ///
  /// At the end, the waiting value is sent at once.
  ///
  /// With `debounce(1)`, of values at 0, 0.3 and 0.6 seconds, the last one is sent at 1.6 seconds.
  ///
  /// - Parameter seconds: The time on the virtual clock; `nil` sends every value at once.
  public func debounce(_ seconds: TimeInterval?) -> CoreSignal<Kind, Value> {
    let signal = providedSignal
    guard let seconds else { return signal }
    return CoreSignal(setValue: signal.setValue) { send in
      let bag = DisposeBag()
      let waiting = bag.innerBag()
      var latest: Delivery<Value>?
      func sendLatest() {
        if let delivery = latest { send(delivery) }
        latest = nil
      }
      bag += signal.receive { delivery in
        waiting.dispose()
        guard delivery.event?.value != nil else {
          sendLatest()
          return send(delivery)
        }
        latest = delivery
        waiting += Scheduler.main.disposableAsync(after: seconds, execute: sendLatest)
      }
      return bag
    }
  }

  /// Returns a signal that sends a value at once, and then at most one in a time: the last of that
  /// time.
  ///
  /// With `throttle(1)`, of values at 0, 0.3 and 0.6 seconds, the first one is sent at once, and
  /// the last one at 1 second.
  ///
  /// - Parameter seconds: The time on the virtual clock; `nil` sends every value at once.
  public func throttle(_ seconds: TimeInterval?) -> CoreSignal<Kind, Value> {
    let signal = providedSignal
    guard let seconds else { return signal }
    return CoreSignal(setValue: signal.setValue) { send in
      let bag = DisposeBag()
      let pause = bag.innerBag()
      var latest: Delivery<Value>?
      func sendAndPause(_ delivery: Delivery<Value>) {
        latest = nil
        // Before the value is sent, since a listener may cause the next one.
        pause.dispose()
        pause += Scheduler.main.disposableAsync(after: seconds) {
          if let latest { sendAndPause(latest) } else { pause.dispose() }
        }
        send(delivery)
      }
      bag += signal.receive { delivery in
        guard delivery.event?.value != nil else { return send(delivery) }
        if pause.isEmpty { sendAndPause(delivery) } else { latest = delivery }
      }
      return bag
    }
  }

  /// Returns a signal that delays events, including the end.
  ///
  /// - Parameter seconds: The delay on the virtual clock; 0 means the next turn of the run loop,
  ///   `nil` at once.
  public func delay(by seconds: TimeInterval?) -> CoreSignal<Kind, Value> {
    guard let seconds else { return providedSignal }
    return delaying(on: .none) { _ in seconds }
  }

  /// Returns a signal that delays each value by seconds that a closure computes from it; `nil`
  /// means at once. The end is not delayed.
  ///
  /// - Parameters:
  ///   - scheduler: The scheduler of the closure; the current one by default.
  ///   - seconds: Returns the delay for a value; 0 means the next turn of the run loop.
  public func delay(
    on scheduler: Scheduler = .current, by seconds: @escaping (Value) -> TimeInterval?
  ) -> CoreSignal<Kind, Value> {
    delaying(on: scheduler) { event in event.value.flatMap(seconds) }
  }

  private func delaying(
    on scheduler: Scheduler, by seconds: @escaping (Event<Value>) -> TimeInterval?
  ) -> CoreSignal<Kind, Value> {
    let signal = providedSignal
    return CoreSignal(setValue: signal.setValue) { send in
      var waiting: [Int: any Disposable] = [:]
      var count = 0
      let listening = DisposeBag(
        signal.receive(on: scheduler) { delivery in
          guard let event = delivery.event, let delay = seconds(event) else { return send(delivery) }
          let key = count
          count += 1
          waiting[key] = Scheduler.main.disposableAsync(after: delay) {
            waiting[key] = nil
            send(delivery)
          }
        })
      // Releasing the waiting events disposes of them.
      listening += { waiting = [:] }
      return listening
    }
  }

  /// Returns a signal that holds values back until another signal is `true`, and then sends the
  /// last one.
  ///
  /// - Parameter isReady: While it is `true`, values pass at once.
  public func wait(until isReady: ReadSignal<Bool>) -> Signal<Value> {
    let signal = providedSignal
    return Signal(onValue: { send in
      var waiting: Value?
      let bag = DisposeBag()
      bag += signal.onValue(on: .none) { value in
        if isReady.value { send(value) } else { waiting = value }
      }
      bag += isReady.onValue(on: .none) { isReady in
        guard isReady, let value = waiting else { return }
        waiting = nil
        send(value)
      }
      return bag
    })
  }
}
