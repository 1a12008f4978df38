import Foundation
import VirtualTime

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

  var queue = EventQueue()
  private(set) var nextSequence = 0

  /// What ran last when a wait was ended because it had run more events than any application needs,
  /// with the function that submitted it; `nil` if none was.
  package private(set) var overrun: String?
  /// The order of asynchronous work; that of submission by default.
  var schedule: JobSchedule?
  /// What has run, if it is to be noted.
  var trace: [(name: String, submitter: CallStack?)]?
  private var lastEvent: (name: String, submitter: CallStack?)?

  /// Creates a loop at time 0 without events.
  public init() {}

  /// A handle that cancels a scheduled event.
  public struct Token: Hashable, Sendable {
    let sequence: Int
  }

  /// The application's own threads, whose work is taken at each turn.
  package weak var source: (any JobSource)?

  /// All that waits, in the order in which it will run.
  var events: ArraySlice<Event> { queue.events }

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
    var time = now + max(0, delay)
    if kind.isRequest, let delay = schedule?.delayOfAnswer(max(0, delay)) { time = now + delay }
    return add(
      Event(
        deadline: time, sequence: nextSequence, name: name, kind: kind,
        isTracked: isTracked ?? (delay <= trackingLimits.longest(of: kind)), work: work))
  }

  /// Adds an event of the next sequence number.
  func add(_ event: Event) -> Token {
    nextSequence += 1
    queue.insert(event)
    return Token(sequence: event.sequence)
  }

  /// Removes an event that has not run yet; does nothing for any other.
  public func cancel(_ token: Token) {
    queue.remove { $0.sequence == token.sequence }
  }
}

extension VirtualRunLoop {
  /// The names of the waiting tracked events, in the order in which they will run, and of gestures
  /// that only a finger can end.
  public var pendingNames: [String] {
    let tracked = events.filter(\.isTracked)
    // To find the function that submitted work takes long, and no report shows more than the first
    // names.
    let waiting = tracked.prefix(10).map(\.longName) + tracked.dropFirst(10).map(\.name)
    return waiting + busyNames().filter { !waiting.contains($0) }
  }

  /// Whether no tracked event waits and no gesture is under way.
  public var isIdle: Bool {
    !events.contains(where: \.isTracked) && busyNames().isEmpty
  }

  /// Lets `seconds` pass, and runs the events that fall due; negative values let no time pass.
  public func advance(by seconds: TimeInterval) {
    let end = now + max(0, seconds)
    // As many more as pictures are drawn meanwhile, and some.
    runEvents(dueBy: end, atMost: Self.turnLimit + Int(max(0, seconds) * 240)) { false }
    now = max(now, end)
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
    runEvents(dueBy: now + limit, atMost: Self.turnLimit, until: isDone)
    return isDone()
  }

  private func runEvents(dueBy end: TimeInterval, atMost limit: Int, until isDone: () -> Bool) {
    var turns = 0
    repeat {
      while !isDone(), turns < limit, runNextEvent(dueBy: end) { turns += 1 }
    } while turns < limit && source?.waitForJobs() == true
    guard turns == limit, overrun == nil, let (name, submitter) = lastEvent else { return }
    overrun = Event.longName(name, submitter)
  }

  /// Runs the next event and ends the turn if one is due by `time`.
  func runNextEvent(dueBy time: TimeInterval, where isFree: (Event) -> Bool = { _ in true }) -> Bool {
    source?.collect()
    var choose: ((Int) -> Int)?
    if schedule != nil { choose = { [self] in schedule?.choose(of: $0) ?? 0 } }
    guard let event = queue.take(dueBy: time, where: isFree, choosing: choose) else { return false }
    // Work of an earlier event may have advanced the clock beyond this deadline.
    now = max(now, event.deadline)
    lastEvent = (event.name, event.job?.submitter)
    note(event)
    event.work()
    endTurn()
    return true
  }

  /// How many events one wait may run; it ends an endless chain of events without a
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
