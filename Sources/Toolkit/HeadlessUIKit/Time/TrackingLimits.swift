import Foundation

/// How many seconds of waiting keep the application busy; longer waits are not waited for. The defaults are EarlGrey's.
public struct TrackingLimits: Hashable, Sendable {
  /// Of a timer that fires once.
  public var timer: TimeInterval = 1.5
  /// Of a delayed call on the main queue.
  public var delayedCall: TimeInterval = 1.5
  /// Of an animation, which is busy until here even if it goes on.
  public var animation: TimeInterval = 10

  public init() {}

  /// The limit of a kind of work; what the toolkit does by itself has one that nobody changes.
  func longest(of kind: PendingEvent.Kind) -> TimeInterval {
    switch kind {
    case .timer: timer
    case .delayedCall: delayedCall
    case .animation: animation
    default: 1.5
    }
  }
}
