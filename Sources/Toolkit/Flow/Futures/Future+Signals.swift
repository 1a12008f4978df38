extension SignalProvider {
  /// The next value; a signal that ends before aborts the future, or fails it with its error.
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

  /// Tells the value of the future of the latest value; an error is the end.
  public func mapLatestToFuture<Other>(_ transform: @escaping (Value) -> Future<Other>) -> FiniteSignal<Other>
  {
    FiniteSignal(self).flatMapLatest { transform($0).valueSignal }
  }
}

extension Future {
  /// Tells the result.
  public var resultSignal: Signal<Result<Value>> {
    Signal { tell in self.listen(tell) }
  }

  /// Tells the value, or ends with the error.
  public var valueSignal: FiniteSignal<Value> {
    FiniteSignal { tell in
      self.listen { result in
        switch result {
        case .success(let value): tell(.value(value))
        case .failure(let error): tell(.end(error))
        }
      }
    }
  }

  /// Tells the value and ends, or ends with the error.
  public var valueThenEndSignal: FiniteSignal<Value> {
    valueSignal.take(first: 1)
  }

  /// Passes the value on to a signal.
  @discardableResult
  public func bindTo<Other: SignalProvider>(_ signal: Other) -> Future
  where Other.Value == Value, Other.Kind == ReadWrite {
    let target = signal.providedSignal
    return onValue { target.value = $0 }
  }

  /// Keeps the result back until a signal is true.
  public func hold<Other: SignalProvider>(until signal: Other) -> Future
  where Other.Value == Bool, Other.Kind.DropWrite == Read {
    let isReady = signal.providedSignal
    return flatMapResult { result in
      isReady.atOnce().filter { $0 }.future.flatMap { _ in Future(result: result) }
    }
  }
}
