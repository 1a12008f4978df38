extension SignalProvider where Kind == Plain {
  /// Tells what the signal of the latest value tells.
  public func flatMapLatest<Other, OtherKind: SignalKind>(
    _ transform: @escaping (Value) -> CoreSignal<OtherKind, Other>
  ) -> CoreSignal<OtherKind.DropReadWrite, Other> {
    latest(transform)
  }
}

extension SignalProvider where Kind == Finite {
  /// Tells what the signal of the latest value tells, and ends when both have ended, or with the first error.
  public func flatMapLatest<Other, OtherKind: SignalKind>(
    _ transform: @escaping (Value) -> CoreSignal<OtherKind, Other>
  ) -> FiniteSignal<Other> {
    latest(transform)
  }
}

extension SignalProvider where Kind.DropWrite == Read {
  /// Tells what the signal of the present value tells, and its value when it becomes another one.
  public func flatMapLatest<Other, OtherKind: SignalKind>(
    _ transform: @escaping (Value) -> CoreSignal<OtherKind, Other>
  ) -> CoreSignal<OtherKind, Other> {
    let signal = providedSignal
    let isReadable = OtherKind.self == Read.self || OtherKind.self == ReadWrite.self
    return CoreSignal(
      getValue: isReadable ? { transform(signal.presentValue).presentValue } : nil,
      setValue: OtherKind.self == ReadWrite.self ? { transform(signal.presentValue).setValue?($0) } : nil,
      attach: { tell in
        let bag = DisposeBag()
        let inner = bag.innerBag()
        inner += transform(signal.presentValue).listen(tell)
        bag += signal.onValue { value in
          let other = transform(value)
          inner.dispose()
          if let getValue = other.getValue { tell(.value(getValue())) }
          inner += other.listen(tell)
        }
        return bag
      })
  }
}

extension SignalProvider {
  /// Listens to the signal of the latest value only.
  private func latest<Other, OtherKind: SignalKind, NewKind: SignalKind>(
    _ transform: @escaping (Value) -> CoreSignal<OtherKind, Other>
  ) -> CoreSignal<NewKind, Other> {
    let signal = providedSignal
    return CoreSignal { tell in
      let bag = DisposeBag()
      let inner = bag.innerBag()
      var (hasOuterEnded, isInnerRunning) = (false, false)
      bag += signal.listen { event in
        guard let value = event.value else {
          hasOuterEnded = true
          if event.error != nil || !isInnerRunning { tell(.end(event.error)) }
          return
        }
        inner.dispose()
        isInnerRunning = true
        inner += transform(value).listen { event in
          if event.isEnd { isInnerRunning = false }
          if !event.isEnd || event.error != nil || hasOuterEnded { tell(event) }
        }
      }
      return bag
    }
  }
}
