extension SignalProvider {
  /// A future of the next value; if the signal ends first, it fails with its error or
  /// ``FutureError/aborted``.
  public var future: Future<Value> {
    let signal = providedSignal
    return Future { completion in
      signal.listen { event in
        switch event {
        case .value(let value): completion(.success(value))
        case .end(let error): completion(.failure(error ?? FutureError.aborted))
        }
      }
    }
  }

  /// Returns a signal of the results of the latest value's future, which ends with its error.
  ///
  /// - Parameters:
  ///   - scheduler: The scheduler of the closure; the current one by default.
  ///   - transform: Called with each value; its future replaces the previous one, which is
  ///     cancelled.
  public func mapLatestToFuture<Other>(
    on scheduler: Scheduler = .current, _ transform: @escaping (Value) -> Future<Other>
  ) -> FiniteSignal<Other> {
    FiniteSignal(self).flatMapLatest(on: scheduler) { transform($0).valueSignal }
  }
}

extension Future {
  /// Sends the result.
  public var resultSignal: Signal<Result<Value>> {
    Signal { send in self.listen(send) }
  }

  /// Sends the value, or ends with the error.
  public var valueSignal: FiniteSignal<Value> {
    FiniteSignal { send in
      self.listen { result in
        switch result {
        case .success(let value): send(.value(value))
        case .failure(let error): send(.end(error))
        }
      }
    }
  }

  /// Sends the value and ends, or ends with the error.
  public var valueThenEndSignal: FiniteSignal<Value> {
    valueSignal.take(first: 1)
  }

  /// Sets a signal to the future's value; an error leaves it unchanged.
  ///
  /// - Parameters:
  ///   - scheduler: The scheduler on which the signal is set; the current one by default.
  ///   - signal: The signal to set.
  @discardableResult
  public func bindTo<Other: SignalProvider>(on scheduler: Scheduler = .current, _ signal: Other) -> Future
  where Other.Value == Value, Other.Kind == ReadWrite {
    let target = signal.providedSignal
    return onValue(on: scheduler) { target.value = $0 }
  }

  /// Sets a signal of optional values to the future's value; an error leaves it unchanged.
  ///
  /// - Parameters:
  ///   - scheduler: The scheduler on which the signal is set; the current one by default.
  ///   - signal: The signal to set.
  @discardableResult
  public func bindTo<Other: SignalProvider>(on scheduler: Scheduler = .current, _ signal: Other) -> Future
  where Other.Value == Value?, Other.Kind == ReadWrite {
    let target = signal.providedSignal
    return onValue(on: scheduler) { target.value = $0 }
  }

  /// Holds a value back until a signal is `true`, but passes an error on at once.
  ///
  /// - Parameter signal: A readable signal; `true` lets the value pass, at once if that is its
  ///   current value.
  public func hold<Other: SignalProvider>(until signal: Other) -> Future
  where Other.Value == Bool, Other.Kind.DropWrite == Read {
    let isReady = signal.providedSignal
    return flatMap { value in isReady.atOnce().filter { $0 }.future.map { _ in value } }
  }
}
