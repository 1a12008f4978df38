/// A result that may not be there yet.
///
/// Whoever waits is told once, in the order of asking, and at once if the result is there. A future that somebody waits
/// for lives until it is complete or cancelled.
public final class Future<Value> {
  private var state: State = .pending(nil)
  private var listeners: [(key: Int, call: (Result<Value>) -> Void)] = []
  private var nextKey = 0

  private enum State {
    /// With what is disposed of at the end.
    case pending((any Disposable)?)
    case completed(Result<Value>)
  }

  /// Begins to work on a result.
  ///
  /// - Parameters:
  ///   - scheduler: Where to begin.
  ///   - work: Runs at once, and calls the closure that it gets with the result; later calls do nothing. What it
  ///     returns is disposed of when the future is complete or cancelled. What it throws is the result.
  public init(
    on scheduler: Scheduler = .current,
    _ work: @escaping (@escaping (Result<Value>) -> Void) throws -> any Disposable
  ) {
    scheduler.async {
      do {
        let disposable = try work(self.complete)
        guard self.isPending else { return disposable.dispose() }
        self.state = .pending(disposable)
      } catch {
        self.complete(.failure(error))
      }
    }
  }

  /// Makes a future that is complete.
  public init(result: Result<Value>) {
    state = .completed(result)
  }

  /// Whether there is no result yet.
  var isPending: Bool {
    if case .pending = state { true } else { false }
  }

  /// Whether somebody waits for the result.
  var hasListeners: Bool { !listeners.isEmpty }

  /// Ends the work, and then tells everyone who waits; does nothing once there is a result.
  func complete(_ result: Result<Value>) {
    guard case .pending(let disposable) = state else { return }
    state = .completed(result)
    let listeners = listeners
    self.listeners = []
    disposable?.dispose()
    listeners.forEach { $0.call(result) }
  }

  /// Tells the result, at once if it is there.
  ///
  /// - Returns: Stops waiting. When nobody waits any longer, the future is cancelled.
  func listen(_ callback: @escaping (Result<Value>) -> Void) -> any Disposable {
    if case .completed(let result) = state {
      callback(result)
      return NilDisposer()
    }
    let key = nextKey
    nextKey += 1
    listeners.append((key, callback))
    return Disposer { self.removeListener(key) }
  }

  private func removeListener(_ key: Int) {
    guard let index = listeners.firstIndex(where: { $0.key == key }) else { return }
    listeners.remove(at: index)
    if listeners.isEmpty { complete(.failure(FutureError.aborted)) }
  }
}
