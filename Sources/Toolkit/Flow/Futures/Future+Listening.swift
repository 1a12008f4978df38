extension Future {
  /// Calls back with the result.
  ///
  /// The returned future completes after that, with an error if the callback throws one.
  ///
  /// - Parameters:
  ///   - scheduler: The scheduler of the closure; the current one by default.
  ///   - callback: Called with the result; a thrown error replaces it.
  @discardableResult
  public func onResult(
    on scheduler: Scheduler = .current, _ callback: @escaping (Result<Value>) throws -> Void
  ) -> Future {
    mapResult(on: scheduler) { result in
      try callback(result)
      return try result.get()
    }
  }

  /// Calls back with the value, on success.
  ///
  /// The returned future completes after that, with an error if the callback throws one.
  ///
  /// - Parameters:
  ///   - scheduler: The scheduler of the closure; the current one by default.
  ///   - callback: Called with a value; a thrown error replaces it.
  @discardableResult
  public func onValue(
    on scheduler: Scheduler = .current, _ callback: @escaping (Value) throws -> Void
  ) -> Future {
    onResult(on: scheduler) { result in if case .success(let value) = result { try callback(value) } }
  }

  /// Calls back with the error, on failure.
  ///
  /// The returned future completes after that, with another error if the callback throws one.
  ///
  /// - Parameters:
  ///   - scheduler: The scheduler of the closure; the current one by default.
  ///   - callback: Called with an error; a thrown error replaces it.
  @discardableResult
  public func onError(
    on scheduler: Scheduler = .current, _ callback: @escaping (any Error) throws -> Void
  ) -> Future {
    onResult(on: scheduler) { result in if case .failure(let error) = result { try callback(error) } }
  }

  /// Calls back if the returned future is cancelled before there is a result.
  ///
  /// - Parameters:
  ///   - scheduler: The scheduler of the closure; the current one by default.
  ///   - callback: Called at most once.
  @discardableResult
  public func onCancel(on scheduler: Scheduler = .current, _ callback: @escaping () -> Void) -> Future {
    Future { round, completion in
      let future = round.future(self)
      let listening = future.listen(completion)
      return Disposer {
        // Read before listening ends: without listeners, this future is cancelled and no longer
        // pending.
        let isCancelled = future.isPending
        listening.dispose()
        if isCancelled { scheduler.async(execute: callback) }
      }
    }
  }

  /// Calls back with the error on failure, or with `nil` if the returned future is cancelled before
  /// there is a result.
  ///
  /// - Parameters:
  ///   - scheduler: The scheduler of the closure; the current one by default.
  ///   - callback: Called with the error, or with `nil` if cancelled.
  @discardableResult
  public func onErrorOrCancel(
    on scheduler: Scheduler = .current, _ callback: @escaping ((any Error)?) -> Void
  ) -> Future {
    onError(on: scheduler) { callback($0) }.onCancel(on: scheduler) { callback(nil) }
  }

  /// Calls back at the end, whether there is a result or the returned future is cancelled.
  ///
  /// - Parameters:
  ///   - scheduler: The scheduler of the closure; the current one by default.
  ///   - callback: Called once.
  @discardableResult
  public func always(on scheduler: Scheduler = .current, _ callback: @escaping () -> Void) -> Future {
    onResult(on: scheduler) { _ in callback() }.onCancel(on: scheduler, callback)
  }
}

extension Future {
  /// Returns a future that can be cancelled without cancelling this one.
  @discardableResult
  public func ignoreCanceling() -> Future {
    Future { round, completion in
      round.future(self).onResult(on: .none, completion)
      return NilDisposer()
    }
  }

  /// Returns a future that fails if one of some futures completes first.
  ///
  /// - Parameter futures: The first to complete ends the waiting, with its error or else with
  ///   ``FutureError/aborted``.
  @discardableResult
  public func abort(forFutures futures: [Future<Void>]) -> Future {
    Future { round, completion in
      let bag = DisposeBag(round.future(self).listen(completion))
      for future in futures {
        bag += round.future(future).listen { completion(.failure($0.error ?? FutureError.aborted)) }
      }
      return bag
    }
  }
}
