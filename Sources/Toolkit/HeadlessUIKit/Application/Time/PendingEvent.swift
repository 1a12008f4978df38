import Foundation
import VirtualTime

/// Work that is waiting on the run loop.
///
///     let loop = VirtualRunLoop()
///     loop.schedule(after: 2, name: "reload") {}
///     loop.pendingEvents.map(\.name)  // ["reload"]
///     loop.pendingEvents.first?.isTracked  // false, since it is due in more than 1.5 seconds
public struct PendingEvent: Hashable, Sendable {
  /// The description of the work in failures.
  public let name: String
  /// The kind of work, which determines how long it may keep the application busy.
  public internal(set) var kind: Kind = .work
  /// The time at which the work runs, in seconds on the loop's clock.
  public let deadline: TimeInterval
  /// Whether the work keeps the application busy.
  public let isTracked: Bool
  /// The call stack that submitted the application's own work; `nil` for the toolkit's.
  var calls: CallStack?

  /// The application's function that submitted the work through Foundation, Dispatch or a task;
  /// `nil` for the toolkit's work. Reading it takes milliseconds.
  public var submitter: String? { calls?.submitter }

  /// The kinds of work that synchronization distinguishes.
  public enum Kind: Hashable, Sendable {
    /// Any other work.
    case work
    /// The next call of a ``VirtualTimer``.
    case timer
    /// A call that was scheduled with ``MainQueue/asyncAfter(seconds:_:)``.
    case delayedCall
    /// An animation of views.
    case animation
    /// The keyboard comes up or goes down.
    case keyboardTransition
    /// A step of a decelerating or animated scroll view.
    case scrolling
    /// The interface rotates.
    case rotation
    /// A window's root view controller is about to appear.
    case rootViewController
    /// A request to an address, by a web view or a loader.
    case networkRequest(address: String)
  }
}

extension VirtualRunLoop {
  /// The application's own waiting work, in the order in which it will run.
  package var pendingJobs: [(kind: JobKind, deadline: TimeInterval)] {
    events.compactMap { event in event.job.map { ($0.kind, event.deadline) } }
  }

  /// All waiting work, in the order in which it will run.
  public var pendingEvents: [PendingEvent] {
    events.map {
      PendingEvent(
        name: $0.name, kind: $0.kind, deadline: $0.deadline, isTracked: $0.isTracked, calls: $0.job?.submitter
      )
    }
  }
}

/// The maximum delays, in seconds, within which waiting work keeps the application busy. The
/// defaults are EarlGrey's.
///
///     let loop = VirtualRunLoop()
///     loop.trackingLimits.delayedCall = 5
///     loop.schedule(after: 3, name: "hint", kind: .delayedCall) {}
///     loop.isIdle  // false
public struct TrackingLimits: Hashable, Sendable {
  /// The limit for a timer that fires once; 1.5 seconds by default.
  public var timer: TimeInterval = 1.5
  /// The limit for a delayed call on the main queue; 1.5 seconds by default.
  public var delayedCall: TimeInterval = 1.5
  /// The limit for an animation; 10 seconds by default. A longer animation keeps the application
  /// busy until the limit.
  public var animation: TimeInterval = 10

  /// Creates EarlGrey's limits.
  public init() {}

  /// Returns the limit for a kind of work; 1.5 seconds for kinds without a property.
  func longest(of kind: PendingEvent.Kind) -> TimeInterval {
    switch kind {
    case .timer: timer
    case .delayedCall: delayedCall
    case .animation: animation
    default: 1.5
    }
  }
}
