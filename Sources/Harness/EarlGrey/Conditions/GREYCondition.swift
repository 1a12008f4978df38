import Foundation
import HeadlessUIKit

/// A question that a test asks again and again until the answer is yes; EarlGrey calls may be part of it.
///
///     GREYCondition(name: "the list is loaded") { rows.count == 3 }.wait(withTimeout: 5)
@MainActor
public struct GREYCondition {
  /// Tells a reader what is waited for.
  public let name: String
  private let block: @MainActor () -> Bool

  /// Makes a condition of a name and a question.
  public init(name: String, block: @escaping @MainActor () -> Bool) {
    self.name = name
    self.block = block
  }

  /// Asks at once, and then after each interval of virtual time, as long as the next one begins within the timeout.
  ///
  /// With a timeout of 5 seconds and the usual interval it asks 10 times; with none, once. Times below 0 and of more
  /// than an hour raise `NSInvalidArgumentException`. The time that the question itself takes does not count.
  ///
  /// - Parameters:
  ///   - seconds: How long to wait.
  ///   - pollInterval: Seconds from one question to the next, 0.5 by default; 0 is one frame.
  /// - Returns: Whether the answer was yes; after a no, all of the time has passed.
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
      UIApplication.shared.layoutWindowsIfNeeded()
      if block() { return true }
      UIApplication.shared.runLoop.advance(by: min(interval, seconds - step * interval))
    }
    return false
  }

  /// An hour; and a thousandth of a second, so that a wait has an end.
  private static let (longestWait, shortestInterval) = (3600.0, 0.001)
  /// Keeps a number of intervals that is whole but for rounding from asking once more.
  private static let tolerance = 1e-9
}
