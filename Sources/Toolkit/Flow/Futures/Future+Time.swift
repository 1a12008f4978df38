import Foundation

extension Future {
  /// Delivers the result some seconds later; 0 is the next turn of the run loop, `nil` is at once.
  @discardableResult
  public func delay(by seconds: TimeInterval?) -> Future {
    delay { _ in seconds }
  }

  /// Delivers the result later, by the seconds that it itself calls for.
  @discardableResult
  public func delay(by seconds: @escaping (Result<Value>) -> TimeInterval?) -> Future {
    flatMapResult { result in
      guard let delay = seconds(result) else { return Future(result: result) }
      return Future { completion in
        Scheduler.main.disposableAsync(after: delay) { completion(result) }
      }
    }
  }

  /// Has a result after some seconds, if there is none before; the former work is cancelled then.
  @discardableResult
  public func replace(with result: Result<Value>, after seconds: TimeInterval) -> Future {
    Future { completion in
      DisposeBag(
        self.listen(completion), Scheduler.main.disposableAsync(after: seconds) { completion(result) })
    }
  }

  /// Has a value after some seconds, if there is no result before.
  @discardableResult
  public func succeed(with value: Value, after seconds: TimeInterval) -> Future {
    replace(with: .success(value), after: seconds)
  }

  /// Fails after some seconds, if there is no result before.
  @discardableResult
  public func fail(with error: any Error, after seconds: TimeInterval) -> Future {
    replace(with: .failure(error), after: seconds)
  }

  /// Lets something go on until there is a result, or the returned future is cancelled.
  ///
  /// - Parameters:
  ///   - seconds: How long to wait before it begins; `nil` is not at all.
  ///   - work: Begins it; what it returns is disposed of at the end.
  @discardableResult
  public func performWhile(
    delayBy seconds: TimeInterval? = nil, _ work: @escaping () -> any Disposable
  ) -> Future {
    Future { completion in
      let bag = DisposeBag()
      let listening = self.listen(completion)
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
