/// An object that can be enabled and disabled.
///
///     let isOn = ReadWriteSignal(true)
///     let disabling = isOn.disable()
///     print(isOn.value)  // false
///     disabling.dispose()
///     print(isOn.value)  // true
public protocol Enablable: AnyObject {
  /// Whether the object is enabled.
  var isEnabled: Bool { get set }
}

extension Enablable {
  /// Disables the object until the returned disposable is disposed of or deallocated.
  public func disable() -> any Disposable { setEnabled(false) }

  /// Enables the object until the returned disposable is disposed of or deallocated.
  public func enable() -> any Disposable { setEnabled(true) }

  private func setEnabled(_ isEnabled: Bool) -> any Disposable {
    let former = self.isEnabled
    self.isEnabled = isEnabled
    return Disposer { self.isEnabled = former }
  }
}

extension CoreSignal: Enablable where Kind == ReadWrite, Value == Bool {
  /// The value.
  public var isEnabled: Bool {
    get { value }
    set { value = newValue }
  }
}

/// An object that may have listeners.
public protocol HasEventListeners: AnyObject {
  /// Whether there is a listener.
  var hasEventListeners: Bool { get }
}

/// Something that contains objects that can be disabled and listened to, such as a form.
public protocol HasEnablableEventListeners {
  /// The objects that can be disabled.
  var enablableEventListeners: [any Enablable & HasEventListeners] { get }
}

extension HasEnablableEventListeners {
  /// Disables the enabled objects that have listeners until the returned disposable is disposed of
  /// or deallocated.
  public func disableActiveEventListeners() -> any Disposable {
    DisposeBag(enablableEventListeners.filter { $0.hasEventListeners && $0.isEnabled }.map { $0.disable() })
  }
}
