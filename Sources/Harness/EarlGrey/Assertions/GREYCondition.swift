import Foundation
import HeadlessUIKit

/// A condition that a test checks repeatedly until it holds. The check may contain EarlGrey calls.
///
///     GREYCondition(name: "the list is loaded") { tableView.numberOfRows(inSection: 0) == 3 }
///       .wait(withTimeout: 5)
@MainActor
public struct GREYCondition {
  /// The name: what the test waits for.
  public let name: String
  private let block: @MainActor () -> Bool

  /// Creates a condition.
  ///
  /// - Parameters:
  ///   - name: What the test waits for.
  ///   - block: Returns whether the condition holds; called once for each check.
  public init(name: String, block: @escaping @MainActor () -> Bool) {
    self.name = name
    self.block = block
  }

  /// Checks the condition at once, and then after each interval of virtual time within the timeout.
  ///
  /// A timeout of 5 seconds with the default interval allows 10 checks, a timeout of 0 one check. The
  /// time that the check itself takes does not count.
  ///
  /// - Parameters:
  ///   - seconds: The timeout in virtual seconds. Negative ones and those of more than an hour raise
  ///     `NSInvalidArgumentException`.
  ///   - pollInterval: The virtual seconds between two checks, 0.5 by default; 0 means one frame, negative
  ///     ones raise `NSInvalidArgumentException`.
  /// - Returns: Whether the condition held; if not, the whole timeout has passed.
  @discardableResult
  public func wait(withTimeout seconds: TimeInterval, pollInterval: TimeInterval = 0.5) -> Bool {
    guard (0...Self.longestWait).contains(seconds), pollInterval >= 0, pollInterval.isFinite else {
      UIException.raise(
        .invalidArgument, "Condition '\(name)' cannot wait \(seconds) seconds in steps of \(pollInterval).")
      return false
    }
    let interval = pollInterval > 0 ? max(pollInterval, Self.shortestInterval) : 1 / 60
    let count = max(1, (seconds / interval - Self.tolerance).rounded(.up))
    for step in stride(from: 0, to: count, by: 1) {
      // The condition may read frames, so they must be up to date.
      UIApplication.shared.layoutWindowsIfNeeded()
      if block() { return true }
      // The last step ends at the timeout, not after it.
      UIApplication.shared.runLoop.advance(by: min(interval, seconds - step * interval))
    }
    return false
  }

  /// An hour, and a thousandth of a second, which limit the number of checks.
  private static let (longestWait, shortestInterval) = (3600.0, 0.001)
  /// Keeps a rounding error in the number of intervals from adding a check.
  private static let tolerance = 1e-9
}
