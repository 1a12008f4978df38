/// Performs one task at a time: callers with another task get the result of the running one.
///
///     let performer = SingleTaskPerformer<String>()
///     func load() -> Future<String> { Future("text").delay(by: 1) }
///     performer.performSingleTask(load).onValue { print($0) }
///     performer.performSingleTask(load).onValue { print($0) }  // The same task; both print after 1 second.
public final class SingleTaskPerformer<Value> {
  private var task: Task?

  /// Creates a performer without a task.
  public init() {}

  private enum Task {
    /// The function that makes the task has not returned yet.
    case beginning
    case running(Future<Value>)
  }

  /// Whether a task is running.
  public var isPerforming: Bool { task != nil }

  /// Returns a future of the running task; begins a task only if none is running.
  ///
  /// Cancelling one caller's future does not affect the others.
  ///
  /// - Parameter begin: Returns the task's future; called at once, or never if a task is running.
  @discardableResult
  public func performSingleTask(_ begin: @escaping () -> Future<Value>) -> Future<Value> {
    if case .running(let future)? = task { return future.onResult(on: .none) { _ in } }
    task = .beginning
    let future = begin().always(on: .none) { self.task = nil }
    // An immediate task is over already.
    if case .beginning? = task { task = .running(future) }
    return future.onResult(on: .none) { _ in }
  }
}

extension SingleTaskPerformer where Value == Void {
  /// Runs an action in the next turn of the run loop, once for all calls before that.
  ///
  /// - Parameters:
  ///   - scheduler: The scheduler of the action; the current one by default.
  ///   - action: Ignored if an earlier action waits; a thrown error is the result.
  @discardableResult
  public func coalesceToNextRunLoop(
    on scheduler: Scheduler = .current, action: @escaping () throws -> Void
  ) -> Future<Void> {
    performSingleTask { Future().delay(by: 0).onValue(on: scheduler, action) }
  }
}
