/// A list of weakly held observers, in the order of their addition.
///
/// Observers may be added and removed during a notification: a removed one is no longer notified,
/// and a new one is notified from the next time.
///
///     let observers = ObserverList<any TabObserver>()
///     observers.add(tabStrip)
///     observers.notify { $0.tabDidClose(at: 2) }
@MainActor
package final class ObserverList<Observer> {
  private final class Reference {
    weak var object: AnyObject?

    init(_ object: AnyObject) {
      self.object = object
    }
  }

  private var references: [Reference] = []

  /// Creates an empty list.
  package init() {}

  /// Adds an observer at the end; one that is in the list already keeps its position.
  package func add(_ observer: Observer) {
    let object = observer as AnyObject
    references.removeAll { $0.object == nil }
    if !references.contains(where: { $0.object === object }) { references.append(Reference(object)) }
  }

  /// Removes an observer; does nothing for any other object.
  package func remove(_ observer: Observer) {
    let object = observer as AnyObject
    references.removeAll { $0.object == nil || $0.object === object }
  }

  /// Calls a closure with each observer, in order.
  package func notify(_ body: (Observer) -> Void) {
    // The loop is over a copy; the property has the observers that are left.
    for reference in references where references.contains(where: { $0 === reference }) {
      if let observer = reference.object as? Observer { body(observer) }
    }
  }
}
