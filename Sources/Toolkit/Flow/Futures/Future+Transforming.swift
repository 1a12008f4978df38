import Foundation

extension Future {
  /// Returns a future of the changed result; an error that `transform` throws is a failure.
  public func mapResult<Other>(_ transform: @escaping (Result<Value>) throws -> Other) -> Future<Other> {
    Future<Other> { completion in
      self.listen { result in completion(Result { try transform(result) }) }
    }
  }

  /// Continues with another future after any result; an error that `transform` throws is a failure.
  public func flatMapResult<Other>(
    _ transform: @escaping (Result<Value>) throws -> Future<Other>
  ) -> Future<Other> {
    Future<Other> { completion in
      let bag = DisposeBag()
      bag += self.listen { result in
        do { bag += try transform(result).listen(completion) } catch { completion(.failure(error)) }
      }
      return bag
    }
  }

  /// Returns a future of the changed value; an error that `transform` throws is a failure.
  public func map<Other>(_ transform: @escaping (Value) throws -> Other) -> Future<Other> {
    mapResult { try transform($0.get()) }
  }

  /// Continues with another future after a value; an error that `transform` throws is a failure.
  public func flatMap<Other>(_ transform: @escaping (Value) throws -> Future<Other>) -> Future<Other> {
    flatMapResult { try transform($0.get()) }
  }

  /// Replaces an error with a value; an error that `transform` throws is a failure again.
  public func mapError(_ transform: @escaping (any Error) throws -> Value) -> Future {
    mapResult { result in
      switch result {
      case .success(let value): value
      case .failure(let error): try transform(error)
      }
    }
  }

  /// Continues with another future after an error; an error that `transform` throws is a failure.
  public func flatMapError(_ transform: @escaping (any Error) throws -> Future) -> Future {
    flatMapResult { result in
      switch result {
      case .success(let value): Future(value)
      case .failure(let error): try transform(error)
      }
    }
  }

  /// Returns a future that completes like this one, without the value.
  public func toVoid() -> Future<Void> {
    map { _ in }
  }
}

extension Future {
  /// Delays the result by some seconds; 0 means the next turn of the run loop, `nil` at once.
  @discardableResult
  public func delay(by seconds: TimeInterval?) -> Future {
    delay { _ in seconds }
  }

  /// Delays the result by some seconds, which a closure computes from it; `nil` means at once.
  @discardableResult
  public func delay(by seconds: @escaping (Result<Value>) -> TimeInterval?) -> Future {
    flatMapResult { result in
      guard let delay = seconds(result) else { return Future(result: result) }
      return Future { completion in
        Scheduler.main.disposableAsync(after: delay) { completion(result) }
      }
    }
  }

  /// Completes with a result after some seconds unless there is one before; the former work is then
  /// cancelled.
  @discardableResult
  public func replace(with result: Result<Value>, after seconds: TimeInterval) -> Future {
    Future { completion in
      DisposeBag(
        self.listen(completion), Scheduler.main.disposableAsync(after: seconds) { completion(result) })
    }
  }

  /// Completes with a value after some seconds unless there is a result before.
  @discardableResult
  public func succeed(with value: Value, after seconds: TimeInterval) -> Future {
    replace(with: .success(value), after: seconds)
  }

  /// Fails after some seconds unless there is a result before.
  @discardableResult
  public func fail(with error: any Error, after seconds: TimeInterval) -> Future {
    replace(with: .failure(error), after: seconds)
  }

  /// Keeps some work going until there is a result, or the returned future is cancelled.
  ///
  /// - Parameters:
  ///   - seconds: The delay before it begins; `nil` for none.
  ///   - work: Begins the work; what it returns is disposed of at the end.
  @discardableResult
  public func performWhile(
    delayBy seconds: TimeInterval? = nil, _ work: @escaping () -> any Disposable
  ) -> Future {
    Future { completion in
      let bag = DisposeBag()
      let listening = self.listen(completion)
      // A result that was there already leaves nothing to wait for, and so nothing to begin.
      guard self.isPending else { return listening }
      bag += listening
      guard let seconds else {
        bag += work()
        return bag
      }
      bag += Scheduler.main.disposableAsync(after: seconds) { bag += work() }
      return bag
    }
  }
}
