import HeadlessUIKit

extension UIControl {
  /// Returns a signal that sends a value at each event of the control.
  ///
  /// - Parameter events: One or more events; each sends a value.
  public func signal(for events: UIControl.Event) -> Signal<Void> {
    Signal { send in
      let action = UIAction { _ in send(()) }
      self.addAction(action, for: events)
      return Disposer { self.removeAction(action, for: events) }
    }
  }

  /// Returns a signal of a value of the control, which sends changes by the user, and by code
  /// through this signal.
  func signal<Value>(
    for events: UIControl.Event, getValue: @escaping () -> Value, setValue: @escaping (Value) -> Void
  ) -> ReadWriteSignal<Value> {
    let callbacker = Callbacker<Value>()
    return ReadWriteSignal(
      setValue: { value in
        setValue(value)
        // A control's value set by code sends no event.
        callbacker.callAll(with: value)
      },
      source: SharedSource(
        getValue: getValue, isReread: true,
        attachEvents: { send in
          DisposeBag(
            self.signal(for: events).onValue { send(.value(getValue())) },
            callbacker.addCallback { send(.value($0)) })
        }))
  }
}

extension UIButton: @MainActor SignalProvider {
  /// Sends a value at each tap.
  public var providedSignal: Signal<Void> { signal(for: .touchUpInside) }
}

extension UIRefreshControl: @MainActor SignalProvider {
  /// Sends a value each time the user pulls to refresh.
  public var providedSignal: Signal<Void> { signal(for: .valueChanged) }
}

extension UITextField: @MainActor SignalProvider {
  /// The text, "" if it is `nil`; sends the user's edits, and values set through the signal.
  public var providedSignal: ReadWriteSignal<String> {
    merge(changes(.text), signal(for: .editingChanged)).readable().map { self.text ?? "" }
      .writable { self.text = $0 }
  }

  /// Whether the user is editing the text; sends `true` at the beginning and `false` at the end.
  public var isEditingSignal: ReadSignal<Bool> {
    signal(for: [.editingDidBegin, .editingDidEnd]).readable().map { self.isEditing }
  }
}

extension UISwitch: @MainActor SignalProvider {
  /// Whether the switch is on; sends the user's changes.
  public var providedSignal: ReadWriteSignal<Bool> {
    signal(for: .valueChanged, getValue: { self.isOn }, setValue: { self.isOn = $0 })
  }
}

extension UISegmentedControl: @MainActor SignalProvider {
  /// The index of the selected segment, -1 for none; sends the user's choices.
  public var providedSignal: ReadWriteSignal<Int> {
    signal(
      for: .valueChanged, getValue: { self.selectedSegmentIndex },
      setValue: { self.selectedSegmentIndex = $0 })
  }
}

extension UISlider: @MainActor SignalProvider {
  /// The value; sends the user's changes.
  public var providedSignal: ReadWriteSignal<Float> {
    signal(for: .valueChanged, getValue: { self.value }, setValue: { self.value = $0 })
  }
}

extension UIBarButtonItem: @MainActor SignalProvider {
  /// Sends a value at each tap.
  public var providedSignal: Signal<Void> { changes(.tap) }
}
