extension Future {
  /// Returns a future of the transformed result; an error that `transform` throws is a failure.
  ///
  /// - Parameters:
  ///   - scheduler: The scheduler of the closure; the current one by default.
  ///   - transform: Called with any result.
  @discardableResult
  public func mapResult<Other>(
    on scheduler: Scheduler = .current, _ transform: @escaping (Result<Value>) throws -> Other
  ) -> Future<Other> {
    Future<Other> { round, completion in
      round.future(self).listen(on: scheduler) { result in
        completion(Result { try transform(result) })
      }
    }
  }

  /// Continues with another future after any result; an error that `transform` throws is a failure.
  ///
  /// - Parameters:
  ///   - scheduler: The scheduler of the closure; the current one by default.
  ///   - transform: Called with any result; the result of its future is that of the returned one.
  @discardableResult
  public func flatMapResult<Other>(
    on scheduler: Scheduler = .current, _ transform: @escaping (Result<Value>) throws -> Future<Other>
  ) -> Future<Other> {
    Future<Other> { round, completion in
      let bag = DisposeBag()
      bag += round.future(self).listen(on: scheduler) { result in
        do { bag += try transform(result).listen(completion) } catch { completion(.failure(error)) }
      }
      return bag
    }
  }

  /// Returns a future of the transformed value; an error that `transform` throws is a failure.
  ///
  /// - Parameters:
  ///   - scheduler: The scheduler of the closure; the current one by default.
  ///   - transform: Called with a value; errors pass unchanged.
  @discardableResult
  public func map<Other>(
    on scheduler: Scheduler = .current, _ transform: @escaping (Value) throws -> Other
  ) -> Future<Other> {
    mapResult(on: scheduler) { try transform($0.get()) }
  }

  /// Continues with another future after a value; an error that `transform` throws is a failure.
  ///
  /// - Parameters:
  ///   - scheduler: The scheduler of the closure; the current one by default.
  ///   - transform: Called with a value; errors pass unchanged.
  @discardableResult
  public func flatMap<Other>(
    on scheduler: Scheduler = .current, _ transform: @escaping (Value) throws -> Future<Other>
  ) -> Future<Other> {
    flatMapResult(on: scheduler) { try transform($0.get()) }
  }

  /// Replaces an error with a value; an error that `transform` throws is the new failure.
  ///
  /// - Parameters:
  ///   - scheduler: The scheduler of the closure; the current one by default.
  ///   - transform: Called with an error; values pass unchanged.
  @discardableResult
  public func mapError(
    on scheduler: Scheduler = .current, _ transform: @escaping (any Error) throws -> Value
  ) -> Future {
    mapResult(on: scheduler) { result in
      switch result {
      case .success(let value): value
      case .failure(let error): try transform(error)
      }
    }
  }

  /// Continues with another future after an error; an error that `transform` throws is a failure.
  ///
  /// - Parameters:
  ///   - scheduler: The scheduler of the closure; the current one by default.
  ///   - transform: Called with an error; values pass unchanged.
  @discardableResult
  public func flatMapError(
    on scheduler: Scheduler = .current, _ transform: @escaping (any Error) throws -> Future
  ) -> Future {
    flatMapResult(on: scheduler) { result in
      switch result {
      case .success(let value): Future(value)
      case .failure(let error): try transform(error)
      }
    }
  }

  /// Returns a future that completes like this one, without the value.
  @discardableResult
  public func toVoid() -> Future<Void> {
    map(on: .none) { _ in }
  }
}

extension Future {
  /// Waits for another future after any result, and completes with the first one's result, or an
  /// error of the other.
  ///
  /// - Parameters:
  ///   - scheduler: The scheduler of the closure; the current one by default.
  ///   - callback: Called with any result; its future delays the result.
  @discardableResult
  public func onResultPassItThrough<Other>(
    on scheduler: Scheduler = .current, _ callback: @escaping (Result<Value>) throws -> Future<Other>
  ) -> Future {
    flatMapResult(on: scheduler) { result in try callback(result).map { _ in try result.get() } }
  }

  /// Waits for another future after a value, and completes with the first one's value, or an error
  /// of the other.
  ///
  /// - Parameters:
  ///   - scheduler: The scheduler of the closure; the current one by default.
  ///   - callback: Called with a value; its future delays the value.
  @discardableResult
  public func onValuePassItThrough<Other>(
    on scheduler: Scheduler = .current, _ callback: @escaping (Value) throws -> Future<Other>
  ) -> Future {
    flatMap(on: scheduler) { value in try callback(value).map { _ in value } }
  }

  /// Waits for another future after an error, and fails with the first one's error, or that of the
  /// other.
  ///
  /// - Parameters:
  ///   - scheduler: The scheduler of the closure; the current one by default.
  ///   - callback: Called with an error; its future delays the failure.
  @discardableResult
  public func onErrorPassItThrough<Other>(
    on scheduler: Scheduler = .current, _ callback: @escaping (any Error) throws -> Future<Other>
  ) -> Future {
    flatMapError(on: scheduler) { error in try callback(error).map { _ in throw error } }
  }
}
