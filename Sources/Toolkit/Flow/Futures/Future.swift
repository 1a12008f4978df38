/// A result that may not be available yet.
///
/// Each listener gets the result once, in the order of listening, and at once if the future is
/// complete. The work of a future that has listeners goes on until it is complete or cancelled, even
/// if nothing keeps the future.
public final class Future<Value> {
  private let outcome: Outcome<Value>
  /// Makes a future that does the work again; `nil` when that is given up.
  private var makeAgain: (() -> Future)?

  /// Creates a future and starts the work on its result.
  ///
  /// - Parameters:
  ///   - scheduler: The scheduler that runs the work.
  ///   - work: Runs at once on the present scheduler, and calls the closure that it gets with the
  ///     result; later calls do nothing. What it returns is disposed of when the future is complete
  ///     or cancelled. An error that it throws is the result.
  public convenience init(
    on scheduler: Scheduler = .current,
    onResult work: @escaping (@escaping (Result<Value>) -> Void) throws -> any Disposable
  ) {
    self.init(on: scheduler, repeatable: { _, completion in try work(completion) })
  }

  /// Creates a future whose work listens to other futures, and may be done again.
  ///
  /// - Parameters:
  ///   - scheduler: The scheduler that runs the work.
  ///   - work: The work, which gets the other futures from the round that it is passed.
  init(
    on scheduler: Scheduler = .none,
    repeatable work: @escaping (Round, @escaping (Result<Value>) -> Void) throws -> any Disposable
  ) {
    makeAgain = { Future(on: scheduler) { _, completion in try work(.again, completion) } }
    outcome = Outcome()
    outcome.start(on: scheduler) { completion in try work(.first, completion) }
  }

  /// Creates a future that is complete.
  public init(result: Result<Value>) {
    outcome = Outcome(result)
    makeAgain = { Future(result: result) }
  }

  /// Returns a new future that does the same work again, and that of the futures it was made of.
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

  /// Calls back with the result on a scheduler, unless the returned disposable is disposed of before
  /// it is the callback's turn there.
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
  /// A future that is complete, or that has listeners, stays as it is: cancel the last one of a
  /// chain. The ones before it are cancelled along with it, unless they have other listeners.
  public func cancel() {
    // Whoever keeps a cancelled future does not keep what its work uses.
    if outcome.cancel() { makeAgain = nil }
  }

  /// A disposable that cancels the future, and does not retain it.
  public var disposable: any Disposable {
    Disposer { [weak outcome] in outcome?.cancel() }
  }
}

/// Which time the work of a future is done.
enum Round {
  /// For the first time, with the futures that it was made of.
  case first
  /// Once more, with new ones that do the same work.
  case again

  /// Returns the future to listen to in this round.
  func future<Value>(_ original: Future<Value>) -> Future<Value> {
    self == .first ? original : original.again()
  }
}

/// The reason why a future failed without an error of its work.
public enum FutureError: String, Error, Hashable, Sendable {
  /// The future was cancelled, or the signal that it waited for is over.
  case aborted
}

/// The argument that makes a future without end.
public enum Forever: Hashable, Sendable {
  /// The only value.
  case forever
}
