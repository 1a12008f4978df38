import Foundation

/// Something that continues until it is disposed of: listening, a presentation, delayed work.
///
/// All of this module runs on one thread, without locks.
public protocol Disposable {
  /// Ends the work; a second call does nothing.
  func dispose()
}

extension Disposable {
  /// Disposes of this after a delay, or as soon as the returned future is cancelled.
  ///
  /// - Parameters:
  ///   - scheduler: The scheduler of the disposal; the current one by default.
  ///   - seconds: The delay on the virtual clock.
  @discardableResult
  public func dispose(on scheduler: Scheduler = .current, after seconds: TimeInterval) -> Future<Void> {
    Future().delay(by: seconds).always(on: scheduler, dispose)
  }
}

/// A disposable that runs a closure once: when it is disposed of or deallocated.
///
///     let end = Disposer { print("ended") }
///     end.dispose()  // Prints "ended".
///     end.dispose()  // Prints nothing.
public final class Disposer: Disposable {
  private var disposer: (() -> Void)?

  /// Creates a disposable that runs a closure at its end.
  ///
  /// - Parameter disposer: Runs once, when this is disposed of or deallocated; does nothing by
  ///   default.
  public init(_ disposer: @escaping () -> Void = {}) {
    self.disposer = disposer
  }

  deinit {
    dispose()
  }

  /// Runs the closure, and releases it.
  public func dispose() {
    // Emptied first, so that a closure that disposes of this again runs only once.
    let disposer = disposer
    self.disposer = nil
    disposer?()
  }
}

/// A disposable that has nothing to end.
public struct NilDisposer: Disposable {
  /// Creates a disposable without work.
  public init() {}

  /// Does nothing.
  public func dispose() {}
}

/// A Boolean value that closures share.
final class Flag {
  var isSet = true
}
