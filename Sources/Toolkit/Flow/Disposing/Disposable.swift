import Foundation

/// Something that goes on until it is disposed of: listening, a presentation, delayed work.
///
/// All of this module belongs to one thread; nothing is locked.
public protocol Disposable {
  /// Ends the work; a second call does nothing.
  func dispose()
}

extension Disposable {
  /// Disposes of this after some seconds, or as soon as the returned future is cancelled.
  @discardableResult
  public func dispose(on scheduler: Scheduler = .current, after seconds: TimeInterval) -> Future<Void> {
    Future().delay(by: seconds).always(on: scheduler, dispose)
  }
}

/// A disposable that runs a closure once: when it is disposed of or deallocated.
public final class Disposer: Disposable {
  private var disposer: (() -> Void)?

  /// Creates a disposable that runs a closure at its end.
  public init(_ disposer: @escaping () -> Void = {}) {
    self.disposer = disposer
  }

  deinit {
    dispose()
  }

  /// Runs the closure, and releases it.
  public func dispose() {
    // Emptied first, so that a closure that disposes of this again is not run twice.
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

/// Whether something goes on, shared by closures.
final class Flag {
  var isSet = true
}
