#if canImport(Glibc)
  import Glibc
#endif

extension Replay {
  /// Runs what another thread would do meanwhile, until something is done.
  ///
  /// - Parameters:
  ///   - call: The call that waits, as a failure names it.
  ///   - deadline: The virtual time at which the call gives up; by default it never does.
  ///   - isDone: Whether the waiting is over; `nap` is how long it may wait for other threads, in
  ///     milliseconds.
  /// - Returns: Whether it is done.
  func wait(
    in call: String, until deadline: Double = .infinity, isDone: (_ nap: Int) -> Bool
  ) -> Bool {
    blocking { () -> Bool in
      while !isDone(0) {
        guard onLoop({ loop.runNext(dueBy: deadline, where: isFree) }) else {
          return endWait(in: call, until: deadline, isDone: isDone)
        }
        guard countTurn(in: call) else { return false }
      }
      return true
    }
  }

  /// Ends a wait during which nothing of the stage is left to run.
  private func endWait(in call: String, until deadline: Double, isDone: (_ nap: Int) -> Bool) -> Bool {
    guard deadline == .infinity else {
      onLoop { loop.moveClock(to: deadline) }
      return isDone(0)
    }
    // A thread of the application's own may still do its part.
    if pause({ isDone(Self.longestNap) }) { return true }
    reportDeadlock(in: call)
    return false
  }

  /// Runs the first thing that another thread would do while a condition is waited for. The caller
  /// checks its condition again after each return, as it has to.
  ///
  /// - Parameters:
  ///   - unlocking: Releases the condition's lock while something runs. It stays locked otherwise,
  ///     so that no signal of another thread is missed.
  ///   - nap: Waits for such a signal in real time, up to some milliseconds.
  /// - Returns: Whether the deadline has not passed.
  func waitForCondition(
    until deadline: Double, unlocking: (() -> Void) -> Void, nap: (_ milliseconds: Int) -> Bool
  ) -> Bool {
    blocking {
      let call = "a wait for a condition"
      guard onLoop({ loop.hasNext(dueBy: deadline, where: isFree) }) else {
        return endWait(in: call, until: deadline) { $0 > 0 && nap($0) }
      }
      guard countTurn(in: call) else { return false }
      unlocking { _ = onLoop { loop.runNext(dueBy: deadline, where: isFree) } }
      return true
    }
  }

  /// Runs `body` while what runs is at a standstill.
  private func blocking<Result>(_ body: () -> Result) -> Result {
    blocked.append(running.last ?? .main)
    defer { blocked.removeLast() }
    return body()
  }

  /// Lets virtual time pass while the running job is at a standstill.
  func sleep(for seconds: Double) {
    _ = wait(in: "a sleep", until: now + max(0, seconds)) { _ in false }
  }

  /// Runs the jobs of a lane that are due, as they come before one that is about to run.
  func drain(_ lane: Lane) {
    // Ends the loop behind what waits now, as each job may submit another one.
    var isLast = false
    let end = put(.queued(""), on: lane) { isLast = true }
    while !isLast, onLoop({ loop.runNext(dueBy: .infinity, where: { $0 == lane && isFree($0) }) }) {}
    remove(end)
  }

  /// Counts a job that runs in a wait.
  ///
  /// - Returns: Whether the wait may go on.
  func countTurn(in call: String) -> Bool {
    turnsInWaits += 1
    guard turnsInWaits > Self.mostTurns else { return true }
    let work = lastJob?.kind.words ?? "work"
    report(ReplayFault(kind: .endlessWork(call, work), calls: lastJob?.submitter ?? .none))
    return false
  }

  /// Reports a wait that never ends. From then on the main thread's work runs during waits, so that
  /// the rest of the scenario comes to its end.
  private func reportDeadlock(in call: String) {
    report(ReplayFault(kind: .deadlock(call), calls: calls))
    hasDeadlock = true
  }

  private func report(_ fault: ReplayFault) {
    // Who waits in a loop would never return.
    precondition(endlessWaitCount < Self.mostEndlessWaits, fault.description)
    endlessWaitCount += 1
    if endlessWaitCount == 1 { fail(fault) }
  }

  private static let mostEndlessWaits = 10
  /// As many as a settling application may run.
  private static let mostTurns = 100_000

  /// Whether a job of a lane could run while others are at a standstill.
  private func isFree(_ lane: Lane) -> Bool {
    switch lane {
    case .main: !blocked.contains(.main) || hasDeadlock
    case .serial: !running.contains(lane)
    case .concurrent, .global, .tasks: true
    }
  }

  /// Milliseconds of real time.
  private static let longestNap = 500
}
