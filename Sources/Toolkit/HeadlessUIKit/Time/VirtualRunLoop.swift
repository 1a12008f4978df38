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
  var busyNames: @MainActor () -> [String] = { [] }

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
  ///   - isTracked: Whether the application is busy until then; by default for delays of up to 1.5 seconds.
  @discardableResult
  public func schedule(
    after delay: TimeInterval = 0, name: String, isTracked: Bool? = nil,
    _ work: @escaping @MainActor () -> Void
  ) -> Token {
    let event = Event(
      deadline: now + max(0, delay), sequence: nextSequence, name: name,
      isTracked: isTracked ?? (delay <= Self.longestTrackedDelay), work: work)
    nextSequence += 1
    let index = events.firstIndex { event.isBefore($0) } ?? events.endIndex
    events.insert(event, at: index)
    return Token(sequence: event.sequence)
  }

  /// EarlGrey's limit for delayed calls that are waited for.
  private static let longestTrackedDelay: TimeInterval = 1.5

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
