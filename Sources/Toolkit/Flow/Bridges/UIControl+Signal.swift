import HeadlessUIKit

extension UIControl {
  /// Tells events of the control.
  public func signal(for events: UIControl.Event) -> Signal<Void> {
    Signal { tell in
      let action = UIAction { _ in tell(()) }
      self.addAction(action, for: events)
      return Disposer { self.removeAction(action, for: events) }
    }
  }

  /// Tells a value of the control when the user has changed it, or code through this signal.
  func signal<Value>(
    for events: UIControl.Event, getValue: @escaping () -> Value, setValue: @escaping (Value) -> Void
  ) -> ReadWriteSignal<Value> {
    let callbacker = Callbacker<Value>()
    return ReadWriteSignal(
      getValue: getValue,
      setValue: { value in
        setValue(value)
        callbacker.callAll(with: value)
      },
      attach: SharedSource { tell in
        DisposeBag(
          self.signal(for: events).onValue { tell(.value(getValue())) },
          callbacker.addCallback { tell(.value($0)) })
      }.listen)
  }
}
