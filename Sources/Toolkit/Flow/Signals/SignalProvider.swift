/// A type that has a signal, and therefore all operations of signals.
///
/// Closures run on the scheduler `scheduler`, which is the current one by default.
///
///     let bag = DisposeBag()
///     bag += textField.map { $0.count }.filter { $0 > 3 }.onValue { print($0) }
public protocol SignalProvider<Value> {
  /// The type of the values that the signal sends.
  associatedtype Value
  /// The capabilities of the signal, in addition to sending values.
  associatedtype Kind: SignalKind

  /// The signal of this object or value.
  var providedSignal: CoreSignal<Kind, Value> { get }
}

/// The capabilities of a signal, in addition to sending values: none, reading, reading and writing,
/// or ending.
///
/// The kind of a signal decides its operations and the kinds of their results.
public protocol SignalKind {
  /// The kind of a signal derived from this kind that cannot be written.
  associatedtype DropWrite: SignalKind where DropWrite.DropWrite == DropWrite
  /// The kind of a signal derived from this kind that can be neither read nor written.
  associatedtype DropReadWrite: SignalKind
  /// The kind of a signal derived from this kind that has a value from the beginning, unless it may
  /// end.
  associatedtype PotentiallyRead: SignalKind
}

/// The kind of signals that only send values.
public enum Plain: SignalKind {
  /// Still plain.
  public typealias DropWrite = Plain
  /// Still plain.
  public typealias DropReadWrite = Plain
  /// Readable, as a plain signal does not end.
  public typealias PotentiallyRead = Read
}

/// The kind of signals that have a value at any time.
public enum Read: SignalKind {
  /// Still readable.
  public typealias DropWrite = Read
  /// Plain.
  public typealias DropReadWrite = Plain
  /// Still readable.
  public typealias PotentiallyRead = Read
}

/// The kind of signals whose value can be set.
public enum ReadWrite: SignalKind {
  /// Readable.
  public typealias DropWrite = Read
  /// Plain.
  public typealias DropReadWrite = Plain
  /// Readable.
  public typealias PotentiallyRead = Read
}

/// The kind of signals that may end.
public enum Finite: SignalKind {
  /// Still finite.
  public typealias DropWrite = Finite
  /// Still finite.
  public typealias DropReadWrite = Finite
  /// Still finite, as a signal that has ended has no value.
  public typealias PotentiallyRead = Finite
}

/// A signal that sends values.
public typealias Signal<Value> = CoreSignal<Plain, Value>
/// A signal that sends the changes of a value that can be read.
public typealias ReadSignal<Value> = CoreSignal<Read, Value>
/// A signal that sends the changes of a value that can be read and set.
public typealias ReadWriteSignal<Value> = CoreSignal<ReadWrite, Value>
/// A signal that sends values until it ends, perhaps with an error.
public typealias FiniteSignal<Value> = CoreSignal<Finite, Value>

extension SignalKind {
  /// Whether signals of the kind have a value at any time.
  static var isReadable: Bool { DropWrite.self == Read.self }
}

extension SignalProvider where Kind.DropWrite == Read {
  /// The current value.
  public var value: Value { providedSignal.presentValue }

  /// Returns a signal that sends the current value to each listener at once, and then the changes.
  ///
  /// Changes that the first value causes come after it.
  public func atOnce() -> CoreSignal<Kind, Value> {
    let signal = providedSignal
    return CoreSignal(setValue: signal.setValue) { send in
      signal.receive { delivery in
        send(delivery)
        if case .opening(let value?) = delivery { send(.value(value)) }
      }
    }
  }
}

extension SignalProvider where Kind == Plain, Value == Void {
  /// Returns a signal that sends a value to each listener at once, and then this signal's values.
  public func atOnce() -> Signal<Void> { start(with: ()) }
}

extension SignalProvider where Kind == Finite, Value == Void {
  /// Returns a signal that sends a value to each listener at once, and then this signal's events.
  public func atOnce() -> FiniteSignal<Void> { start(with: ()) }
}

extension SignalProvider where Kind == ReadWrite {
  /// The current value; setting it sends it to the listeners.
  public var value: Value {
    get { providedSignal.presentValue }
    nonmutating set { providedSignal.setValue?(newValue) }
  }
}
