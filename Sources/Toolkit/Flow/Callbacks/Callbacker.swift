/// Calls everyone who has asked for it, in the order in which they asked.
public final class Callbacker<Value> {
  private var callbacks: [(key: Int, call: (Value) -> Void)] = []
  private var nextKey = 0

  public init() {}

  /// Whether nobody would be called.
  public var isEmpty: Bool { callbacks.isEmpty }

  /// Calls `callback` from now on, until the disposable is disposed of or nobody keeps it.
  public func addCallback(_ callback: @escaping (Value) -> Void) -> any Disposable {
    let key = nextKey
    nextKey += 1
    callbacks.append((key, callback))
    return Disposer { self.callbacks.removeAll { $0.key == key } }
  }

  /// Calls everyone who is here now, but nobody who is disposed of before it is their turn.
  ///
  /// A callback may call this again; those calls come in between.
  public func callAll(with value: Value) {
    for (key, call) in callbacks where callbacks.contains(where: { $0.key == key }) {
      call(value)
    }
  }
}

extension Callbacker where Value == Void {
  /// Calls everyone who is here now.
  public func callAll() {
    callAll(with: ())
  }
}

extension Callbacker: SignalProvider {
  public var providedSignal: Signal<Value> { Signal(callbacker: self) }
}
