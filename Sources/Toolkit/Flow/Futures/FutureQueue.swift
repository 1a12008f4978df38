/// A queue of operations. Only a limited number run at the same time: the next one begins when the
/// future of another is complete.
///
///     let queue = FutureQueue()
///     queue.enqueue { Future("first").delay(by: 2) }
///     queue.enqueue { print("second") }  // Prints when the first future is complete.
public final class FutureQueue<Resource> {
  /// The object or value that the operations work on.
  public let resource: Resource
  /// The error of all operations that are enqueued after the queue was closed; `nil` before.
  public private(set) var closedError: (any Error)?
  private let maxConcurrentCount: Int
  private let scheduler: Scheduler
  /// The running operations, followed by the waiting ones, in order.
  private var operations: [Operation] = []
  private var runningCount = 0
  private let emptiness = Callbacker<Bool>()

  /// Creates an empty queue.
  ///
  /// - Parameters:
  ///   - resource: The object or value that the operations work on.
  ///   - maxConcurrentCount: The largest number of operations that run at the same time; 1 by
  ///     default.
  ///   - scheduler: The scheduler on which operations begin; the current one by default.
  public init(resource: Resource, maxConcurrentCount: Int = 1, executeOn scheduler: Scheduler = .current) {
    precondition(maxConcurrentCount > 0, "A queue runs at least one operation at a time.")
    self.resource = resource
    self.maxConcurrentCount = maxConcurrentCount
    self.scheduler = scheduler
  }

  /// A waiting or running operation.
  private final class Operation {
    let begin: (_ ended: @escaping () -> Void) -> Void
    let abort: (any Error) -> Void
    var isRunning = false

    init(begin: @escaping (_ ended: @escaping () -> Void) -> Void, abort: @escaping (any Error) -> Void) {
      (self.begin, self.abort) = (begin, abort)
    }
  }

  /// Whether nothing runs or waits.
  public var isEmpty: Bool { operations.isEmpty }

  /// Whether nothing runs or waits; sends its changes.
  public var isEmptySignal: ReadSignal<Bool> {
    ReadSignal(getValue: { self.isEmpty }, callbacker: emptiness)
  }

  /// Sends a value each time the last operation has ended.
  public var didBecomeEmpty: Signal<Void> { isEmptySignal.filter { $0 }.toVoid() }

  /// Runs an operation in its turn, which may be at once.
  ///
  /// - Parameter operation: Begins the work on the queue's scheduler; the turn lasts until its
  ///   future is complete. A thrown error is the result.
  /// - Returns: A future of the result of the operation's future. Cancelling it removes the
  ///   operation from the queue, or cancels the operation's future.
  @discardableResult
  public func enqueue<Output>(_ operation: @escaping () throws -> Future<Output>) -> Future<Output> {
    if let closedError { return Future(error: closedError) }
    return Future { completion in
      let bag = DisposeBag()
      let entry = Operation(
        begin: { [self] ended in
          // A cancelled operation ends its turn, too.
          bag += Future().flatMap(on: scheduler, operation).onCancel(on: .none, ended).listen { result in
            completion(result)
            ended()
          }
        }, abort: { completion(.failure($0)) })
      self.append(entry)
      bag += { self.removeWaiting(entry) }
      return bag
    }
  }

  /// Runs an operation in its turn, which may be at once; the future completes with its result or
  /// error.
  ///
  /// - Parameter operation: Does all of its work at once, on the queue's scheduler.
  @discardableResult
  public func enqueue<Output>(_ operation: @escaping () throws -> Output) -> Future<Output> {
    enqueue { Future(try operation()) }
  }

  private func append(_ operation: Operation) {
    operations.append(operation)
    if operations.count == 1 { emptiness.callAll(with: false) }
    beginNext()
  }

  private func beginNext() {
    while runningCount < min(maxConcurrentCount, operations.count) {
      let operation = operations[runningCount]
      operation.isRunning = true
      runningCount += 1
      var isBeginning = true
      operation.begin { [self] in
        remove(operation)
        // After an operation that ends at once, the loop continues, so that many do not exhaust the
        // stack.
        if !isBeginning { beginNext() }
      }
      isBeginning = false
    }
  }

  /// Removes an operation; does nothing if it is removed already: an operation may end twice, by
  /// its result and by cancelling.
  private func remove(_ operation: Operation) {
    guard let index = operations.firstIndex(where: { $0 === operation }) else { return }
    operations.remove(at: index)
    if operation.isRunning { runningCount -= 1 }
    if operations.isEmpty { emptiness.callAll(with: true) }
  }

  private func removeWaiting(_ operation: Operation) {
    if !operation.isRunning { remove(operation) }
  }
}

extension FutureQueue where Resource == Void {
  /// Creates an empty queue without a resource.
  ///
  /// - Parameters:
  ///   - maxConcurrentCount: The largest number of operations that run at the same time; 1 by
  ///     default.
  ///   - scheduler: The scheduler on which operations begin; the current one by default.
  public convenience init(maxConcurrentCount: Int = 1, executeOn scheduler: Scheduler = .current) {
    self.init(resource: (), maxConcurrentCount: maxConcurrentCount, executeOn: scheduler)
  }
}

extension FutureQueue {
  /// Ends all running and waiting operations with an error.
  ///
  /// - Parameters:
  ///   - error: The error of their futures.
  ///   - shouldCloseQueue: Whether later operations fail with it as well, without beginning;
  ///     `false` by default.
  public func abortQueuedOperations(with error: any Error, shouldCloseQueue: Bool = false) {
    if shouldCloseQueue { closedError = error }
    let aborted = operations
    (operations, runningCount) = ([], 0)
    if !aborted.isEmpty { emptiness.callAll(with: true) }
    aborted.forEach { $0.abort(error) }
  }

  /// Runs an operation in its turn, with its own queue; the turn lasts until all operations on that
  /// queue have ended.
  ///
  /// An error or cancelling ends all operations on that queue, and closes it.
  ///
  /// - Parameter operation: Receives its own queue of the same resource, which runs one operation
  ///   at a time.
  @discardableResult
  public func enqueueBatch<Output>(
    _ operation: @escaping (FutureQueue) throws -> Future<Output>
  ) -> Future<Output> {
    let batch = FutureQueue(resource: resource, executeOn: scheduler)
    return enqueue {
      try operation(batch).flatMapResult { result in
        batch.isEmptySignal.atOnce().filter { $0 }.future.flatMap { _ in Future(result: result) }
      }
    }.onErrorOrCancel { error in
      batch.abortQueuedOperations(with: error ?? FutureError.aborted, shouldCloseQueue: true)
    }
  }

  /// Runs an operation in its turn, with its own queue; the future completes with its result or
  /// error, after all operations on that queue have ended.
  ///
  /// - Parameter operation: Receives its own queue of the same resource, which runs one operation
  ///   at a time.
  @discardableResult
  public func enqueueBatch<Output>(_ operation: @escaping (FutureQueue) throws -> Output) -> Future<Output> {
    enqueueBatch { Future(try operation($0)) }
  }
}
