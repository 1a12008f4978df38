import Foundation

extension CoreSignal where Kind == Plain {
  /// Makes a signal that never tells anything.
  public convenience init() {
    self.init { _ in NilDisposer() }
  }

  /// Makes a signal of what a callbacker is called with.
  public convenience init(callbacker: Callbacker<Value>) {
    self.init(onValue: callbacker.addCallback)
  }

  /// Makes a signal of what a closure tells.
  ///
  /// - Parameter attach: Is called with the first listener, and gets the closure to tell values with; what it returns is
  ///   disposed of when the last listener has gone.
  public convenience init(onValue attach: @escaping (@escaping (Value) -> Void) -> any Disposable) {
    self.init(attach: SharedSource { tell in attach { tell(.value($0)) } }.listen)
  }

  /// Makes a signal that tells some values to each listener at once.
  public convenience init(just values: Value...) {
    self.init(attach: { tell in
      values.forEach { tell(.value($0)) }
      return NilDisposer()
    })
  }
}

extension CoreSignal where Kind == Plain, Value == Void {
  /// Makes a signal that tells once, some seconds after somebody began to listen.
  public convenience init(after seconds: TimeInterval) {
    self.init(onValue: { tell in
      Scheduler.main.disposableAsync(after: seconds) { tell(()) }
    })
  }

  /// Makes a signal that tells every so many seconds; as for a repeating timer, the application does not wait for it.
  public convenience init(every seconds: TimeInterval) {
    self.init(onValue: { tell in
      let bag = DisposeBag()
      func wait() {
        bag.dispose()
        bag += Scheduler.main.untrackedAsync(after: seconds) {
          wait()
          tell(())
        }
      }
      wait()
      return bag
    })
  }
}

extension CoreSignal where Kind == Read {
  /// Makes a signal of a value that never changes.
  public convenience init(_ value: Value) {
    self.init(getValue: { value }, attach: { _ in NilDisposer() })
  }

  /// Makes a signal of a value whose changes a callbacker is called with.
  public convenience init(getValue: @escaping () -> Value, callbacker: Callbacker<Value>) {
    self.init(getValue: getValue, onValue: callbacker.addCallback)
  }

  /// Makes a signal of an expression whose changes a callbacker is called with.
  public convenience init(capturing value: @autoclosure @escaping () -> Value, callbacker: Callbacker<Value>)
  {
    self.init(getValue: value, callbacker: callbacker)
  }

  /// Makes a signal of a value whose changes a closure tells.
  public convenience init(
    getValue: @escaping () -> Value, onValue attach: @escaping (@escaping (Value) -> Void) -> any Disposable
  ) {
    self.init(getValue: getValue, attach: SharedSource { tell in attach { tell(.value($0)) } }.listen)
  }
}

extension CoreSignal where Kind == ReadWrite {
  /// Makes a signal of a value that is kept here.
  ///
  /// - Parameters:
  ///   - willSet: Is called with a new value before it is there.
  ///   - didSet: Is called with a new value before listeners are.
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
        didSet(new)
        callbacker.callAll(with: new)
      }, callbacker: callbacker)
  }

  /// Makes a signal of a value that is kept elsewhere, and changed through this signal only.
  public convenience init(getValue: @escaping () -> Value, setValue: @escaping (Value) -> Void) {
    let callbacker = Callbacker<Value>()
    self.init(
      getValue: getValue,
      setValue: { new in
        setValue(new)
        callbacker.callAll(with: new)
      }, callbacker: callbacker)
  }

  /// Makes a signal of a value that is kept elsewhere, whose changes a callbacker is called with.
  public convenience init(
    getValue: @escaping () -> Value, setValue: @escaping (Value) -> Void, callbacker: Callbacker<Value>
  ) {
    self.init(
      getValue: getValue, setValue: setValue,
      attach: SharedSource { tell in callbacker.addCallback { tell(.value($0)) } }.listen)
  }
}

extension CoreSignal where Kind == Finite {
  /// Makes a signal of what a closure tells.
  ///
  /// - Parameter attach: Is called with the first listener, and gets the closure to tell events with; what it returns is
  ///   disposed of at the end, or when the last listener has gone.
  public convenience init(onEvent attach: @escaping (@escaping (Event<Value>) -> Void) -> any Disposable) {
    self.init(attach: SharedSource(attach).listen)
  }

  /// Makes a signal of the events that a callbacker is called with.
  public convenience init(callbacker: Callbacker<Event<Value>>) {
    self.init(onEvent: callbacker.addCallback)
  }

  /// Makes a signal of any other.
  public convenience init<Provider: SignalProvider<Value>>(_ provider: Provider) {
    self.init(attach: provider.providedSignal.listen)
  }
}

extension Sequence {
  /// Makes a signal that tells the elements to each listener at once, and ends.
  public func signal() -> FiniteSignal<Element> {
    FiniteSignal(attach: { tell in
      forEach { tell(.value($0)) }
      tell(.end)
      return NilDisposer()
    })
  }
}
