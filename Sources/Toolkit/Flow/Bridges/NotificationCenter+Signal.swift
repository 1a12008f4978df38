import Foundation

extension NotificationCenter {
  /// Returns a signal of notifications.
  ///
  /// - Parameters:
  ///   - name: The name of the notifications; `nil` for all names.
  ///   - object: The sender; `nil`, the default, for all senders.
  public func signal(forName name: Notification.Name?, object: Any? = nil) -> Signal<Notification> {
    Signal(onValue: { send in
      nonisolated(unsafe) let send = send
      // Notifications are posted on the main thread, on which everything here runs.
      let observer = self.addObserver(forName: name, object: object, queue: nil) { send($0) }
      return Disposer { self.removeObserver(observer) }
    })
  }
}
