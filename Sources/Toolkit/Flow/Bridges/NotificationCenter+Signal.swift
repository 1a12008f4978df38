import Foundation

extension NotificationCenter {
  /// Returns a signal that sends the notifications of a name, or of any for `nil`, from an object,
  /// or from any by default.
  public func signal(forName name: Notification.Name?, object: Any? = nil) -> Signal<Notification> {
    Signal(onValue: { send in
      nonisolated(unsafe) let send = send
      // Notifications are posted on the main thread, as everything here is done on it.
      let observer = self.addObserver(forName: name, object: object, queue: nil) { send($0) }
      return Disposer { self.removeObserver(observer) }
    })
  }
}
