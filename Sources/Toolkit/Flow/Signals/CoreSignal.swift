import Foundation

/// A source of events for its listeners.
///
/// It does nothing without listeners. Events that come while another one is being delivered wait
/// until every listener has that one.
public final class CoreSignal<Kind: SignalKind, Value> {
  /// Starts sending events to a closure.
  let attach: (@escaping (Event<Value>) -> Void) -> any Disposable
  /// Reads the value, for kinds that have one.
  let getValue: (() -> Value)?
  /// Sets the value, for kinds that allow it.
  let setValue: ((Value) -> Void)?

  /// Creates a signal from its parts; each listener is attached separately.
  init(
    getValue: (() -> Value)? = nil, setValue: ((Value) -> Void)? = nil,
    attach: @escaping (@escaping (Event<Value>) -> Void) -> any Disposable
  ) {
    self.getValue = getValue
    self.setValue = setValue
    self.attach = attach
  }

  /// Listens until the end, or until the disposable is disposed of or deallocated.
  func listen(_ callback: @escaping (Event<Value>) -> Void) -> any Disposable {
    let listening = Listening(callback)
    listening.begin(attach)
    return Disposer(listening.end)
  }
}

extension CoreSignal: SignalProvider {
  /// The signal itself.
  public var providedSignal: CoreSignal { self }
}

extension CoreSignal where Kind == Plain {
  /// Creates a signal that never sends anything.
  public convenience init() {
    self.init { _ in NilDisposer() }
  }

  /// Creates a signal of the values that a callbacker is called with.
  public convenience init(callbacker: Callbacker<Value>) {
    self.init(onValue: callbacker.addCallback)
  }

  /// Creates a signal of the values that a closure sends.
  ///
  /// - Parameter attach: Called for the first listener, with the closure that sends values; what it
  ///   returns is disposed of when the last listener is gone.
  public convenience init(onValue attach: @escaping (@escaping (Value) -> Void) -> any Disposable) {
    self.init(attach: SharedSource { send in attach { send(.value($0)) } }.listen)
  }

  /// Creates a signal that sends some values to each listener at once.
  public convenience init(just values: Value...) {
    self.init(attach: { send in
      values.forEach { send(.value($0)) }
      return NilDisposer()
    })
  }
}

extension CoreSignal where Kind == Plain, Value == Void {
  /// Creates a signal that sends one value, some seconds after the first listener began to listen.
  public convenience init(after seconds: TimeInterval) {
    self.init(onValue: { send in
      Scheduler.main.disposableAsync(after: seconds) { send(()) }
    })
  }

  /// Creates a signal that sends a value at an interval in seconds.
  ///
  /// As with a repeating timer, the application does not wait for it.
  public convenience init(every seconds: TimeInterval) {
    self.init(onValue: { send in
      let bag = DisposeBag()
      func wait() {
        bag.dispose()
        // The next one is scheduled before the value is sent, so that slow listeners do not delay
        // it.
        bag += Scheduler.main.untrackedAsync(after: seconds) {
          wait()
          send(())
        }
      }
      wait()
      return bag
    })
  }
}

extension CoreSignal where Kind == Read {
  /// Creates a signal of a value that never changes.
  public convenience init(_ value: Value) {
    self.init(getValue: { value }, attach: { _ in NilDisposer() })
  }

  /// Creates a signal of a value whose changes a callbacker is called with.
  public convenience init(getValue: @escaping () -> Value, callbacker: Callbacker<Value>) {
    self.init(getValue: getValue, onValue: callbacker.addCallback)
  }

  /// Creates a signal of an expression whose changes a callbacker is called with.
  public convenience init(capturing value: @autoclosure @escaping () -> Value, callbacker: Callbacker<Value>)
  {
    self.init(getValue: value, callbacker: callbacker)
  }

  /// Creates a signal of a value whose changes a closure sends.
  public convenience init(
    getValue: @escaping () -> Value, onValue attach: @escaping (@escaping (Value) -> Void) -> any Disposable
  ) {
    self.init(getValue: getValue, attach: SharedSource { send in attach { send(.value($0)) } }.listen)
  }
}

extension CoreSignal where Kind == ReadWrite {
  /// Creates a signal that stores its value.
  ///
  /// - Parameters:
  ///   - value: The first value.
  ///   - willSet: Called with a new value before it is stored.
  ///   - didSet: Called with a new value after that, and before listeners are.
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

  /// Creates a signal of a value that is stored elsewhere, and changed through this signal only.
  public convenience init(getValue: @escaping () -> Value, setValue: @escaping (Value) -> Void) {
    let callbacker = Callbacker<Value>()
    self.init(
      getValue: getValue,
      setValue: { new in
        setValue(new)
        callbacker.callAll(with: new)
      }, callbacker: callbacker)
  }

  /// Creates a signal of a value that is stored elsewhere, whose changes a callbacker is called
  /// with.
  public convenience init(
    getValue: @escaping () -> Value, setValue: @escaping (Value) -> Void, callbacker: Callbacker<Value>
  ) {
    self.init(
      getValue: getValue, setValue: setValue,
      attach: SharedSource { send in callbacker.addCallback { send(.value($0)) } }.listen)
  }
}

extension CoreSignal where Kind == Finite {
  /// Creates a signal of the events that a closure sends.
  ///
  /// - Parameter attach: Called for the first listener, with the closure that sends events; what it
  ///   returns is disposed of at the end, or when the last listener is gone.
  public convenience init(onEvent attach: @escaping (@escaping (Event<Value>) -> Void) -> any Disposable) {
    self.init(attach: SharedSource(attach).listen)
  }

  /// Creates a signal of the events that a callbacker is called with.
  public convenience init(callbacker: Callbacker<Event<Value>>) {
    self.init(onEvent: callbacker.addCallback)
  }

  /// Creates a finite signal of any other signal.
  public convenience init<Provider: SignalProvider<Value>>(_ provider: Provider) {
    self.init(attach: provider.providedSignal.listen)
  }
}

extension Sequence {
  /// Returns a signal that sends the elements to each listener at once, and ends.
  public func signal() -> FiniteSignal<Element> {
    FiniteSignal(attach: { send in
      forEach { send(.value($0)) }
      send(.end)
      return NilDisposer()
    })
  }
}
