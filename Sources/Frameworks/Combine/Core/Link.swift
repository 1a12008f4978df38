/// The connection of an operator to its upstream publisher.
enum Link {
  case awaiting
  case connected(any Subscription)
  case ended

  /// The subscription, if there is one that has not ended.
  var subscription: (any Subscription)? {
    guard case .connected(let subscription) = self else { return nil }
    return subscription
  }

  var isEnded: Bool {
    guard case .ended = self else { return false }
    return true
  }

  /// Accepts the first subscription.
  ///
  /// - Returns: Whether it was accepted; if not, the caller cancels it.
  mutating func connect(_ subscription: any Subscription) -> Bool {
    guard case .awaiting = self else { return false }
    self = .connected(subscription)
    return true
  }

  /// Ends the connection.
  ///
  /// - Returns: The subscription, which the caller may have to cancel; `nil` if there was no connection.
  mutating func end() -> (any Subscription)? {
    defer { self = .ended }
    return subscription
  }
}

extension Locked where State == Link {
  /// Accepts the first subscription, and cancels any other.
  ///
  /// - Returns: Whether it was accepted.
  func connect(_ subscription: any Subscription) -> Bool {
    guard withLock({ $0.connect(subscription) }) else {
      subscription.cancel()
      return false
    }
    return true
  }

  var subscription: (any Subscription)? { withLock { $0.subscription } }

  /// Ends the connection.
  ///
  /// - Returns: The subscription; `nil` if there was no connection.
  func end() -> (any Subscription)? { withLock { $0.end() } }
}
