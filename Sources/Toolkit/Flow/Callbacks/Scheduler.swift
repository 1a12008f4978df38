import Foundation
import HeadlessUIKit

/// A queue that runs work, in turns of the running application's run loop.
///
/// All schedulers share the main thread, on which every function of this module is called: they
/// keep the order and the place of work apart, as dispatch queues do, but run no two things at the
/// same time. Work of another scheduler than the running one waits for the next turn of the run
/// loop, in the order in which it was submitted. Delays pass on the virtual clock.
public final class Scheduler: @unchecked Sendable {
  private let identity: AnyObject?
  private let submit: ((@escaping () -> Void) -> Void)?
  private let runNow: ((() -> Void) -> Void)?

  /// Creates a scheduler of custom functions, which run work at some time on the main thread.
  ///
  /// - Parameters:
  ///   - identifyingObject: Schedulers of the same object are equal.
  ///   - async: Called with work to run later.
  ///   - sync: Called with work to run before it returns.
  public init(
    identifyingObject: AnyObject, async: @escaping (@escaping () -> Void) -> Void,
    sync: @escaping (() -> Void) -> Void
  ) {
    identity = identifyingObject
    submit = async
    runNow = sync
  }

  /// Creates a scheduler of the run loop; those of the same object are equal, `nil` is unlike any.
  private init(identity: AnyObject?) {
    self.identity = identity
    submit = nil
    runNow = nil
  }

  /// Creates a scheduler; its work does not run on the queue, but in its name.
  public convenience init(queue: DispatchQueue) {
    self.init(identity: queue)
  }

  /// Creates a scheduler that equals no other one.
  ///
  /// - Parameters:
  ///   - label: A name for the reader of the code.
  ///   - attributes: No effect, as work is never run at the same time.
  public convenience init(label: String, attributes: DispatchQueue.Attributes = []) {
    self.init(identity: nil)
  }

  /// The scheduler of the user interface, and of all code that no other one runs.
  public static let main: Scheduler = Scheduler(queue: .main)
  /// The scheduler of whoever calls: work is done at once.
  public static let none: Scheduler = Scheduler(label: "none")
  /// A scheduler for work that is not the user interface's.
  public static let background: Scheduler = Scheduler(label: "background")
  /// Another scheduler for work that is not the user interface's.
  public static let concurrentBackground: Scheduler = Scheduler(label: "concurrent background")
  /// The scheduler of the running code.
  public private(set) nonisolated(unsafe) static var current: Scheduler = .main
}

extension Scheduler: Hashable {
  /// Whether two schedulers have the same identifying object.
  public static func == (left: Scheduler, right: Scheduler) -> Bool { left.identifier == right.identifier }

  /// Hashes the identifying object.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(identifier)
  }

  private var identifier: ObjectIdentifier { ObjectIdentifier(identity ?? self) }
}

extension Scheduler {
  /// Whether the running code is work of the scheduler.
  public var isExecuting: Bool { self == .current }

  /// Whether work is done at once: that of the running scheduler, and of ``none``.
  public var isImmediate: Bool { isExecuting || self == .none }

  /// Runs work: at once if it is immediate, or else in the next turn of the run loop.
  public func async(execute work: @escaping () -> Void) {
    guard !isImmediate else { return work() }
    let work = { self.perform(work: work) }
    if let submit { submit(work) } else { _ = Self.schedule(after: 0, work) }
  }

  /// Runs work before it returns, and returns what that does.
  public func sync<Value>(execute work: () -> Value) -> Value {
    guard !isImmediate, let runNow else { return perform(work: work) }
    var result: Value?
    runNow { result = perform(work: work) }
    guard let result else { preconditionFailure("A scheduler's sync function has to run the work.") }
    return result
  }

  /// Runs work before it returns, and returns or throws what that does.
  public func sync<Value>(execute work: () throws -> Value) throws -> Value {
    try sync { Result { try work() } }.get()
  }

  /// Runs work as that of the scheduler: for code that runs on its queue without having been
  /// submitted to it.
  public func perform<Value>(work: () throws -> Value) rethrows -> Value {
    guard self != .none else { return try work() }
    let former = Self.current
    Self.current = self
    defer { Self.current = former }
    return try work()
  }

  /// Runs work after some seconds; 0 means the next turn of the run loop.
  public func async(after seconds: TimeInterval, execute work: @escaping () -> Void) {
    _ = Self.schedule(after: seconds) { self.perform(work: work) }
  }

  /// Runs work after some seconds, unless the disposable is disposed of or deallocated before.
  public func disposableAsync(
    after seconds: TimeInterval, execute work: @escaping () -> Void
  ) -> any Disposable {
    Disposer(Self.schedule(after: seconds) { self.perform(work: work) })
  }

  /// Runs work after some seconds, for which the application does not count as busy.
  func untrackedAsync(after seconds: TimeInterval, execute work: @escaping () -> Void) -> any Disposable {
    Disposer(Self.schedule(after: seconds, isTracked: false) { self.perform(work: work) })
  }

  /// The seconds on the virtual clock.
  static var now: TimeInterval {
    MainActor.assumeIsolated { UIApplication.shared.runLoop.now }
  }

  /// Schedules work on the virtual clock.
  ///
  /// - Returns: A closure that cancels the work.
  private static func schedule(
    after seconds: TimeInterval, isTracked: Bool? = nil, _ work: @escaping () -> Void
  ) -> () -> Void {
    nonisolated(unsafe) let work = work
    // The module is not isolated, as upstream is not, yet all its functions are called on the main
    // thread: the assumption holds, and the work does not leave the actor on which it was made.
    let (loop, token) = MainActor.assumeIsolated {
      let loop = UIApplication.shared.runLoop
      let token = loop.schedule(after: seconds, name: "delay", kind: .delayedCall, isTracked: isTracked) {
        work()
      }
      return (loop, token)
    }
    return { MainActor.assumeIsolated { loop.cancel(token) } }
  }
}
