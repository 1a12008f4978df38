/// A listener of a signal: gets one event after the other, and nothing after the end.
final class Listening<Value> {
  private var callback: ((Event<Value>) -> Void)?
  private var attachment: (any Disposable)?
  private var waiting: [Event<Value>] = []
  private var isDelivering = false

  init(_ callback: @escaping (Event<Value>) -> Void) {
    self.callback = callback
  }

  /// Attaches to a source, which may send events, and even the end, at once.
  func begin(_ attach: (@escaping (Event<Value>) -> Void) -> any Disposable) {
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

  private func send(_ event: Event<Value>) {
    guard callback != nil else { return }
    waiting.append(event)
    // A callback may cause further events; they wait until it has returned.
    guard !isDelivering else { return }
    isDelivering = true
    while !waiting.isEmpty {
      let event = waiting.removeFirst()
      let callback = callback
      // Detached before the callback hears of the end, so that it may listen again.
      if event.isEnd { end() }
      callback?(event)
    }
    isDelivering = false
  }
}

/// Attaches to a source once for any number of listeners: from the first one until the last one is
/// gone.
final class SharedSource<Value> {
  private let attach: (@escaping (Event<Value>) -> Void) -> any Disposable
  private var listeners = Callbacker<Event<Value>>()
  private var listening: (any Disposable)?

  init(_ attach: @escaping (@escaping (Event<Value>) -> Void) -> any Disposable) {
    self.attach = attach
  }

  /// Adds a listener.
  func listen(_ callback: @escaping (Event<Value>) -> Void) -> any Disposable {
    let (isFirst, listeners) = (listeners.isEmpty, listeners)
    let bag = DisposeBag(listeners.addCallback(callback))
    bag += { self.detachIfUnused(listeners) }
    // After the listener is added, since the source may send events at once.
    if isFirst { start(for: listeners) }
    return bag
  }

  /// Attaches for these listeners; the end is for them alone, and later ones begin again.
  private func start(for listeners: Callbacker<Event<Value>>) {
    let listening = Listening<Value> { [weak self] event in
      if event.isEnd { self?.forget(listeners) }
      listeners.callAll(with: event)
    }
    self.listening = Disposer(listening.end)
    listening.begin(attach)
  }

  private func forget(_ listeners: Callbacker<Event<Value>>) {
    guard self.listeners === listeners else { return }
    self.listeners = Callbacker()
    listening = nil
  }

  private func detachIfUnused(_ listeners: Callbacker<Event<Value>>) {
    // Listeners that came after an end have a new attachment, which belongs to them.
    guard self.listeners === listeners, listeners.isEmpty else { return }
    let listening = listening
    self.listening = nil
    listening?.dispose()
  }
}
