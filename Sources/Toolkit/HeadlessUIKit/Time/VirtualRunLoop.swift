import Foundation

/// A virtual clock and the work that waits for it.
///
/// Animations, delayed calls and transitions are events on this loop. Nothing runs by itself: the
/// stage drains the loop. Events run in the order of their deadlines; at equal deadlines, in the
/// order in which they were submitted. The host's clock is never read.
///
/// Short waits are *tracked*: the application is busy until they are over. Longer waits, by
/// EarlGrey's rule those of more than 1.5 seconds, do not keep it busy; they run when their time
/// comes.
@preconcurrency @MainActor
public final class VirtualRunLoop {
  /// The seconds since the application was launched.
  public internal(set) var now: TimeInterval = 0

  /// Called after each event, because UIKit lays out at the end of each turn of its loop.
  var endTurn: @MainActor () -> Void = {}

  /// The names of what keeps the application busy besides waiting events: gestures under way.
  public internal(set) var busyNames: @MainActor () -> [String] = { [] }

  /// How long work that is scheduled from now on may keep the application busy.
  public var trackingLimits: TrackingLimits = TrackingLimits()

  private(set) var events: [Event] = []
  private var nextSequence = 0

  /// Creates a loop at time 0 without events.
  public init() {}

  /// A handle that cancels a scheduled event.
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

  /// Schedules `work` to run once, `delay` seconds from now.
  ///
  /// - Parameters:
  ///   - delay: Seconds on the loop's clock; a negative delay counts as 0, the default.
  ///   - name: What keeps the application busy, as failures name it.
  ///   - kind: The sort of work; ``trackingLimits`` has limits for some sorts.
  ///   - isTracked: Whether the application is busy until then; by default it is if the delay is
  ///     within the kind's limit, which is 1.5 seconds for most.
  ///   - work: Called once, unless the event is cancelled before.
  /// - Returns: The token that cancels the event.
  @discardableResult
  public func schedule(
    after delay: TimeInterval = 0, name: String, kind: PendingEvent.Kind = .work, isTracked: Bool? = nil,
    _ work: @escaping @MainActor () -> Void
  ) -> Token {
    let event = Event(
      deadline: now + max(0, delay), sequence: nextSequence, name: name, kind: kind,
      isTracked: isTracked ?? (delay <= trackingLimits.longest(of: kind)), work: work)
    nextSequence += 1
    // From the end, since most work is due after all that waits.
    let index = events.lastIndex { !event.isBefore($0) }.map { $0 + 1 } ?? events.startIndex
    events.insert(event, at: index)
    return Token(sequence: event.sequence)
  }

  /// Removes an event that has not run yet; does nothing for any other.
  public func cancel(_ token: Token) {
    events.removeAll { $0.sequence == token.sequence }
  }

  /// Removes and returns the next event if it is due by `time`.
  private func takeEvent(dueBy time: TimeInterval) -> Event? {
    guard let first = events.first, first.deadline <= time else { return nil }
    return events.removeFirst()
  }
}

extension VirtualRunLoop {
  /// The names of the waiting tracked events, in the order in which they will run, and of gestures
  /// that only a finger can end.
  public var pendingNames: [String] {
    let waiting = events.filter(\.isTracked).map(\.name)
    return waiting + busyNames().filter { !waiting.contains($0) }
  }

  /// Whether no tracked event waits and no gesture is under way.
  public var isIdle: Bool {
    !events.contains(where: \.isTracked) && busyNames().isEmpty
  }

  /// Lets `seconds` pass, and runs the events that fall due; negative values let no time pass.
  public func advance(by seconds: TimeInterval) {
    let end = now + max(0, seconds)
    var turns = 0
    while turns < Self.turnLimit, runNextEvent(dueBy: end) { turns += 1 }
    now = end
  }

  /// Runs events until no tracked one is left, or until the next one is due more than `limit`
  /// seconds from now.
  ///
  /// - Returns: Whether the loop is idle now.
  @discardableResult
  public func drain(within limit: TimeInterval = 30) -> Bool {
    run(within: limit) { isIdle }
  }

  /// Runs events until `isDone`, or until the next one is due more than `limit` seconds from now.
  ///
  /// - Returns: Whether `isDone` returns `true` now.
  @discardableResult
  public func run(within limit: TimeInterval, until isDone: () -> Bool) -> Bool {
    let end = now + limit
    var turns = 0
    while !isDone(), turns < Self.turnLimit, runNextEvent(dueBy: end) { turns += 1 }
    return isDone()
  }

  /// Runs the next event and ends the turn if one is due by `time`.
  private func runNextEvent(dueBy time: TimeInterval) -> Bool {
    guard let event = takeEvent(dueBy: time) else { return false }
    // Work of an earlier event may have advanced the clock beyond this deadline.
    now = max(now, event.deadline)
    event.work()
    endTurn()
    return true
  }

  /// How many events one drain or advance may run; it ends an endless chain of events without a
  /// delay.
  private static let turnLimit = 100_000
}

/// The running application's main queue. It replaces Dispatch's, which nothing drains here.
@preconcurrency @MainActor
public enum MainQueue {
  /// Runs `work` at the next turn of the run loop.
  public static func async(_ work: @escaping @MainActor () -> Void) {
    UIApplication.shared.runLoop.schedule(name: "main queue", work)
  }

  /// Runs `work` once after some seconds; the application counts as busy if they are at most 1.5.
  public static func asyncAfter(seconds: TimeInterval, _ work: @escaping @MainActor () -> Void) {
    UIApplication.shared.runLoop.schedule(
      after: seconds, name: "delayed call on the main queue", kind: .delayedCall, work)
  }
}
