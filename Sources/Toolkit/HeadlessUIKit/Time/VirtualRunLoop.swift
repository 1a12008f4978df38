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

extension VirtualRunLoop {
  /// The names of the tracked events that wait, in the order in which they will run, and of gestures that only a
  /// finger can end.
  public var pendingNames: [String] {
    let waiting = events.filter(\.isTracked).map(\.name)
    return waiting + busyNames().filter { !waiting.contains($0) }
  }

  /// Whether nothing tracked waits.
  public var isIdle: Bool {
    !events.contains(where: \.isTracked) && busyNames().isEmpty
  }

  /// Lets `seconds` pass, and runs what falls due on the way; time never goes back.
  public func advance(by seconds: TimeInterval) {
    let end = now + max(0, seconds)
    var turns = 0
    while turns < Self.turnLimit, runNextEvent(dueBy: end) { turns += 1 }
    now = end
  }

  /// Runs events until no tracked one is left, or until the next one lies more than `limit` seconds ahead.
  ///
  /// - Returns: Whether the loop is idle now.
  @discardableResult
  public func drain(within limit: TimeInterval = 30) -> Bool {
    run(within: limit) { isIdle }
  }

  /// Runs events until `isDone`, or until the next one lies more than `limit` seconds ahead.
  ///
  /// - Returns: Whether it is done now.
  @discardableResult
  public func run(within limit: TimeInterval, until isDone: () -> Bool) -> Bool {
    let end = now + limit
    var turns = 0
    while !isDone(), turns < Self.turnLimit, runNextEvent(dueBy: end) { turns += 1 }
    return isDone()
  }

  /// Runs the next event and ends the turn, if one is due by `time`.
  private func runNextEvent(dueBy time: TimeInterval) -> Bool {
    guard let event = takeEvent(dueBy: time) else { return false }
    now = max(now, event.deadline)
    event.work()
    endTurn()
    return true
  }

  /// How many events one drain or advance may run: an endless chain of events without a delay ends here, not never.
  private static let turnLimit = 100_000
}

/// The running application's main queue, in place of Dispatch's, which nobody drains here.
@MainActor
public enum MainQueue {
  /// Runs `work` at the next turn of the run loop.
  public static func async(_ work: @escaping @MainActor () -> Void) {
    UIApplication.shared.runLoop.schedule(name: "main queue", work)
  }

  /// Runs `work` once, after some seconds; the application waits for up to 1.5 of them.
  public static func asyncAfter(seconds: TimeInterval, _ work: @escaping @MainActor () -> Void) {
    UIApplication.shared.runLoop.schedule(
      after: seconds, name: "delayed call on the main queue", kind: .delayedCall, work)
  }
}
