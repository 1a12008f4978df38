/// A list of callbacks, which are called in the order in which they were added.
public final class Callbacker<Value> {
  private var callbacks: [(key: Int, call: (Value) -> Void)] = []
  private var nextKey = 0

  /// Creates a list without callbacks.
  public init() {}

  /// Whether there is no callback.
  public var isEmpty: Bool { callbacks.isEmpty }

  /// Adds a callback, which is called until the returned disposable is disposed of or deallocated.
  public func addCallback(_ callback: @escaping (Value) -> Void) -> any Disposable {
    let key = nextKey
    nextKey += 1
    callbacks.append((key, callback))
    return Disposer { self.callbacks.removeAll { $0.key == key } }
  }

  /// Calls all present callbacks, except those that are disposed of before it is their turn.
  ///
  /// A callback may call this function again; the inner calls are finished first.
  public func callAll(with value: Value) {
    // A callback may dispose of later ones: the copy in the loop still has those, the property no
    // more.
    for (key, call) in callbacks where callbacks.contains(where: { $0.key == key }) {
      call(value)
    }
  }
}

extension Callbacker where Value == Void {
  /// Calls all present callbacks.
  public func callAll() {
    callAll(with: ())
  }
}

extension Callbacker: SignalProvider {
  /// Sends each value that the callbacks are called with.
  public var providedSignal: Signal<Value> { Signal(callbacker: self) }
}
