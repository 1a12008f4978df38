import Foundation
import Synchronization

extension NotificationCenter {
  /// Sends a selector to an object whenever a notification is posted, until the observer is removed
  /// or deallocated.
  ///
  /// - Parameters:
  ///   - observer: The receiver, which is not retained; may also be a class, for a class method.
  ///   - aSelector: A method of the receiver with the notification as its argument, or without
  ///     arguments.
  ///   - aName: The notification; `nil` for all.
  ///   - anObject: The posting object; `nil` for any.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    // A class is not an object here, and is never deallocated.
    let observingClass: AnyClass? = observer as? AnyClass
    let observer = observer as AnyObject
    let registration = SelectorObservers.Registration(
      center: ObjectIdentifier(self), name: aName, object: anObject.map { ObjectIdentifier($0 as AnyObject) })
    let receiver = WeakReceiver(object: observer)
    let token = addObserver(forName: aName, object: anObject, queue: nil) { notification in
      nonisolated(unsafe) let notification = notification
      // UIKit's notifications are posted on the main actor, to which its classes are isolated.
      MainActor.assumeIsolated {
        guard let object: Any = observingClass ?? receiver.object else { return }
        aSelector.send(to: object, with: [notification])
      }
    }
    let identifier = observingClass.map { ObjectIdentifier($0) } ?? ObjectIdentifier(observer)
    SelectorObservers.add(token, for: registration, of: identifier)
  }

  /// Ends all observations of a class by this center.
  ///
  /// - Parameter observer: The class that was added as an observer.
  public func removeObserver(_ observer: AnyClass) {
    for token in SelectorObservers.remove(
      of: ObjectIdentifier(observer), where: { $0.center == ObjectIdentifier(self) })
    {
      removeObserver(token as Any)
    }
  }

  /// Ends all observations of an object by this center.
  ///
  /// - Parameter observer: The object that was added, or the token of an observation with a
  ///   closure.
  public func removeObserver(_ observer: AnyObject) {
    removeObserver(observer as Any)
    for token in SelectorObservers.remove(
      of: ObjectIdentifier(observer), where: { $0.center == ObjectIdentifier(self) })
    {
      removeObserver(token as Any)
    }
  }

  /// Ends the observations of a notification by an object.
  ///
  /// - Parameters:
  ///   - observer: The observer.
  ///   - aName: The notification; `nil` for all.
  ///   - anObject: The posting object; `nil` for any.
  public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?) {
    removeObserver(observer as Any, name: aName, object: anObject)
    let object = anObject.map { ObjectIdentifier($0 as AnyObject) }
    let tokens = SelectorObservers.remove(of: ObjectIdentifier(observer)) {
      $0.center == ObjectIdentifier(self) && (aName == nil || $0.name == aName)
        && (object == nil || $0.object == object)
    }
    for token in tokens { removeObserver(token as Any) }
  }
}

/// A weak reference, used on the main actor.
private final class WeakReceiver: @unchecked Sendable {
  weak var object: AnyObject?

  init(object: AnyObject) {
    self.object = object
  }
}

/// The observers with selectors, by identity.
///
/// They are removed in `deinit`, which may run on any thread and cannot form weak references.
private enum SelectorObservers {
  struct Registration {
    let center: ObjectIdentifier
    let name: NSNotification.Name?
    let object: ObjectIdentifier?
  }

  private struct Entry: @unchecked Sendable {
    let observer: ObjectIdentifier
    let registration: Registration
    let token: any NSObjectProtocol
  }

  private static let entries = Mutex<[Entry]>([])

  static func add(
    _ token: any NSObjectProtocol, for registration: Registration, of observer: ObjectIdentifier
  ) {
    let entry = Entry(observer: observer, registration: registration, token: token)
    entries.withLock { $0.append(entry) }
  }

  /// Removes entries and returns their tokens.
  static func remove(
    of observer: ObjectIdentifier, where isMeant: (Registration) -> Bool
  ) -> [any NSObjectProtocol] {
    let removed = entries.withLock { entries in
      let removed = entries.filter { $0.observer == observer && isMeant($0.registration) }
      entries.removeAll { $0.observer == observer && isMeant($0.registration) }
      return removed
    }
    return removed.map(\.token)
  }
}
