import Foundation
import VirtualTime

/// A virtual clock and its scheduled work.
///
/// Animations, delayed calls and transitions are events on this loop. Nothing runs until the stage
/// drains the loop. Events run in the order of their deadlines and, at equal deadlines, in the
/// order in which they were submitted. The host's clock is never read.
///
/// Short waits are *tracked*: the application is busy until they end. Longer waits (in EarlGrey,
/// those of more than 1.5 seconds) do not keep it busy; they run when they are due.
///
///     var isDone = false
///     let loop = VirtualRunLoop()
///     loop.schedule(after: 0.3, name: "fade") { isDone = true }
///     loop.drain()  // true
///     loop.now  // 0.3
@preconcurrency @MainActor
public final class VirtualRunLoop {
  /// The seconds since the application was launched.
  public internal(set) var now: TimeInterval = 0

  /// Called before the clock moves, on what is shown until then; `nil`, the default, if nothing watches.
  package var clockObserver: (@MainActor () -> Void)?

  /// Called after each event. UIKit, too, lays out at the end of each turn of its loop.
  var endTurn: @MainActor () -> Void = {}

  /// Returns the names of other causes that keep the application busy, such as gestures in
  /// progress.
  public internal(set) var busyNames: @MainActor () -> [String] = { [] }

  /// The limits within which work that is scheduled from now on keeps the application busy.
  public var trackingLimits: TrackingLimits = TrackingLimits()

  var queue = EventQueue()
  private(set) var nextSequence = 0

  /// The last event, with the function that submitted it, of a wait that ended because it exceeded
  /// the maximum number of events; `nil` if there was no such wait.
  package private(set) var overrun: String?
  /// The order of asynchronous work; `nil`, the default, for the order of submission.
  var schedule: JobSchedule?
  /// The recorded events; `nil` if events are not recorded.
  var trace: [(name: String, submitter: CallStack?)]?
  private var lastEvent: (name: String, submitter: CallStack?)?

  /// Creates a loop at time 0 without events.
  public init() {}

  /// A handle that cancels a scheduled event.
  public struct Token: Hashable, Sendable {
    let sequence: Int
  }

  /// The application's own threads, whose work is collected at each turn.
  package weak var source: (any JobSource)?

  /// The waiting events, in the order in which they will run.
  var events: ArraySlice<Event> { queue.events }

  /// Schedules work to run once.
  ///
  /// - Parameters:
  ///   - delay: The seconds until then; a negative delay counts as 0, the default.
  ///   - name: The description of the work in failures.
  ///   - kind: The kind of work, for some of which ``trackingLimits`` sets limits.
  ///   - isTracked: Whether the application is busy until then; by default, if the delay is within
  ///     the kind's limit, 1.5 seconds for most.
  ///   - work: Called once, unless the event is cancelled before.
  /// - Returns: A token that cancels the event.
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

  /// Adds an event with the next sequence number.
  func add(_ event: Event) -> Token {
    nextSequence += 1
    queue.insert(event)
    return Token(sequence: event.sequence)
  }

  /// Cancels an event.
  ///
  /// - Parameter token: The result of `schedule`; one whose event has run or was cancelled is
  ///   ignored.
  public func cancel(_ token: Token) {
    queue.remove { $0.sequence == token.sequence }
  }
}

extension VirtualRunLoop {
  /// The names of the waiting tracked events, in the order in which they will run, and of other
  /// causes that keep the application busy, such as gestures.
  public var pendingNames: [String] {
    let tracked = events.filter(\.isTracked)
    // Finding the submitting functions takes time, and reports show only the first names.
    let waiting = tracked.prefix(10).map(\.longName) + tracked.dropFirst(10).map(\.name)
    return waiting + busyNames().filter { !waiting.contains($0) }
  }

  /// Whether no tracked event is waiting and nothing else keeps the application busy.
  public var isIdle: Bool {
    !events.contains(where: \.isTracked) && busyNames().isEmpty
  }

  /// Advances the clock, and runs the events that become due.
  ///
  /// - Parameter seconds: The virtual seconds; a negative number counts as 0.
  public func advance(by seconds: TimeInterval) {
    let end = now + max(0, seconds)
    // More than the number of frames in that time.
    runEvents(dueBy: end, atMost: Self.turnLimit + Int(max(0, seconds) * 240)) { false }
    move(to: end)
  }

  /// Runs events until the loop is idle, or until the next event is due in more than `limit`
  /// seconds.
  ///
  /// - Parameter limit: The maximum wait in virtual seconds; 30 by default.
  /// - Returns: Whether the loop is idle.
  @discardableResult
  public func drain(within limit: TimeInterval = 30) -> Bool {
    run(within: limit) { isIdle }
  }

  /// Runs events until `isDone` returns `true`, or until the next event is due in more than `limit`
  /// seconds.
  ///
  /// - Parameters:
  ///   - limit: The maximum wait in virtual seconds.
  ///   - isDone: Called before each event.
  /// - Returns: Whether `isDone` returns `true`.
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

  /// Advances the clock unless it is beyond `time`.
  func move(to time: TimeInterval) {
    guard time > now else { return }
    clockObserver?()
    now = time
  }

  /// Runs the next event and ends the turn if one is due by `time`.
  func runNextEvent(dueBy time: TimeInterval, where isFree: (Event) -> Bool = { _ in true }) -> Bool {
    source?.collect()
    var choose: ((Int) -> Int)?
    if schedule != nil { choose = { [self] in schedule?.choose(of: $0) ?? 0 } }
    guard let event = queue.take(dueBy: time, where: isFree, choosing: choose) else { return false }
    // An earlier event may have advanced the clock beyond this deadline.
    move(to: event.deadline)
    lastEvent = (event.name, event.job?.submitter)
    note(event)
    event.work()
    endTurn()
    return true
  }

  /// The maximum number of events in one wait, which ends an endless chain of events without a
  /// delay.
  private static let turnLimit = 100_000
}

/// The running application's main queue. It replaces Dispatch's, which nothing drains here.
///
///     MainQueue.asyncAfter(seconds: 1) { label.text = "Ready" }
///     UIApplication.shared.runLoop.drain()
///     label.text  // "Ready"
@preconcurrency @MainActor
public enum MainQueue {
  /// Schedules work for the next turn of the run loop.
  ///
  /// - Parameter work: Called once, never before this method returns.
  public static func async(_ work: @escaping @MainActor () -> Void) {
    UIApplication.shared.runLoop.schedule(name: "main queue", work)
  }

  /// Schedules work after a delay.
  ///
  /// - Parameters:
  ///   - seconds: The delay in virtual seconds; up to 1.5 seconds, the application is busy until
  ///     then.
  ///   - work: Called once.
  public static func asyncAfter(seconds: TimeInterval, _ work: @escaping @MainActor () -> Void) {
    UIApplication.shared.runLoop.schedule(
      after: seconds, name: "delayed call on the main queue", kind: .delayedCall, work)
  }
}
