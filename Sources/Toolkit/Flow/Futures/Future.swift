/// A result that may not be available yet.
///
/// Each listener gets the result once, in the order of listening, and at once if the future is
/// complete. A future that has listeners lives until it is complete or cancelled.
public final class Future<Value> {
  private var state: State = .pending(nil)
  private var listeners: [(key: Int, call: (Result<Value>) -> Void)] = []
  private var nextKey = 0

  private enum State {
    /// Not complete; contains what is disposed of at the end.
    case pending((any Disposable)?)
    case completed(Result<Value>)
  }

  /// Creates a future and starts the work on its result.
  ///
  /// - Parameters:
  ///   - scheduler: The scheduler that runs the work.
  ///   - work: Runs at once, and calls the closure that it gets with the result; later calls do
  ///     nothing. What it returns is disposed of when the future is complete or cancelled. An error
  ///     that it throws is the result.
  public init(
    on scheduler: Scheduler = .current,
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
  }

  /// Whether there is no result yet.
  var isPending: Bool {
    if case .pending = state { true } else { false }
  }

  /// Whether there is a listener that waits for the result.
  var hasListeners: Bool { !listeners.isEmpty }

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

  private func removeListener(_ key: Int) {
    guard let index = listeners.firstIndex(where: { $0.key == key }) else { return }
    listeners.remove(at: index)
    if listeners.isEmpty { complete(.failure(FutureError.aborted)) }
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

extension Future {
  /// Creates a future that is complete with a value.
  public convenience init(_ value: Value) {
    self.init(result: .success(value))
  }

  /// Creates a future that has failed.
  public convenience init(error: any Error) {
    self.init(result: .failure(error))
  }

  /// Creates a future that is complete with what `work` returns or throws.
  public convenience init(_ work: () throws -> Value) {
    self.init(result: Result(catching: work))
  }

  /// Creates a future of the first result that the callbacker is called with.
  public convenience init(callbacker: Callbacker<Result<Value>>) {
    self.init { completion in callbacker.addCallback(completion) }
  }

  /// Creates a future of the first value that the callbacker is called with.
  public convenience init(callbacker: Callbacker<Value>) {
    self.init { completion in callbacker.addCallback { completion(.success($0)) } }
  }

  /// Creates a future that never completes.
  public convenience init(_ forever: Forever) {
    self.init { _ in NilDisposer() }
  }
}

extension Future where Value == Void {
  /// Creates a future that is complete.
  public convenience init() {
    self.init(result: .success)
  }
}

extension Future {
  /// Calls back with the result.
  ///
  /// The returned future completes after that, with an error if the callback throws one.
  @discardableResult
  public func onResult(_ callback: @escaping (Result<Value>) throws -> Void) -> Future {
    mapResult { result in
      try callback(result)
      return try result.get()
    }
  }

  /// Calls back with the value, on success.
  ///
  /// The returned future completes after that, with an error if the callback throws one.
  @discardableResult
  public func onValue(_ callback: @escaping (Value) throws -> Void) -> Future {
    onResult { result in if case .success(let value) = result { try callback(value) } }
  }

  /// Calls back with the error, on failure.
  ///
  /// The returned future completes after that, with another error if the callback throws one.
  @discardableResult
  public func onError(_ callback: @escaping (any Error) throws -> Void) -> Future {
    onResult { result in if case .failure(let error) = result { try callback(error) } }
  }

  /// Calls back if the returned future is cancelled before there is a result.
  @discardableResult
  public func onCancel(_ callback: @escaping () -> Void) -> Future {
    Future { completion in
      let listening = self.listen(completion)
      return Disposer {
        // Asked before listening ends: without listeners, this future is cancelled and no longer
        // pending.
        let isCancelled = self.isPending
        listening.dispose()
        if isCancelled { callback() }
      }
    }
  }

  /// Calls back at the end, whether there is a result or the returned future is cancelled.
  @discardableResult
  public func always(_ callback: @escaping () -> Void) -> Future {
    onResult { _ in callback() }.onCancel(callback)
  }
}

extension Future {
  /// Ends the work without a result; later listeners get ``FutureError/aborted``.
  ///
  /// A future that is complete, or that has listeners, stays as it is: cancel the last one of a
  /// chain. The ones before it are cancelled along with it, unless they have other listeners.
  public func cancel() {
    if !hasListeners { complete(.failure(FutureError.aborted)) }
  }

  /// A disposable that cancels the future, and does not retain it.
  public var disposable: any Disposable {
    Disposer { [weak self] in self?.cancel() }
  }
}
