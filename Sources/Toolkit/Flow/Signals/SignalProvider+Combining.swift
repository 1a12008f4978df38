extension SignalProvider {
  /// Returns a signal that sends each value with the latest one of another signal.
  ///
  /// It listens to the other signal first, and sends nothing before that has a value. It ends with
  /// this signal, or with an error of the other one.
  ///
  /// - Parameter other: The signal that supplies the second value; its changes alone send nothing.
  public func withLatestFrom<Other: SignalProvider>(
    _ other: Other
  ) -> CoreSignal<Kind.DropWrite, (Value, Other.Value)> where Other.Kind.DropWrite == Kind.DropWrite {
    joiningLatest(of: other) { ($0, $1) }
  }

  /// Returns a signal that sends each value with the latest one of a signal of another kind.
  ///
  /// It listens to the other signal first, and sends nothing before that has a value. It ends with
  /// this signal, or with an error of the other one.
  ///
  /// - Parameter other: The signal that supplies the second value; its changes alone send nothing.
  public func withLatestFrom<Other: SignalProvider>(
    _ other: Other
  ) -> CoreSignal<Kind.DropReadWrite, (Value, Other.Value)> {
    plain().joiningLatest(of: other) { ($0, $1) }
  }

  /// Returns a signal that sends the latest value each time another signal sends one.
  ///
  ///     let bag = DisposeBag()
  ///     bag += textField.driven(by: button).onValue { print("save \($0)") }  // At each tap.
  ///
  /// - Parameter driver: The signal whose events decide when; its values are dropped.
  public func driven<Driver: SignalProvider>(by driver: Driver) -> CoreSignal<Driver.Kind.DropWrite, Value> {
    driver.joiningLatest(of: self) { $1 }
  }

  /// Returns a signal that joins each value with the latest one of another signal.
  private func joiningLatest<NewKind: SignalKind, Other: SignalProvider, Joined>(
    of other: Other, _ join: @escaping (Value, Other.Value) -> Joined
  ) -> CoreSignal<NewKind, Joined> {
    let (signal, other) = (providedSignal, other.providedSignal)
    return CoreSignal { send in
      var latest: Other.Value?
      let bag = DisposeBag()
      bag += other.receive { delivery in
        latest = delivery.value ?? latest
        if let error = delivery.event?.error { send(.end(error)) }
      }
      bag += signal.receive { delivery in
        switch delivery {
        case .opening(let present):
          send(.opening(present.flatMap { value in latest.map { join(value, $0) } }))
        case .event(.value(let value)): if let latest { send(.value(join(value, latest))) }
        case .event(.end(let error)): send(.end(error))
        }
      }
      return bag
    }
  }
}

extension SignalProvider {
  /// Returns a signal of values together with an object, which ends at the first value after the
  /// object is deallocated.
  ///
  /// - Parameter object: The object, which is not retained.
  public func with<Object: AnyObject>(weak object: Object) -> CoreSignal<Kind.DropWrite, (Value, Object)> {
    pairing(with: object) { ($0, $1) }
  }

  /// Returns a signal of two values together with an object, which ends at the first values after
  /// the object is deallocated.
  ///
  /// - Parameter object: The object, which is not retained.
  public func with<Object: AnyObject, First, Second>(
    weak object: Object
  ) -> CoreSignal<Kind.DropWrite, (First, Second, Object)> where Value == (First, Second) {
    pairing(with: object) { ($0.0, $0.1, $1) }
  }

  /// Returns a signal of three values together with an object, which ends at the first values after
  /// the object is deallocated.
  ///
  /// - Parameter object: The object, which is not retained.
  public func with<Object: AnyObject, First, Second, Third>(
    weak object: Object
  ) -> CoreSignal<Kind.DropWrite, (First, Second, Third, Object)> where Value == (First, Second, Third) {
    pairing(with: object) { ($0.0, $0.1, $0.2, $1) }
  }

  /// Returns a signal that sends an object at each value, and ends at the first value after the
  /// object is deallocated.
  ///
  /// - Parameter object: The object, which is not retained.
  public func with<Object: AnyObject>(weak object: Object) -> CoreSignal<Kind.DropWrite, Object>
  where Value == Void {
    pairing(with: object) { $1 }
  }

  private func pairing<Object: AnyObject, Pair>(
    with object: Object, _ pair: @escaping (Value, Object) -> Pair
  ) -> CoreSignal<Kind.DropWrite, Pair> {
    let signal = providedSignal
    return CoreSignal { [weak object] send in
      signal.receive { [weak object] delivery in
        if let object { return send(delivery.map { pair($0, object) }) }
        if case .opening = delivery { send(.opening(nil)) }
        send(.end(nil))
      }
    }
  }
}
