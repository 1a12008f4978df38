import Foundation

/// One virtual clock and the work that waits for it.
///
/// Animations, delayed calls and transitions are events on this loop. Nothing runs by itself: the stage drains it.
/// Events run in the order of their deadlines; at equal deadlines in the order in which they were submitted. The host's
/// clock is never asked.
///
/// Short waits are *tracked*: the application is busy until they are over. Longer ones, as EarlGrey has it more than
/// 1.5 seconds, are not waited for; they run when time gets there.
@MainActor
public final class VirtualRunLoop {
  /// Seconds since the application was launched.
  public internal(set) var now: TimeInterval = 0

  /// Runs after each event, as UIKit lays out at the end of each turn of its loop.
  var endTurn: @MainActor () -> Void = {}

  /// What keeps the application busy besides the events that wait: gestures that are not over.
  public internal(set) var busyNames: @MainActor () -> [String] = { [] }

  /// How long work that is scheduled from now on may keep the application busy.
  public var trackingLimits: TrackingLimits = TrackingLimits()

  private(set) var events: [Event] = []
  private var nextSequence = 0

  public init() {}

  /// A handle to cancel a scheduled event with.
  public struct Token: Hashable, Sendable {
    let sequence: Int
  }

  /// Work that waits for its time.
  struct Event {
    var deadline: TimeInterval
    var sequence: Int
    var name: String
    var kind: PendingEvent.Kind
    var isTracked: Bool
    var work: @MainActor () -> Void

    func isBefore(_ other: Event) -> Bool {
      (deadline, sequence) < (other.deadline, other.sequence)
    }
  }

  /// Runs `work` once, `delay` seconds from now.
  ///
  /// - Parameters:
  ///   - name: Tells in failures what keeps the application busy.
  ///   - kind: What sort of work it is; some are limited by ``trackingLimits``.
  ///   - isTracked: Whether the application is busy until then; by default for delays within the kind's limit,
  ///     which is 1.5 seconds for most.
  @discardableResult
  public func schedule(
    after delay: TimeInterval = 0, name: String, kind: PendingEvent.Kind = .work, isTracked: Bool? = nil,
    _ work: @escaping @MainActor () -> Void
  ) -> Token {
    let event = Event(
      deadline: now + max(0, delay), sequence: nextSequence, name: name, kind: kind,
      isTracked: isTracked ?? (delay <= trackingLimits.longest(of: kind)), work: work)
    nextSequence += 1
    let index = events.firstIndex { event.isBefore($0) } ?? events.endIndex
    events.insert(event, at: index)
    return Token(sequence: event.sequence)
  }

  /// Drops an event that has not run yet; does nothing for any other.
  public func cancel(_ token: Token) {
    events.removeAll { $0.sequence == token.sequence }
  }

  /// Removes and returns the next event, if it is due by `time`.
  func takeEvent(dueBy time: TimeInterval) -> Event? {
    guard let first = events.first, first.deadline <= time else { return nil }
    return events.removeFirst()
  }
}
