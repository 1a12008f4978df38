/// A future's result, and the listeners that wait for it.
///
/// It is separate from the future, so that work in progress, which retains the outcome, does not
/// retain itself.
final class Outcome<Value> {
  private var state: State
  private var listeners: [(key: Int, call: (Result<Value>) -> Void)] = []
  private var nextKey = 0

  private enum State {
    /// There is no result; the disposable ends the work.
    case pending((any Disposable)?)
    case completed(Result<Value>)
  }

  /// Creates an outcome, with a result if there is one already.
  init(_ result: Result<Value>? = nil) {
    state = result.map(State.completed) ?? .pending(nil)
  }

  /// Whether there is no result yet.
  var isPending: Bool {
    if case .pending = state { true } else { false }
  }

  /// Starts the work on the result.
  func start(
    on scheduler: Scheduler,
    _ work: @escaping (@escaping (Result<Value>) -> Void) throws -> any Disposable
  ) {
    scheduler.async {
      do {
        let disposable = try work(self.complete)
        // Immediate work is complete before it returns its disposable.
        guard self.isPending else { return disposable.dispose() }
        self.state = .pending(disposable)
      } catch {
        self.complete(.failure(error))
      }
    }
  }

  /// Ends the work, and then calls all listeners; does nothing if there is a result.
  func complete(_ result: Result<Value>) {
    guard case .pending(let disposable) = state else { return }
    state = .completed(result)
    // Emptied first, so that the end of the work finds no listeners to remove.
    let listeners = listeners
    self.listeners = []
    disposable?.dispose()
    listeners.forEach { $0.call(result) }
  }

  /// Ends the work without a result, unless there is a result or a waiting listener.
  ///
  /// - Returns: Whether it ended the work.
  @discardableResult
  func cancel() -> Bool {
    guard isPending, listeners.isEmpty else { return false }
    complete(.failure(FutureError.aborted))
    return true
  }

  /// Calls back with the result, at once if there is one.
  ///
  /// - Returns: A disposable that stops waiting. As soon as no listener is left, the work is
  ///   cancelled.
  func listen(_ callback: @escaping (Result<Value>) -> Void) -> any Disposable {
    if case .completed(let result) = state {
      callback(result)
      return NilDisposer()
    }
    let key = nextKey
    nextKey += 1
    listeners.append((key, callback))
    // The strong reference keeps the outcome alive while it has a listener.
    return Disposer { self.removeListener(key) }
  }

  private func removeListener(_ key: Int) {
    guard let index = listeners.firstIndex(where: { $0.key == key }) else { return }
    listeners.remove(at: index)
    cancel()
  }
}
