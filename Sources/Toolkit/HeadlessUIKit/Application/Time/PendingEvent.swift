import Foundation
import VirtualTime

/// Work that waits on the run loop, as it appears to code outside of the toolkit.
public struct PendingEvent: Hashable, Sendable {
  /// What keeps the application busy, as failures name it.
  public let name: String
  /// The sort of work, which decides how long it may keep the application busy.
  public internal(set) var kind: Kind = .work
  /// When the work runs, in seconds on the loop's clock.
  public let deadline: TimeInterval
  /// Whether the application counts as busy until the deadline.
  public let isTracked: Bool
  /// The calls that submitted the work, if it is the application's own.
  var calls: CallStack?

  /// The function of the application that submitted the work by Foundation, Dispatch or a task;
  /// `nil` for the toolkit's own work. Reading it takes milliseconds.
  public var submitter: String? { calls?.submitter }

  /// The sorts of work that synchronization distinguishes.
  public enum Kind: Hashable, Sendable {
    /// Anything else.
    case work
    /// The next call of a ``VirtualTimer``.
    case timer
    /// A call that was scheduled with ``MainQueue/asyncAfter(seconds:_:)``.
    case delayedCall
    /// An animation of views.
    case animation
    /// The keyboard comes up or goes down.
    case keyboardTransition
    /// A step of a scroll view that moves by itself.
    case scrolling
    /// The interface turns to another orientation.
    case rotation
    /// A window's root view controller is about to appear.
    case rootViewController
    /// A request to an address, by a web view or a loader.
    case networkRequest(address: String)
  }
}

extension VirtualRunLoop {
  /// The application's own asynchronous work that waits, in the order in which it will run.
  package var pendingJobs: [(kind: JobKind, deadline: TimeInterval)] {
    events.compactMap { event in event.job.map { ($0.kind, event.deadline) } }
  }

  /// Everything that waits, in the order in which it will run.
  public var pendingEvents: [PendingEvent] {
    events.map {
      PendingEvent(
        name: $0.name, kind: $0.kind, deadline: $0.deadline, isTracked: $0.isTracked, calls: $0.job?.submitter
      )
    }
  }
}

/// For how many seconds waiting work keeps the application busy; work that waits longer is not
/// tracked. The defaults are EarlGrey's.
public struct TrackingLimits: Hashable, Sendable {
  /// The limit for a timer that fires once; 1.5 seconds by default.
  public var timer: TimeInterval = 1.5
  /// The limit for a delayed call on the main queue; 1.5 seconds by default.
  public var delayedCall: TimeInterval = 1.5
  /// The limit for an animation, 10 seconds by default; a longer one counts as busy until the
  /// limit.
  public var animation: TimeInterval = 10

  /// Creates limits with EarlGrey's values.
  public init() {}

  /// The limit for a kind of work; for the toolkit's own work it is fixed.
  func longest(of kind: PendingEvent.Kind) -> TimeInterval {
    switch kind {
    case .timer: timer
    case .delayedCall: delayedCall
    case .animation: animation
    default: 1.5
    }
  }
}
