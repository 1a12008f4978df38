extension CoreSignal where Kind == Read {
  /// Creates a signal of a value that never changes.
  ///
  /// - Parameter value: The value at any time; the signal sends nothing.
  public convenience init(_ value: Value) {
    self.init { send in
      send(.opening(value))
      return NilDisposer()
    }
  }

  /// Creates a signal of a value; a callbacker is called with its changes.
  ///
  /// - Parameters:
  ///   - getValue: Returns the current value.
  ///   - callbacker: Called with each new value.
  public convenience init(getValue: @escaping () -> Value, callbacker: Callbacker<Value>) {
    self.init(
      source: SharedSource(
        getValue: getValue, isReread: true,
        attachEvents: { send in callbacker.addCallback { send(.value($0)) } }))
  }

  /// Creates a signal of an expression; a callbacker is called with its changes.
  ///
  /// - Parameters:
  ///   - value: The expression, evaluated at each reading.
  ///   - callbacker: Called with each new value.
  public convenience init(capturing value: @autoclosure @escaping () -> Value, callbacker: Callbacker<Value>)
  {
    self.init(getValue: value, callbacker: callbacker)
  }

  /// Creates a signal of a value whose changes a closure sends.
  ///
  /// While there are listeners, the value is the last one sent; it is not read again.
  ///
  /// - Parameters:
  ///   - getValue: Returns the current value while there are no listeners.
  ///   - attach: Called for the first listener, with the closure that sends values; the returned
  ///     disposable is disposed of after the last listener.
  public convenience init(
    getValue: @escaping () -> Value, onValue attach: @escaping (@escaping (Value) -> Void) -> any Disposable
  ) {
    self.init(
      source: SharedSource(getValue: getValue, attachEvents: { send in attach { send(.value($0)) } }))
  }

  /// Creates a signal of an expression whose changes a closure sends.
  ///
  /// While there are listeners, the value is the last one sent; it is not read again.
  ///
  /// - Parameters:
  ///   - value: The expression, evaluated while there are no listeners.
  ///   - attach: Called for the first listener, with the closure that sends values; the returned
  ///     disposable is disposed of after the last listener.
  public convenience init(
    capturing value: @autoclosure @escaping () -> Value,
    onValue attach: @escaping (@escaping (Value) -> Void) -> any Disposable
  ) {
    self.init(getValue: value, onValue: attach)
  }

  /// Creates a read-only signal from any other readable one.
  ///
  /// - Parameter provider: The signal, which is only listened to while the new one is.
  public convenience init<Provider: SignalProvider<Value>>(_ provider: Provider)
  where Provider.Kind.DropWrite == Read {
    self.init(attach: provider.providedSignal.attach)
  }
}

extension CoreSignal where Kind == ReadWrite {
  /// Creates a signal that stores its value.
  ///
  ///     let bag = DisposeBag()
  ///     let count = ReadWriteSignal(1)
  ///     bag += count.map { $0 * 2 }.onValue { print($0) }
  ///     count.value = 3  // Prints "6".
  ///
  /// - Parameters:
  ///   - value: The first value.
  ///   - willSet: Called with a new value before it is stored; does nothing by default.
  ///   - didSet: Called with a new value after its listeners; does nothing by default.
  public convenience init(
    _ value: Value, willSet: @escaping (Value) -> Void = { _ in },
    didSet: @escaping (Value) -> Void = { _ in }
  ) {
    var value = value
    let callbacker = Callbacker<Value>()
    self.init(
      getValue: { value },
      setValue: { new in
        willSet(new)
        value = new
        callbacker.callAll(with: new)
        didSet(new)
      }, callbacker: callbacker)
  }

  /// Creates a signal of a value that is stored elsewhere, and changed through this signal only.
  ///
  /// - Parameters:
  ///   - getValue: Returns the current value.
  ///   - setValue: Stores a new value.
  public convenience init(getValue: @escaping () -> Value, setValue: @escaping (Value) -> Void) {
    let callbacker = Callbacker<Value>()
    self.init(
      getValue: getValue,
      setValue: { new in
        setValue(new)
        callbacker.callAll(with: new)
      }, callbacker: callbacker)
  }

  /// Creates a signal of a value that is stored elsewhere; a callbacker is called with its changes.
  ///
  /// - Parameters:
  ///   - getValue: Returns the current value.
  ///   - setValue: Stores a new value.
  ///   - callbacker: Called with each new value.
  public convenience init(
    getValue: @escaping () -> Value, setValue: @escaping (Value) -> Void, callbacker: Callbacker<Value>
  ) {
    self.init(
      setValue: setValue,
      source: SharedSource(
        getValue: getValue, isReread: true,
        attachEvents: { send in callbacker.addCallback { send(.value($0)) } }))
  }
}
