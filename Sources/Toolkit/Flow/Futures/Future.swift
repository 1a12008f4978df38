/// A result that may not be available yet.
///
/// Each listener gets the result once, in the order of listening, and at once if the future is
/// complete. A future that has listeners lives until it is complete or cancelled.
public final class Future<Value> {
  private var state: State = .pending(nil)
  private var listeners: [(key: Int, call: (Result<Value>) -> Void)] = []
  private var nextKey = 0
  /// Makes a future that does the work again; `nil` when that is given up.
  private var makeAgain: (() -> Future)?

  private enum State {
    /// Not complete; contains what is disposed of at the end.
    case pending((any Disposable)?)
    case completed(Result<Value>)
  }

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
    start(on: scheduler) { completion in try work(.first, completion) }
  }

  private func start(
    on scheduler: Scheduler,
    _ work: @escaping (@escaping (Result<Value>) -> Void) throws -> any Disposable
  ) {
    scheduler.async {
      do {
        let disposable = try work(self.complete)
        // Work that is done at once has completed the future before there was something to dispose
        // of.
        guard self.isPending else { return disposable.dispose() }
        self.state = .pending(disposable)
      } catch {
        self.complete(.failure(error))
      }
    }
  }

  /// Creates a future that is complete.
  public init(result: Result<Value>) {
    state = .completed(result)
    makeAgain = { Future(result: result) }
  }

  /// Returns a new future that does the same work again, and that of the futures it was made of.
  func again() -> Future { makeAgain?() ?? Future(error: FutureError.aborted) }

  /// Whether there is no result yet.
  var isPending: Bool {
    if case .pending = state { true } else { false }
  }

  /// Ends the work, and then calls all listeners; does nothing if there is a result.
  func complete(_ result: Result<Value>) {
    guard case .pending(let disposable) = state else { return }
    state = .completed(result)
    // Emptied first, so that the end of the work does not find listeners that could be removed.
    let listeners = listeners
    self.listeners = []
    disposable?.dispose()
    listeners.forEach { $0.call(result) }
  }

  /// Calls back with the result, at once if the future is complete.
  ///
  /// - Returns: A disposable that stops waiting. As soon as no listener is left, the future is
  ///   cancelled.
  func listen(_ callback: @escaping (Result<Value>) -> Void) -> any Disposable {
    if case .completed(let result) = state {
      callback(result)
      return NilDisposer()
    }
    let key = nextKey
    nextKey += 1
    listeners.append((key, callback))
    // The strong reference keeps the future alive as long as it has a listener.
    return Disposer { self.removeListener(key) }
  }

  /// Ends the work without a result; later listeners get ``FutureError/aborted``.
  ///
  /// A future that is complete, or that has listeners, stays as it is: cancel the last one of a
  /// chain. The ones before it are cancelled along with it, unless they have other listeners.
  public func cancel() {
    guard isPending, listeners.isEmpty else { return }
    // Whoever keeps a cancelled future does not keep what its work uses.
    makeAgain = nil
    complete(.failure(FutureError.aborted))
  }

  private func removeListener(_ key: Int) {
    guard let index = listeners.firstIndex(where: { $0.key == key }) else { return }
    listeners.remove(at: index)
    if listeners.isEmpty { complete(.failure(FutureError.aborted)) }
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
