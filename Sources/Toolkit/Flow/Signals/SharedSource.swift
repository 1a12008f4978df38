/// Attaches to a source once for all listeners, from the first one until the last one is gone.
///
/// Of two listeners at the same time, the first one attaches, and the second one only opens with
/// the latest value. After both are gone, the next listener attaches again.
final class SharedSource<Value> {
  private let attach: (@escaping (Delivery<Value>) -> Void) -> any Disposable
  private let getValue: (() -> Value)?
  private let isReread: Bool
  private var listeners = Callbacker<Delivery<Value>>()
  private var listening: (any Disposable)?
  private var isOpen = false
  /// The last value of a readable source.
  private var latest: Value?

  /// Creates a source.
  ///
  /// - Parameters:
  ///   - getValue: Reads the current value; `nil` for a source that is not readable.
  ///   - isReread: Whether each listener reads it; if not, the default, later listeners get the
  ///     last value that the source has sent.
  ///   - attach: Attaches to the source.
  init(
    getValue: (() -> Value)?, isReread: Bool = false,
    attach: @escaping (@escaping (Delivery<Value>) -> Void) -> any Disposable
  ) {
    (self.getValue, self.isReread, self.attach) = (getValue, isReread, attach)
  }

  /// Creates a source of the events that a closure sends, possibly at once.
  convenience init(
    getValue: (() -> Value)? = nil, isReread: Bool = false,
    attachEvents attach: @escaping (@escaping (Event<Value>) -> Void) -> any Disposable
  ) {
    self.init(getValue: getValue, isReread: isReread) { send in
      var isOpen = false
      func open() {
        guard !isOpen else { return }
        isOpen = true
        send(.opening(getValue?()))
      }
      let attachment = attach { event in
        open()
        send(.event(event))
      }
      open()
      return attachment
    }
  }

  /// Adds a listener.
  func listen(_ callback: @escaping (Delivery<Value>) -> Void) -> any Disposable {
    let (isFirst, listeners) = (listeners.isEmpty, listeners)
    let bag = DisposeBag(listeners.addCallback(callback))
    bag += { self.detachIfUnused(listeners) }
    // After the listener is added, since the source may send events at once.
    if isFirst {
      start(for: listeners)
    } else {
      callback(.opening(isReread || !isOpen ? getValue?() : latest))
    }
    return bag
  }

  /// Attaches for these listeners; the end is for them only, and later ones attach again.
  private func start(for listeners: Callbacker<Delivery<Value>>) {
    let listening = Listening<Value> { [weak self] delivery in
      self?.remember(delivery, for: listeners)
      listeners.callAll(with: delivery)
    }
    self.listening = Disposer(listening.end)
    listening.begin(attach)
  }

  private func remember(_ delivery: Delivery<Value>, for listeners: Callbacker<Delivery<Value>>) {
    guard self.listeners === listeners else { return }
    switch delivery {
    case .opening(let value): (isOpen, latest) = (true, value)
    // Only a readable source has a value at the opening.
    case .event(.value(let value)): if latest != nil { latest = value }
    case .event(.end):
      self.listeners = Callbacker()
      forget()
    }
  }

  private func detachIfUnused(_ listeners: Callbacker<Delivery<Value>>) {
    // Listeners after an end have their own, new attachment.
    guard self.listeners === listeners, listeners.isEmpty else { return }
    forget()?.dispose()
  }

  /// Returns to the state without listeners.
  ///
  /// - Returns: The disposable of the attachment.
  @discardableResult
  private func forget() -> (any Disposable)? {
    defer { (listening, latest, isOpen) = (nil, nil, false) }
    return listening
  }
}
