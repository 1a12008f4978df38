/// The broadcast under one key, and its listeners.
@MainActor
final class BroadcastChannel<Value: BroadcastValue> {
  /// An observer with its closure.
  private final class Listener {
    weak var observer: AnyObject?
    let receive: @MainActor (Value) -> Void

    init(_ observer: AnyObject, _ receive: @escaping @MainActor (Value) -> Void) {
      (self.observer, self.receive) = (observer, receive)
    }
  }

  /// The broadcast property, held weakly.
  private(set) weak var source: BroadcastSource<Value>?
  /// In the order of their addition.
  private var listeners: [Listener] = []
  /// The number of deliveries so far, so that a delivery detects that a newer one has replaced it.
  private var deliveries = 0

  func start(_ source: BroadcastSource<Value>) {
    self.source = source
    source.channels.add(self)
    sourceDidChange()
  }

  func stop() {
    source?.channels.remove(self)
    source = nil
  }

  func add(_ observer: AnyObject, _ receive: @escaping @MainActor (Value) -> Void) {
    remove(observer)
    listeners.append(Listener(observer, receive))
    if let source { receive(source.value) }
  }

  func remove(_ observer: AnyObject) {
    listeners.removeAll { $0.observer == nil || $0.observer === observer }
  }

  /// Delivers the value to all listeners, unless one of them changes it again or stops the
  /// broadcast.
  func sourceDidChange() {
    deliveries += 1
    let delivery = deliveries
    // A listener may remove another one, which must then not be called.
    for listener in listeners where listeners.contains(where: { $0 === listener }) {
      guard let source, delivery == deliveries else { return }
      if listener.observer != nil { listener.receive(source.value) }
    }
  }
}
