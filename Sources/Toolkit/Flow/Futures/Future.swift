/// A result that may not be available yet.
///
/// Each listener gets the result once, in the order of listening, and at once if the future is
/// complete. The work of a future with listeners continues until it is complete or cancelled, even
/// if nothing retains the future. Closures run on the scheduler `scheduler`, which is the current
/// one by default.
///
///     Future(20).delay(by: 2).map { $0 + 1 }.onValue { print($0) }  // Prints "21" after 2 seconds.
public final class Future<Value> {
  private let outcome: Outcome<Value>
  /// Makes a future that repeats the work; `nil` after cancelling.
  private var makeAgain: (() -> Future)?

  /// Creates a future and starts the work on its result.
  ///
  /// - Parameters:
  ///   - scheduler: The scheduler that runs the work.
  ///   - work: Runs at once if that scheduler is running, and calls its argument with the result;
  ///     later calls do nothing. The returned disposable is disposed of when the future is complete
  ///     or cancelled. A thrown error is the result.
  public convenience init(
    on scheduler: Scheduler = .current,
    onResult work: @escaping (@escaping (Result<Value>) -> Void) throws -> any Disposable
  ) {
    self.init(on: scheduler, repeatable: { _, completion in try work(completion) })
  }

  /// Creates a future whose work listens to other futures, and may be repeated.
  ///
  /// - Parameters:
  ///   - scheduler: The scheduler that runs the work.
  ///   - work: The work, which gets the other futures from its first argument.
  init(
    on scheduler: Scheduler = .none,
    repeatable work: @escaping (Round, @escaping (Result<Value>) -> Void) throws -> any Disposable
  ) {
    makeAgain = { Future(on: scheduler) { _, completion in try work(.again, completion) } }
    outcome = Outcome()
    outcome.start(on: scheduler) { completion in try work(.first, completion) }
  }

  /// Creates a future that is complete.
  ///
  /// - Parameter result: The value or the error.
  public init(result: Result<Value>) {
    outcome = Outcome(result)
    makeAgain = { Future(result: result) }
  }

  /// Returns a new future that repeats the work, including that of the futures from which it was
  /// made.
  func again() -> Future { makeAgain?() ?? Future(error: FutureError.aborted) }

  /// Whether there is no result yet.
  var isPending: Bool { outcome.isPending }

  /// Calls back with the result, at once if the future is complete.
  ///
  /// - Returns: A disposable that stops waiting. As soon as no listener is left, the future is
  ///   cancelled.
  func listen(_ callback: @escaping (Result<Value>) -> Void) -> any Disposable {
    outcome.listen(callback)
  }

  /// Calls back with the result on a scheduler, unless the returned disposable is disposed of
  /// before the callback's turn.
  func listen(on scheduler: Scheduler, _ callback: @escaping (Result<Value>) -> Void) -> any Disposable {
    let isListening = Flag()
    let listening = listen { result in
      scheduler.async { if isListening.isSet { callback(result) } }
    }
    return Disposer {
      isListening.isSet = false
      listening.dispose()
    }
  }

  /// Ends the work without a result; later listeners get ``FutureError/aborted``.
  ///
  /// Does nothing if the future is complete or has listeners: cancel the last future of a chain,
  /// which also cancels the ones before it, unless they have other listeners.
  public func cancel() {
    // A retained, cancelled future does not retain what its work uses.
    if outcome.cancel() { makeAgain = nil }
  }

  /// A disposable that cancels the future, and does not retain it.
  public var disposable: any Disposable {
    Disposer { [weak outcome] in outcome?.cancel() }
  }
}

/// Whether the work of a future is done for the first time.
enum Round {
  /// For the first time, with the original futures.
  case first
  /// Again, with new ones that repeat their work.
  case again

  /// Returns the future to listen to in this round.
  func future<Value>(_ original: Future<Value>) -> Future<Value> {
    self == .first ? original : original.again()
  }
}

/// The error of a future whose work reported no error.
public enum FutureError: String, Error, Hashable, Sendable {
  /// The future was cancelled, or the signal that it waited for ended.
  case aborted
}

/// The argument of the initializer for a future that never completes.
public enum Forever: Hashable, Sendable {
  /// The only value.
  case forever
}
