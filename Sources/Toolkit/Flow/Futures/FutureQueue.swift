/// A queue of operations that run one after the other: each begins when the future of the one
/// before is complete.
public final class FutureQueue {
  private var operations: [Operation] = []
  private let emptiness = Callbacker<Bool>()
  private var isRunning = false

  /// Creates an empty queue.
  public init() {}

  /// An operation that waits or runs.
  private final class Operation {
    let start: (_ ended: @escaping () -> Void) -> Void

    init(start: @escaping (_ ended: @escaping () -> Void) -> Void) {
      self.start = start
    }
  }

  /// Whether nothing runs or waits.
  public var isEmpty: Bool { operations.isEmpty }

  /// Whether nothing runs or waits; sends its changes.
  public var isEmptySignal: ReadSignal<Bool> {
    ReadSignal(getValue: { self.isEmpty }, callbacker: emptiness)
  }

  /// Sends a value each time the last operation has ended.
  public var didBecomeEmpty: Signal<Void> { isEmptySignal.filter { $0 }.toVoid().plain() }

  /// Runs `operation` when it is its turn, which may be at once.
  ///
  /// - Returns: A future of the result of the operation's future. Cancelling it removes the
  ///   operation from the queue, or cancels the operation's future.
  @discardableResult
  public func enqueue<Output>(_ operation: @escaping () throws -> Future<Output>) -> Future<Output> {
    Future { completion in
      let bag = DisposeBag()
      let entry = Operation { ended in
        do {
          // A cancelled operation ends its turn, too.
          bag += try operation().onCancel(ended).listen { result in
            completion(result)
            ended()
          }
        } catch {
          completion(.failure(error))
          ended()
        }
      }
      self.append(entry)
      bag += { self.removeWaiting(entry) }
      return bag
    }
  }

  /// Runs `operation` when it is its turn; the future completes with what it returns or throws.
  @discardableResult
  public func enqueue<Output>(_ operation: @escaping () throws -> Output) -> Future<Output> {
    enqueue { Future(try operation()) }
  }

  private func append(_ operation: Operation) {
    operations.append(operation)
    if operations.count == 1 { emptiness.callAll(with: false) }
    startNext()
  }

  private func startNext() {
    guard !isRunning, let operation = operations.first else { return }
    isRunning = true
    operation.start { [self] in
      // An operation may end twice, by its result and by being cancelled.
      guard operations.first === operation else { return }
      isRunning = false
      operations.removeFirst()
      if operations.isEmpty { emptiness.callAll(with: true) }
      startNext()
    }
  }

  /// Removes an operation unless it runs, which is the first one at most.
  private func removeWaiting(_ operation: Operation) {
    guard let index = operations.firstIndex(where: { $0 === operation }), index > 0 || !isRunning else {
      return
    }
    operations.remove(at: index)
  }
}
