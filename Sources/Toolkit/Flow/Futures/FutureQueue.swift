/// Runs operations one after the other: the next one begins when the future of the one before is complete.
public final class FutureQueue {
  private var operations: [Operation] = []
  private let emptiness = Callbacker<Bool>()
  private var isRunning = false

  public init() {}

  /// One operation that waits or runs.
  private final class Operation {
    let start: (_ ended: @escaping () -> Void) -> Void

    init(start: @escaping (_ ended: @escaping () -> Void) -> Void) {
      self.start = start
    }
  }

  /// Whether nothing runs or waits.
  public var isEmpty: Bool { operations.isEmpty }

  /// Tells whether nothing runs or waits.
  public var isEmptySignal: ReadSignal<Bool> {
    ReadSignal(getValue: { self.isEmpty }, callbacker: emptiness)
  }

  /// Tells that the last operation has ended.
  public var didBecomeEmpty: Signal<Void> { isEmptySignal.filter { $0 }.toVoid().plain() }

  /// Runs `operation` when it is its turn, which may be at once.
  ///
  /// - Returns: What the operation's future results in. Cancelling it takes the operation out of the queue, or cancels
  ///   that future.
  @discardableResult
  public func enqueue<Output>(_ operation: @escaping () throws -> Future<Output>) -> Future<Output> {
    Future { completion in
      let bag = DisposeBag()
      let entry = Operation { ended in
        do {
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

  /// Runs `operation` when it is its turn, and results in what it returns or throws.
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
      guard operations.first === operation else { return }
      isRunning = false
      operations.removeFirst()
      if operations.isEmpty { emptiness.callAll(with: true) }
      startNext()
    }
  }

  /// Takes an operation out that has not begun.
  private func removeWaiting(_ operation: Operation) {
    guard let index = operations.firstIndex(where: { $0 === operation }), index > 0 || !isRunning else {
      return
    }
    operations.remove(at: index)
  }
}
