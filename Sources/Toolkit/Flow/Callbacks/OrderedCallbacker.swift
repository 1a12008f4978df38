/// A list of callbacks, which are called in the order of a value that belongs to each, one when the
/// future of the one before is complete.
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
  ///   - order: The value that the callback is ordered by; callbacks of equal ones are called in
  ///     the order in which they were added.
  public func addCallback(
    _ callback: @escaping (Value) -> Future<Void>, orderedBy order: Order
  ) -> any Disposable {
    let key = nextKey
    nextKey += 1
    callbacks.append((key, order, callback))
    return Disposer { self.callbacks.removeAll { $0.key == key } }
  }

  /// Adds a callback for which the next one does not wait.
  public func addCallback(_ callback: @escaping (Value) -> Void, orderedBy order: Order) -> any Disposable {
    addCallback({ value in Future(immediate: { callback(value) }) }, orderedBy: order)
  }

  /// Calls all present callbacks in an order; the first failure is the last call.
  @discardableResult
  public func callAll(with value: Value, isOrderedBefore: (Order, Order) -> Bool) -> Future<Void> {
    callbacks.sorted { isOrderedBefore($0.order, $1.order) }.mapToFuture { $0.call(value) }.toVoid()
  }
}

extension OrderedCallbacker where Order: Comparable {
  /// Calls all present callbacks in ascending order; the first failure is the last call.
  @discardableResult
  public func callAll(with value: Value) -> Future<Void> {
    callAll(with: value, isOrderedBefore: <)
  }
}
