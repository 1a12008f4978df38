import Foundation

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
