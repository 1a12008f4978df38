import Foundation

/// Work that waits on the run loop, as others may see it.
public struct PendingEvent: Hashable, Sendable {
  /// What keeps the application busy.
  public let name: String
  /// What sort of work it is.
  public internal(set) var kind: Kind = .work
  /// When the work runs, on the loop's clock.
  public let deadline: TimeInterval
  /// Whether the application is busy until then.
  public let isTracked: Bool

  /// The sorts of work that those who wait tell apart.
  public enum Kind: Hashable, Sendable {
    /// Anything else.
    case work
    case timer
    case delayedCall
    case animation
    case keyboardTransition
    case scrolling
    case rotation
    case rootViewController
    case networkRequest(address: String)
  }
}

extension VirtualRunLoop {
  /// Everything that waits, in the order in which it will run.
  public var pendingEvents: [PendingEvent] {
    events.map { PendingEvent(name: $0.name, kind: $0.kind, deadline: $0.deadline, isTracked: $0.isTracked) }
  }
}

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
