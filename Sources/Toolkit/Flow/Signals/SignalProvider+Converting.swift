extension SignalProvider {
  /// Returns a signal whose listeners share one attachment to this one.
  ///
  /// While there are listeners, its value is the last one sent; it is not read again.
  public func shared() -> CoreSignal<Kind, Value> {
    let signal = providedSignal
    let getValue = Kind.isReadable ? { signal.presentValue } : nil
    return CoreSignal(
      setValue: signal.setValue, source: SharedSource(getValue: getValue) { signal.receive($0) })
  }

  /// Returns a signal whose listeners share one attachment, and get the last value at once.
  ///
  /// - Parameter lifetime: Whether the value is forgotten after the last listener or at the
  ///   signal's end.
  public func shared(replaying lifetime: ReplayLifetime) -> CoreSignal<Kind, Value> {
    let signal = providedSignal
    let getValue = Kind.isReadable ? { signal.presentValue } : nil
    var latest: Delivery<Value>?
    // One variable for all listeners, not one for each as in other operations.
    let source = SharedSource<Value>(getValue: getValue) { send in
      let listening = signal.receive { delivery in
        switch delivery {
        case .opening: break
        case .event(.value): latest = delivery
        case .event(.end): if lifetime == .whileConnected { latest = nil }
        }
        send(delivery)
      }
      return Disposer {
        listening.dispose()
        if lifetime == .whileConnected { latest = nil }
      }
    }
    return CoreSignal(setValue: signal.setValue) { send in
      source.listen { delivery in
        // Read first: passing on the opening may cause a new value, which would be sent twice.
        let replayed = latest
        send(delivery)
        if case .opening = delivery, let replayed { send(replayed) }
      }
    }
  }

  /// Returns the signal as one that only sends values.
  public func plain() -> CoreSignal<Kind.DropReadWrite, Value> {
    let signal = providedSignal
    return CoreSignal { send in signal.receive { send($0.withoutPresentValue) } }
  }
}

/// The time for which a shared signal remembers its last value.
public enum ReplayLifetime: Hashable, Sendable {
  /// While there are listeners.
  case whileConnected
  /// Always.
  case forever
}

extension SignalProvider where Kind.DropReadWrite == Plain {
  /// Returns the signal as a finite one, although it never ends.
  public func finite() -> FiniteSignal<Value> { FiniteSignal(self) }
}

extension SignalProvider where Kind == Finite {
  /// Returns the signal without its end.
  public func plain() -> Signal<Value> { Signal(self) }
}

extension SignalProvider where Kind == Plain {
  /// Returns the signal with a value that a closure reads at any time.
  ///
  /// - Parameter getValue: Returns the current value, at any time.
  public func readable(getValue: @escaping () -> Value) -> ReadSignal<Value> {
    let signal = providedSignal
    return ReadSignal { send in
      signal.receive { delivery in
        if case .opening = delivery { send(.opening(getValue())) } else { send(delivery) }
      }
    }
  }

  /// Returns the signal with the value of an expression.
  ///
  /// - Parameter value: The expression, which is evaluated at each reading.
  public func readable(capturing value: @autoclosure @escaping () -> Value) -> ReadSignal<Value> {
    readable(getValue: value)
  }

  /// Returns the signal with its last value.
  ///
  /// - Parameter initial: The value before the first one, and after the last listener is gone.
  public func readable(initial: Value) -> ReadSignal<Value> {
    let signal = providedSignal
    var (latest, count) = (initial, 0)
    return ReadSignal { send in
      count += 1
      let listening = signal.receive { delivery in
        switch delivery {
        case .opening: send(.opening(latest))
        case .event(let event):
          latest = event.value ?? latest
          send(delivery)
        }
      }
      return Disposer {
        count -= 1
        if count == 0 { latest = initial }
        listening.dispose()
      }
    }
  }
}

extension SignalProvider where Kind == Plain, Value == Void {
  /// Returns the signal as a readable one, with the value `()`.
  public func readable() -> ReadSignal<Void> { readable(getValue: {}) }
}

extension SignalProvider where Kind == Read {
  /// Returns the signal with a closure that sets its value.
  ///
  /// - Parameters:
  ///   - signalOnSet: Whether setting the value sends it; `false` by default, if the signal already
  ///     sends such changes.
  ///   - setValue: Called with each new value.
  public func writable(
    signalOnSet: Bool = false, setValue: @escaping (Value) -> Void
  ) -> ReadWriteSignal<Value> {
    let signal = providedSignal
    guard signalOnSet else { return ReadWriteSignal(setValue: setValue, attach: signal.attach) }
    let callbacker = Callbacker<Value>()
    return ReadWriteSignal(
      setValue: { value in
        setValue(value)
        callbacker.callAll(with: value)
      },
      attach: { send in
        DisposeBag(callbacker.addCallback { send(.value($0)) }, signal.receive(send))
      })
  }
}

extension SignalProvider where Kind == ReadWrite {
  /// Returns the signal as a read-only one.
  public func readOnly() -> ReadSignal<Value> { ReadSignal(self) }

  /// Returns a signal that calls back after its value was set, and after its listeners.
  ///
  /// - Parameters:
  ///   - scheduler: The scheduler of the closure; the current one by default.
  ///   - callback: Called with each value that is set through the returned signal.
  public func didWrite(
    on scheduler: Scheduler = .current, _ callback: @escaping (Value) -> Void
  ) -> ReadWriteSignal<Value> {
    let signal = providedSignal
    return ReadWriteSignal(
      setValue: { value in
        signal.value = value
        scheduler.async { callback(value) }
      }, attach: signal.attach)
  }

  /// Returns a signal of a property of the value; setting it sets the property.
  ///
  /// - Parameter keyPath: The property.
  public subscript<Property>(keyPath: WritableKeyPath<Value, Property>) -> ReadWriteSignal<Property> {
    let signal = providedSignal
    return signal.map(on: .none) { $0[keyPath: keyPath] }.writable { signal.value[keyPath: keyPath] = $0 }
  }

  /// Returns a signal of a property of the value, which sets that property; `value` replaces `nil`.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - value: Read whenever the property is `nil`.
  public subscript<Property>(
    keyPath: WritableKeyPath<Value, Property?>, default value: @escaping @autoclosure () -> Property
  ) -> ReadWriteSignal<Property> {
    let signal = providedSignal
    return signal.map(on: .none) { $0[keyPath: keyPath] ?? value() }
      .writable { signal.value[keyPath: keyPath] = $0 }
  }
}

extension SignalProvider where Kind == ReadWrite, Value == Bool {
  /// Sets the opposite value.
  public func toggle() {
    value = !value
  }
}
