/// What a signal can do besides telling: nothing, be read, be read and written, or end.
///
/// The kind of a signal decides which operations it has, and what kind their results are.
public protocol SignalKind {
  /// The kind of what can be read at most.
  associatedtype DropWrite: SignalKind
  /// The kind of what can be neither read nor written.
  associatedtype DropReadWrite: SignalKind
  /// The kind of what has a value to read from the beginning, unless it may end.
  associatedtype PotentiallyRead: SignalKind
}

/// The kind of signals that only tell.
public enum Plain: SignalKind {
  public typealias DropWrite = Plain
  public typealias DropReadWrite = Plain
  public typealias PotentiallyRead = Read
}

/// The kind of signals that have a value at any time.
public enum Read: SignalKind {
  public typealias DropWrite = Read
  public typealias DropReadWrite = Plain
  public typealias PotentiallyRead = Read
}

/// The kind of signals whose value can be set.
public enum ReadWrite: SignalKind {
  public typealias DropWrite = Read
  public typealias DropReadWrite = Plain
  public typealias PotentiallyRead = Read
}

/// The kind of signals that may end.
public enum Finite: SignalKind {
  public typealias DropWrite = Finite
  public typealias DropReadWrite = Finite
  public typealias PotentiallyRead = Finite
}

/// Tells values as they come.
public typealias Signal<Value> = CoreSignal<Plain, Value>
/// Tells changes of a value that can be read.
public typealias ReadSignal<Value> = CoreSignal<Read, Value>
/// Tells changes of a value that can be read and set.
public typealias ReadWriteSignal<Value> = CoreSignal<ReadWrite, Value>
/// Tells values until it ends.
public typealias FiniteSignal<Value> = CoreSignal<Finite, Value>
