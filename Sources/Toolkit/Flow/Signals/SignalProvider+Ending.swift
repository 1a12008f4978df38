extension SignalProvider where Kind == Finite {
  /// Calls back with events before listeners hear them.
  public func atEvent(_ callback: @escaping (Event<Value>) -> Void) -> FiniteSignal<Value> {
    let signal = providedSignal
    return FiniteSignal { tell in
      signal.listen { event in
        callback(event)
        tell(event)
      }
    }
  }

  /// Calls back at the end before listeners hear of it.
  public func atEnd(_ callback: @escaping () -> Void) -> FiniteSignal<Value> {
    atEvent { if $0.isEnd { callback() } }
  }

  /// Calls back with the error at the end before listeners hear of it.
  public func atError(_ callback: @escaping (any Error) -> Void) -> FiniteSignal<Value> {
    atEvent { $0.error.map(callback) }
  }

  /// Tells all values in one, at an end without an error.
  public func collect() -> FiniteSignal<[Value]> {
    let signal = providedSignal
    return FiniteSignal { tell in
      var values: [Value] = []
      return signal.listen { event in
        if let value = event.value { return values.append(value) }
        if event.error == nil { tell(.value(values)) }
        tell(.end(event.error))
      }
    }
  }
}

extension SignalProvider {
  /// Tells values together with an object, as long as somebody else keeps that.
  public func with<Object: AnyObject>(
    weak object: Object
  ) -> CoreSignal<Kind.DropReadWrite, (Value, Object)> {
    passing { [weak object] value, tell in object.map { tell((value, $0)) } }
  }
}
