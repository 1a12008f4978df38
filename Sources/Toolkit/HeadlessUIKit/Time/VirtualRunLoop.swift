import Foundation

/// One virtual clock and the work that waits for it.
///
/// Animations, delayed calls and transitions are events on this loop. Nothing runs by itself: the stage drains it.
/// Events run in the order of their deadlines; at equal deadlines in the order in which they were submitted. The host's
/// clock is never asked.
@MainActor
public final class VirtualRunLoop {
  /// Seconds since the application was launched.
  public internal(set) var now: TimeInterval = 0

  /// Runs after each event, as UIKit lays out at the end of each turn of its loop.
  var endTurn: @MainActor () -> Void = {}

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
    var work: @MainActor () -> Void

    func isBefore(_ other: Event) -> Bool {
      (deadline, sequence) < (other.deadline, other.sequence)
    }
  }

  /// Runs `work` once, `delay` seconds from now; `name` tells in failures what keeps the application busy.
  @discardableResult
  public func schedule(
    after delay: TimeInterval = 0, name: String, _ work: @escaping @MainActor () -> Void
  ) -> Token {
    let event = Event(deadline: now + max(0, delay), sequence: nextSequence, name: name, work: work)
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
