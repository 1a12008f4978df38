/// A list of callbacks, which are called in the order in which they were added.
///
///     let callbacker = Callbacker<Int>()
///     let disposable = callbacker.addCallback { print($0) }
///     callbacker.callAll(with: 1)  // Prints "1".
///     disposable.dispose()
public final class Callbacker<Value> {
  /// The callbacks, by ascending key.
  private var callbacks: [(key: Int, call: (Value) -> Void)] = []
  private var nextKey = 0

  /// Creates a list without callbacks.
  public init() {}

  /// Whether there is no callback.
  public var isEmpty: Bool { callbacks.isEmpty }

  /// Adds a callback.
  ///
  /// - Parameter callback: Called with each value, until the returned disposable is disposed of or
  ///   deallocated.
  public func addCallback(_ callback: @escaping (Value) -> Void) -> any Disposable {
    let key = nextKey
    nextKey += 1
    callbacks.append((key, callback))
    return Disposer { if let index = self.index(of: key) { self.callbacks.remove(at: index) } }
  }

  /// Calls all current callbacks, except those that are disposed of before their turn.
  ///
  /// A callback may call this function again; the inner calls finish first.
  ///
  /// - Parameter value: The value for each callback.
  public func callAll(with value: Value) {
    // A callback may dispose of later ones, which are still in the loop's copy but no longer in the
    // property.
    for (key, call) in callbacks where index(of: key) != nil {
      call(value)
    }
  }

  /// Returns the index of the callback with a key; `nil` if it was disposed of.
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
  /// Calls all current callbacks.
  public func callAll() {
    callAll(with: ())
  }
}

extension Callbacker: SignalProvider {
  /// Sends each value that the callbacks are called with.
  public var providedSignal: Signal<Value> { Signal(callbacker: self) }
}
