import Foundation

extension NotificationCenter {
  /// Returns a publisher of the notifications with a name, of one object or, by default, of all.
  ///
  /// - Parameters:
  ///   - name: The name of the notifications, such as `UserDefaults.didChangeNotification`.
  ///   - object: The object that posts them, which the publisher retains; `nil` for any object.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// A publisher of the notifications with a name.
  ///
  ///     let changes = NotificationCenter.default.publisher(for: UserDefaults.didChangeNotification)
  ///       .sink { _ in print("changed") }
  ///     NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: nil)  // changed
  public struct Publisher: Combine.Publisher, Equatable {
    /// What is published.
    public typealias Output = Notification

    /// Notifications cannot fail.
    public typealias Failure = Never

    /// The center that posts the notifications.
    public let center: NotificationCenter

    /// The name of the notifications.
    public let name: Notification.Name

    /// The object whose notifications are published; `nil` for all.
    public let object: AnyObject?

    /// Creates a publisher of the notifications with a name.
    ///
    /// - Parameters:
    ///   - center: The center that posts the notifications, usually `NotificationCenter.default`.
    ///   - name: The name of the notifications.
    ///   - object: The object that posts them, which the publisher retains; `nil` for any object.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      (self.center, self.name, self.object) = (center, name, object)
    }

    /// Attaches a subscriber, which loses the notifications that it has not requested.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
      let hub = Hub<Notification, Never>("NotificationCenter Observer")
      // The observer lives as long as the subscription: the hub cancels it when it is released.
      nonisolated(unsafe) let target = WeakReference(hub)
      let observer = center.addObserver(forName: name, object: object, queue: nil) { notification in
        target.object?.send(notification)
      }
      hub.add(source: ObserverSubscription(center: center, observer: observer))
      hub.attach(subscriber)
    }

    /// Returns whether both publish the same notifications.
    public static func == (lhs: Publisher, rhs: Publisher) -> Bool {
      lhs.center === rhs.center && lhs.name == rhs.name && lhs.object === rhs.object
    }
  }
}

private struct WeakReference<Object: AnyObject> {
  weak var object: Object?

  init(_ object: Object) {
    self.object = object
  }
}

/// The registration of an observer.
private final class ObserverSubscription: Subscription {
  private let center: NotificationCenter
  private let observer: any NSObjectProtocol

  init(center: NotificationCenter, observer: any NSObjectProtocol) {
    (self.center, self.observer) = (center, observer)
  }

  func request(_ demand: Subscribers.Demand) {}

  func cancel() {
    center.removeObserver(observer)
  }
}
