import Flow
import Foundation
import HeadlessUIKit

/// An object whose deallocation can be checked; any class may conform.
///
///     let bag = DisposeBag()
///     controller.trackMemoryLeak(whenDisposed: bag) { print("leaked: \($0)") }
///     bag.dispose()  // Prints after 2 seconds if the controller is still in memory.
public protocol MemoryLeakTrackable: AnyObject {}

extension NSObject: MemoryLeakTrackable {}

extension MemoryLeakTrackable {
  /// Calls back if the object is still in memory some seconds after a bag was disposed of.
  ///
  /// - Parameters:
  ///   - bag: The bag after whose disposal the object should be deallocated.
  ///   - seconds: The delay on the virtual clock; 2 by default.
  ///   - onLeak: Called with the object; by default, an assertion fails.
  public func trackMemoryLeak(
    whenDisposed bag: DisposeBag, after seconds: TimeInterval = 2,
    _ onLeak: @escaping (Self) -> Void = { assertionFailure("\($0) was not deallocated.") }
  ) {
    bag += { [weak self] in
      Scheduler.main.async(after: seconds) { [weak self] in
        if let self { onLeak(self) }
      }
    }
  }
}
