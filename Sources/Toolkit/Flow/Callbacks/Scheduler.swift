import Foundation
import HeadlessUIKit

/// A queue that runs work, in turns of the running application's run loop.
///
/// All schedulers share the main thread, on which every function of this module is called: like
/// dispatch queues, they separate work, but never run it at the same time. Work for a scheduler
/// that is not running waits for the next turn of the run loop, in the order of submission. Delays
/// pass on the virtual clock.
///
///     Scheduler.main.async { print("now") }  // At once, if main work is running.
///     Scheduler.background.async { print("later") }  // In the next turn of the run loop.
///     Scheduler.main.async(after: 2) { print("in two virtual seconds") }
public final class Scheduler: @unchecked Sendable {
  private let identity: AnyObject?
  private let submit: ((@escaping () -> Void) -> Void)?
  private let runNow: ((() -> Void) -> Void)?

  /// Creates a scheduler with custom functions, which run work on the main thread.
  ///
  /// - Parameters:
  ///   - identifyingObject: Schedulers of the same object are equal.
  ///   - async: Called with work to run later.
  ///   - sync: Called with work, which must run before the function returns.
  public init(
    identifyingObject: AnyObject, async: @escaping (@escaping () -> Void) -> Void,
    sync: @escaping (() -> Void) -> Void
  ) {
    identity = identifyingObject
    submit = async
    runNow = sync
  }

  /// Creates a scheduler of the run loop; those with the same object are equal, and one with `nil`
  /// equals no other.
  private init(identity: AnyObject?) {
    self.identity = identity
    submit = nil
    runNow = nil
  }

  /// Creates a scheduler that is equal for the same queue.
  ///
  /// - Parameter queue: Only identifies the scheduler: work runs on the main thread, not on the
  ///   queue.
  public convenience init(queue: DispatchQueue) {
    self.init(identity: queue)
  }

  /// Creates a scheduler that equals no other one.
  ///
  /// - Parameters:
  ///   - label: A name for readers of the code; unused.
  ///   - attributes: Ignored, as work never runs at the same time; none by default.
  public convenience init(label: String, attributes: DispatchQueue.Attributes = []) {
    self.init(identity: nil)
  }

  /// The scheduler of the user interface, and of all code outside of other schedulers.
  public static let main: Scheduler = Scheduler(queue: .main)
  /// The scheduler of the caller: work runs at once.
  public static let none: Scheduler = Scheduler(label: "none")
  /// A scheduler for work outside of the user interface.
  public static let background: Scheduler = Scheduler(label: "background")
  /// Another scheduler for work outside of the user interface.
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

  /// Whether work runs at once: for the running scheduler, and for ``none``.
  public var isImmediate: Bool { isExecuting || self == .none }

  /// Runs work: at once if ``isImmediate``, otherwise in the next turn of the run loop.
  ///
  /// - Parameter work: Runs once, on the main thread, as work of the scheduler.
  public func async(execute work: @escaping () -> Void) {
    guard !isImmediate else { return work() }
    let work = { self.perform(work: work) }
    if let submit { submit(work) } else { _ = Self.schedule(after: 0, work) }
  }

  /// Runs work before returning, and returns its result.
  ///
  /// - Parameter work: Runs once, on the main thread, as work of the scheduler.
  public func sync<Value>(execute work: () -> Value) -> Value {
    guard !isImmediate, let runNow else { return perform(work: work) }
    var result: Value?
    runNow { result = perform(work: work) }
    guard let result else { preconditionFailure("A scheduler's sync function has to run the work.") }
    return result
  }

  /// Runs work before returning, and returns its result or throws its error.
  ///
  /// - Parameter work: Runs once, on the main thread, as work of the scheduler.
  public func sync<Value>(execute work: () throws -> Value) throws -> Value {
    try sync { Result { try work() } }.get()
  }

  /// Runs work at once as the scheduler's, for code that is already on its queue without having
  /// been submitted.
  ///
  /// - Parameter work: Runs once; ``current`` is this scheduler meanwhile, except for ``none``.
  public func perform<Value>(work: () throws -> Value) rethrows -> Value {
    guard self != .none else { return try work() }
    let former = Self.current
    Self.current = self
    defer { Self.current = former }
    return try work()
  }

  /// Runs work after some seconds; 0 means the next turn of the run loop.
  ///
  /// - Parameters:
  ///   - seconds: The delay on the virtual clock; 0 means the next turn of the run loop.
  ///   - work: Runs on the main thread, as work of the scheduler.
  public func async(after seconds: TimeInterval, execute work: @escaping () -> Void) {
    _ = Self.schedule(after: seconds) { self.perform(work: work) }
  }

  /// Runs work after some seconds, unless the returned disposable is disposed of or deallocated
  /// before; 0 means the next turn of the run loop.
  ///
  /// - Parameters:
  ///   - seconds: The delay on the virtual clock; 0 means the next turn of the run loop.
  ///   - work: Runs on the main thread, as work of the scheduler.
  public func disposableAsync(
    after seconds: TimeInterval, execute work: @escaping () -> Void
  ) -> any Disposable {
    Disposer(Self.schedule(after: seconds) { self.perform(work: work) })
  }

  /// Runs work after some seconds, for which the application does not count as busy.
  func untrackedAsync(after seconds: TimeInterval, execute work: @escaping () -> Void) -> any Disposable {
    Disposer(Self.schedule(after: seconds, isTracked: false) { self.perform(work: work) })
  }

  /// The virtual time, in seconds.
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
    // Like upstream, the module is not isolated, but all its functions are called on the main
    // thread: the assumption holds, and the work stays on the actor that created it.
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
