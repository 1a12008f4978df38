import Foundation

/// Work that waits on the run loop, as others may see it.
public struct PendingEvent: Hashable, Sendable {
  /// What keeps the application busy.
  public let name: String
  /// When the work runs, on the loop's clock.
  public let deadline: TimeInterval
  /// Whether the application is busy until then.
  public let isTracked: Bool
}

extension VirtualRunLoop {
  /// Everything that waits, in the order in which it will run.
  public var pendingEvents: [PendingEvent] {
    events.map { PendingEvent(name: $0.name, deadline: $0.deadline, isTracked: $0.isTracked) }
  }
}
