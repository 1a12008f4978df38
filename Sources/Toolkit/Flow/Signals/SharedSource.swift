/// Attaches to a source once for any number of listeners: with the first one, until the last one has gone.
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
    if isFirst { start(for: listeners) }
    return bag
  }

  /// Attaches for these listeners; the end is theirs alone, those that come later begin anew.
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
    guard self.listeners === listeners, listeners.isEmpty else { return }
    let listening = listening
    self.listening = nil
    listening?.dispose()
  }
}
