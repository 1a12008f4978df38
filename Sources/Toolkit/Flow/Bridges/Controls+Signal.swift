import HeadlessUIKit

extension UIButton: @MainActor SignalProvider {
  /// Tells taps.
  public var providedSignal: Signal<Void> { signal(for: .touchUpInside) }
}

extension UIRefreshControl: @MainActor SignalProvider {
  /// Tells that the user pulls to refresh.
  public var providedSignal: Signal<Void> { signal(for: .valueChanged) }
}

extension UITextField: @MainActor SignalProvider {
  /// The text, and what the user makes of it.
  public var providedSignal: ReadWriteSignal<String> {
    signal(for: .editingChanged, getValue: { self.text ?? "" }, setValue: { self.text = $0 })
  }
}

extension UISwitch: @MainActor SignalProvider {
  /// Whether the switch is on, and the user's turns.
  public var providedSignal: ReadWriteSignal<Bool> {
    signal(for: .valueChanged, getValue: { self.isOn }, setValue: { self.isOn = $0 })
  }
}

extension UISegmentedControl: @MainActor SignalProvider {
  /// The selected segment, and the user's choices.
  public var providedSignal: ReadWriteSignal<Int> {
    signal(
      for: .valueChanged, getValue: { self.selectedSegmentIndex },
      setValue: { self.selectedSegmentIndex = $0 })
  }
}

extension UISlider: @MainActor SignalProvider {
  /// The value, and the user's changes.
  public var providedSignal: ReadWriteSignal<Float> {
    signal(for: .valueChanged, getValue: { self.value }, setValue: { self.value = $0 })
  }
}

extension UIBarButtonItem: @MainActor SignalProvider {
  /// Tells taps.
  public var providedSignal: Signal<Void> { changes(.tap) }
}
