import Foundation

extension Future {
  /// Delays the result.
  ///
  /// - Parameter seconds: The delay on the virtual clock; 0 means the next turn of the run loop,
  ///   `nil` at once.
  @discardableResult
  public func delay(by seconds: TimeInterval?) -> Future {
    delay(on: .none) { _ in seconds }
  }

  /// Delays the result by seconds that a closure computes from it; `nil` means at once.
  ///
  /// - Parameters:
  ///   - scheduler: The scheduler of the closure; the current one by default.
  ///   - seconds: Returns the delay for the result; 0 means the next turn of the run loop.
  @discardableResult
  public func delay(
    on scheduler: Scheduler = .current, by seconds: @escaping (Result<Value>) -> TimeInterval?
  ) -> Future {
    flatMapResult(on: scheduler) { result in
      guard let delay = seconds(result) else { return Future(result: result) }
      return Future(on: .none) { completion in
        Scheduler.main.disposableAsync(after: delay) { completion(result) }
      }
    }
  }

  /// Completes with a result after some seconds unless there is one before; this future is then
  /// cancelled.
  ///
  /// - Parameters:
  ///   - result: The result after that time.
  ///   - seconds: The time on the virtual clock.
  @discardableResult
  public func replace(with result: Result<Value>, after seconds: TimeInterval) -> Future {
    Future { round, completion in
      DisposeBag(
        round.future(self).listen(completion),
        Scheduler.main.disposableAsync(after: seconds) { completion(result) })
    }
  }

  /// Completes with a value after some seconds unless there is a result before.
  ///
  /// - Parameters:
  ///   - value: The value after that time.
  ///   - seconds: The time on the virtual clock.
  @discardableResult
  public func succeed(with value: Value, after seconds: TimeInterval) -> Future {
    replace(with: .success(value), after: seconds)
  }

  /// Fails after some seconds unless there is a result before.
  ///
  /// - Parameters:
  ///   - error: The error after that time.
  ///   - seconds: The time on the virtual clock.
  @discardableResult
  public func fail(with error: any Error, after seconds: TimeInterval) -> Future {
    replace(with: .failure(error), after: seconds)
  }

  /// Performs other work, such as showing an indicator, until there is a result or the returned
  /// future is cancelled.
  ///
  /// Work without a delay begins and ends even if there is a result already.
  ///
  ///     let wheel = UIActivityIndicatorView(style: .medium)
  ///     Future("text").delay(by: 2).performWhile(delayBy: 0.5) {
  ///       wheel.startAnimating()  // After 0.5 seconds, for 1.5 seconds.
  ///       return Disposer { wheel.stopAnimating() }
  ///     }
  ///
  /// - Parameters:
  ///   - scheduler: The scheduler that begins and ends the work; the current one by default.
  ///   - seconds: The delay before it begins; `nil` for none.
  ///   - work: Begins the work; the returned disposable ends it.
  @discardableResult
  public func performWhile(
    on scheduler: Scheduler = .current, delayBy seconds: TimeInterval? = nil,
    _ work: @escaping () -> any Disposable
  ) -> Future {
    Future(on: scheduler) { round, completion in
      let bag = DisposeBag(round.future(self).listen(completion))
      func begin() {
        let disposable = work()
        bag += { scheduler.async(execute: disposable.dispose) }
      }
      if let seconds {
        bag += scheduler.disposableAsync(after: seconds, execute: begin)
      } else {
        begin()
      }
      return bag
    }
  }
}
