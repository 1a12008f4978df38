/// A source of events for its listeners.
///
/// It does nothing without listeners. Events during the delivery of another one wait until every
/// listener has that one.
///
///     let callbacker = Callbacker<Int>()
///     let signal = Signal(callbacker: callbacker)
///     let listening = signal.filter { $0 > 1 }.onValue { print($0) }
///     callbacker.callAll(with: 2)  // Prints "2".
///     listening.dispose()
public final class CoreSignal<Kind: SignalKind, Value> {
  /// Starts sending the opening and then events to a closure.
  let attach: (@escaping (Delivery<Value>) -> Void) -> any Disposable
  /// Sets the value; `nil` for kinds that cannot be written.
  let setValue: ((Value) -> Void)?

  /// Creates a signal from its parts; each listener is attached separately.
  init(
    setValue: ((Value) -> Void)? = nil,
    attach: @escaping (@escaping (Delivery<Value>) -> Void) -> any Disposable
  ) {
    (self.setValue, self.attach) = (setValue, attach)
  }

  /// Creates a signal whose listeners share a source.
  convenience init(setValue: ((Value) -> Void)? = nil, source: SharedSource<Value>) {
    self.init(setValue: setValue, attach: source.listen)
  }

  /// Listens until the end, or until the disposable is disposed of or deallocated.
  ///
  /// The opening is delivered at once, on the running scheduler; events on the given one.
  func receive(
    on scheduler: Scheduler = .none, _ callback: @escaping (Delivery<Value>) -> Void
  ) -> any Disposable {
    guard scheduler != .none else {
      let listening = Listening(callback)
      listening.begin(attach)
      return Disposer(listening.end)
    }
    let isListening = Flag()
    let listening = receive { delivery in
      if case .opening = delivery { return callback(delivery) }
      scheduler.async { if isListening.isSet { callback(delivery) } }
    }
    return Disposer {
      isListening.isSet = false
      listening.dispose()
    }
  }

  /// Listens to events until the end, or until the disposable is disposed of or deallocated.
  func listen(on scheduler: Scheduler = .none, _ callback: @escaping (Event<Value>) -> Void) -> any Disposable
  {
    receive(on: scheduler) { $0.event.map(callback) }
  }

  /// The value of a readable signal, which is the first one that a listener gets.
  var presentValue: Value {
    var present: Value?
    receive { if case .opening(let value) = $0 { present = value } }.dispose()
    // All signals of readable kinds open with their value, which the type system cannot express.
    guard let present else { preconditionFailure("A signal that can be read has a value.") }
    return present
  }
}

extension CoreSignal: SignalProvider {
  /// The signal itself.
  public var providedSignal: CoreSignal { self }
}
