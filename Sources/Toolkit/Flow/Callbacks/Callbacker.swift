/// A list of callbacks, which are called in the order in which they were added.
public final class Callbacker<Value> {
  /// The callbacks, whose keys ascend.
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
    return Disposer { if let index = self.index(of: key) { self.callbacks.remove(at: index) } }
  }

  /// Calls all present callbacks, except those that are disposed of before it is their turn.
  ///
  /// A callback may call this function again; the inner calls are finished first.
  public func callAll(with value: Value) {
    // A callback may dispose of later ones: the copy in the loop still has those, the property no
    // more.
    for (key, call) in callbacks where index(of: key) != nil {
      call(value)
    }
  }

  /// Returns the index of the callback with a key, `nil` if that is disposed of.
  private func index(of key: Int) -> Int? {
    var (low, high) = (0, callbacks.count)
    while low < high {
      let middle = (low + high) / 2
      if callbacks[middle].key < key { low = middle + 1 } else { high = middle }
    }
    return low < callbacks.count && callbacks[low].key == key ? low : nil
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
