/// A listener of a signal, which gets the opening, then one event after the other, and nothing
/// after the end.
final class Listening<Value> {
  private var callback: ((Delivery<Value>) -> Void)?
  private var attachment: (any Disposable)?
  private var waiting: [Delivery<Value>] = []
  private var isDelivering = false
  private var isOpen = false

  init(_ callback: @escaping (Delivery<Value>) -> Void) {
    self.callback = callback
  }

  /// Attaches to a source, which may send events, and even the end, at once.
  func begin(_ attach: (@escaping (Delivery<Value>) -> Void) -> any Disposable) {
    let attachment = attach(send)
    if callback == nil { attachment.dispose() } else { self.attachment = attachment }
  }

  /// Detaches from the source; no event is delivered after that.
  func end() {
    callback = nil
    waiting = []
    let attachment = attachment
    self.attachment = nil
    attachment?.dispose()
  }

  private func send(_ delivery: Delivery<Value>) {
    guard callback != nil, enqueue(delivery) else { return }
    // Events that a callback causes wait until it has returned, and events before the opening wait
    // for it.
    guard isOpen, !isDelivering else { return }
    isDelivering = true
    while !waiting.isEmpty {
      let deliveries = waiting
      waiting = []
      for delivery in deliveries {
        guard let callback else { break }
        // Detached before the callback gets the end, as it may listen again.
        if delivery.event?.isEnd == true { end() }
        callback(delivery)
      }
    }
    isDelivering = false
  }

  /// Puts the opening first, and events last.
  ///
  /// - Returns: Whether there is something to deliver: a second opening is ignored.
  private func enqueue(_ delivery: Delivery<Value>) -> Bool {
    guard case .opening = delivery else {
      waiting.append(delivery)
      return true
    }
    guard !isOpen else { return false }
    isOpen = true
    waiting.insert(delivery, at: 0)
    return true
  }
}
