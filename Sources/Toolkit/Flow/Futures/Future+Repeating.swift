import Foundation

extension Future {
  /// Repeats the work after each result for which a closure's future is `true`; the last result is
  /// that of the returned future.
  ///
  /// The work includes all of the chain up to here, whose closures run again.
  ///
  /// - Parameters:
  ///   - scheduler: The scheduler that calls the closure; the current one by default.
  ///   - maxRepetitions: The largest number of repetitions; `nil`, the default, is no limit.
  ///   - shouldRepeat: Called with each result, except after the last repetition. If its future
  ///     fails, the work is not repeated.
  @discardableResult
  public func onResultRepeat(
    on scheduler: Scheduler = .current, maxRepetitions: Int? = nil,
    when shouldRepeat: @escaping (Result<Value>) -> Future<Bool>
  ) -> Future {
    Future(on: scheduler) { round, completion in
      let repetition = Repetition(
        of: self, on: scheduler, atMost: maxRepetitions ?? .max, when: shouldRepeat, completion)
      repetition.start(round.future(self))
      return Disposer(repetition.cancel)
    }
  }

  /// Repeats the work after each result that a closure accepts; by default without end.
  ///
  /// - Parameters:
  ///   - scheduler: The scheduler that calls the closure; the current one by default.
  ///   - delay: The seconds before each repetition; none by default.
  ///   - maxRepetitions: The largest number of repetitions; `nil`, the default, is no limit.
  ///   - shouldRepeat: Called with each result, except after the last repetition.
  @discardableResult
  public func onResultRepeat(
    on scheduler: Scheduler = .current, delayBetweenRepetitions delay: TimeInterval? = nil,
    maxRepetitions: Int? = nil, when shouldRepeat: @escaping (Result<Value>) -> Bool = { _ in true }
  ) -> Future {
    onResultRepeat(on: scheduler, maxRepetitions: maxRepetitions) { result in
      shouldRepeat(result) ? Future<Bool>(true).delay(by: delay) : Future<Bool>(false)
    }
  }

  /// Repeats the work after each error for which a closure's future is `true`.
  ///
  /// - Parameters:
  ///   - scheduler: The scheduler that calls the closure; the current one by default.
  ///   - maxRepetitions: The largest number of repetitions; `nil`, the default, is no limit.
  ///   - shouldRepeat: Called with each error, except after the last repetition.
  @discardableResult
  public func onErrorRepeat(
    on scheduler: Scheduler = .current, maxRepetitions: Int? = nil,
    when shouldRepeat: @escaping (any Error) -> Future<Bool>
  ) -> Future {
    onResultRepeat(on: scheduler, maxRepetitions: maxRepetitions) { result in
      result.error.map(shouldRepeat) ?? Future<Bool>(false)
    }
  }

  /// Repeats the work after each error that a closure accepts; by default after any error.
  ///
  ///     struct Offline: Error {}
  ///     let fetching = Future<String>(immediate: { throw Offline() })
  ///     fetching.onErrorRepeat(delayBetweenRepetitions: 5, maxRepetitions: 3)  // Up to four attempts.
  ///
  /// - Parameters:
  ///   - scheduler: The scheduler that calls the closure; the current one by default.
  ///   - delay: The seconds before each repetition; none by default.
  ///   - maxRepetitions: The largest number of repetitions; `nil`, the default, is no limit.
  ///   - shouldRepeat: Called with each error, except after the last repetition.
  @discardableResult
  public func onErrorRepeat(
    on scheduler: Scheduler = .current, delayBetweenRepetitions delay: TimeInterval? = nil,
    maxRepetitions: Int? = nil, when shouldRepeat: @escaping (any Error) -> Bool = { _ in true }
  ) -> Future {
    onResultRepeat(on: scheduler, delayBetweenRepetitions: delay, maxRepetitions: maxRepetitions) { result in
      result.error.map(shouldRepeat) ?? false
    }
  }

  /// Repeats the work a number of times, and completes with the values of all rounds, or with the
  /// first error.
  ///
  /// - Parameters:
  ///   - count: The number of repetitions, which is one less than the number of values.
  ///   - delay: The seconds before each repetition; none by default.
  @discardableResult
  public func repeatAndCollect(
    repeatCount count: Int, delayBetweenRepetitions delay: TimeInterval? = nil
  ) -> Future<[Value]> {
    Future<[Value]> { round, completion in
      var values: [Value] = []
      let collecting = round.future(self).onValue(on: .none) { values.append($0) }
      return collecting.onResultRepeat(on: .none, delayBetweenRepetitions: delay, maxRepetitions: count) {
        $0.error == nil
      }.listen { result in completion(result.map { _ in values }) }
    }
  }
}

/// The repeated work of a future.
private final class Repetition<Value> {
  private let original: Future<Value>
  private let scheduler: Scheduler
  private let shouldRepeat: (Result<Value>) -> Future<Bool>
  private var repetitionsLeft: Int
  private var completion: ((Result<Value>) -> Void)?
  private var next: Future<Value>?
  private var isStarting = false
  private var waiting = DisposeBag()

  init(
    of original: Future<Value>, on scheduler: Scheduler, atMost count: Int,
    when shouldRepeat: @escaping (Result<Value>) -> Future<Bool>,
    _ completion: @escaping (Result<Value>) -> Void
  ) {
    self.original = original
    self.scheduler = scheduler
    repetitionsLeft = count
    self.shouldRepeat = shouldRepeat
    self.completion = completion
  }

  func cancel() {
    completion = nil
    waiting.dispose()
  }

  /// Waits for the result of a round.
  func start(_ future: Future<Value>) {
    next = future
    // A loop instead of recursion, so that many immediate rounds do not exhaust the stack.
    guard !isStarting else { return }
    isStarting = true
    while let future = next, completion != nil {
      next = nil
      waiting = DisposeBag()
      waiting += future.listen { result in self.scheduler.async { self.decide(after: result) } }
    }
    isStarting = false
  }

  private func decide(after result: Result<Value>) {
    guard let completion else { return }
    guard repetitionsLeft > 0 else { return completion(result) }
    repetitionsLeft -= 1
    waiting += shouldRepeat(result).listen { answer in
      if answer.value == true { self.start(self.original.again()) } else { completion(result) }
    }
  }
}
