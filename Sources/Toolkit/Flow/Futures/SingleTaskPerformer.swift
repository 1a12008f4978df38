/// Performs one task at a time: whoever has one while another is performed gets that one's result.
public final class SingleTaskPerformer<Value> {
  private var task: Task?

  /// Creates a performer without a task.
  public init() {}

  private enum Task {
    /// The function that makes the task has been called and has not returned.
    case beginning
    case running(Future<Value>)
  }

  /// Whether a task is performed.
  public var isPerforming: Bool { task != nil }

  /// Returns a future of the task that is performed; begins another one only if there is none.
  ///
  /// Cancelling the future of one caller leaves the task to the others.
  @discardableResult
  public func performSingleTask(_ begin: @escaping () -> Future<Value>) -> Future<Value> {
    if case .running(let future)? = task { return future.onResult(on: .none) { _ in } }
    task = .beginning
    let future = begin().always(on: .none) { self.task = nil }
    // A task that is done at once is over here.
    if case .beginning? = task { task = .running(future) }
    return future.onResult(on: .none) { _ in }
  }
}

extension SingleTaskPerformer where Value == Void {
  /// Runs an action in the next turn of the run loop, once for all calls before that.
  @discardableResult
  public func coalesceToNextRunLoop(
    on scheduler: Scheduler = .current, action: @escaping () throws -> Void
  ) -> Future<Void> {
    performSingleTask { Future().delay(by: 0).onValue(on: scheduler, action) }
  }
}
