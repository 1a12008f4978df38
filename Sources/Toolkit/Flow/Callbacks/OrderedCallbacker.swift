/// A list of callbacks with an order, each of which is called when the future of the previous one
/// is complete.
///
///     let bag = DisposeBag()
///     let callbacker = OrderedCallbacker<Int, String>()
///     bag += callbacker.addCallback({ print("second: \($0)") }, orderedBy: 2)
///     bag += callbacker.addCallback({ print("first: \($0)") }, orderedBy: 1)
///     callbacker.callAll(with: "value")  // Prints "first: value", then "second: value".
public final class OrderedCallbacker<Order, Value> {
  private var callbacks: [(key: Int, order: Order, call: (Value) -> Future<Void>)] = []
  private var nextKey = 0

  /// Creates a list without callbacks.
  public init() {}

  /// Whether there is no callback.
  public var isEmpty: Bool { callbacks.isEmpty }

  /// Adds a callback, which is called until the returned disposable is disposed of or deallocated.
  ///
  /// - Parameters:
  ///   - callback: Returns a future for which the next callback waits.
  ///   - order: The order of the callback; callbacks of equal order are called as they were added.
  public func addCallback(
    _ callback: @escaping (Value) -> Future<Void>, orderedBy order: Order
  ) -> any Disposable {
    let key = nextKey
    nextKey += 1
    callbacks.append((key, order, callback))
    return Disposer { self.callbacks.removeAll { $0.key == key } }
  }

  /// Adds a callback for which the next one does not wait.
  ///
  /// - Parameters:
  ///   - callback: Called in its turn.
  ///   - order: The order of the callback; callbacks of equal order are called as they were added.
  public func addCallback(_ callback: @escaping (Value) -> Void, orderedBy order: Order) -> any Disposable {
    addCallback({ value in Future(immediate: { callback(value) }) }, orderedBy: order)
  }

  /// Calls all current callbacks in an order, and stops after the first failure.
  ///
  /// - Parameters:
  ///   - value: The value for the callbacks.
  ///   - isOrderedBefore: Returns whether the first order comes before the second.
  @discardableResult
  public func callAll(with value: Value, isOrderedBefore: (Order, Order) -> Bool) -> Future<Void> {
    callbacks.sorted { isOrderedBefore($0.order, $1.order) }.mapToFuture { $0.call(value) }.toVoid()
  }
}

extension OrderedCallbacker where Order: Comparable {
  /// Calls all current callbacks in ascending order, and stops after the first failure.
  ///
  /// - Parameter value: The value for the callbacks.
  @discardableResult
  public func callAll(with value: Value) -> Future<Void> {
    callAll(with: value, isOrderedBefore: <)
  }
}
