#if canImport(Glibc)
  import Glibc
#endif

extension Replay {
  /// Runs what other threads would do during a blocking call, until its condition holds.
  ///
  /// - Parameters:
  ///   - call: The call that waits, as failures name it.
  ///   - deadline: The virtual time in seconds at which the call gives up; infinity, the default, for
  ///     never.
  ///   - isDone: Returns whether the condition holds; it may wait for other threads for `nap` milliseconds
  ///     of real time.
  /// - Returns: Whether the condition holds.
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

  /// Ends a wait after the stage has nothing left to run.
  private func endWait(in call: String, until deadline: Double, isDone: (_ nap: Int) -> Bool) -> Bool {
    guard deadline == .infinity else {
      onLoop { loop.moveClock(to: deadline) }
      return isDone(0)
    }
    // One of the application's own threads may still fulfill the condition.
    if pause({ isDone(Self.longestNap) }) { return true }
    reportDeadlock(in: call)
    return false
  }

  /// Runs one piece of work that another thread would do during a wait for a condition variable. The caller
  /// has to check its condition again after each return, as always.
  ///
  /// - Parameters:
  ///   - unlocking: Releases the condition's lock while it calls its argument. The lock is held otherwise,
  ///     so that no signal of another thread is missed.
  ///   - nap: Waits for such a signal for up to a number of milliseconds of real time.
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

  /// Runs `body` while the running job is blocked.
  private func blocking<Result>(_ body: () -> Result) -> Result {
    blocked.append(running.last ?? .main)
    defer { blocked.removeLast() }
    return body()
  }

  /// Lets virtual time pass while the running job is blocked.
  func sleep(for seconds: Double) {
    _ = wait(in: "a sleep", until: now + max(0, seconds)) { _ in false }
  }

  /// Runs the jobs on a lane that come before a new one.
  func drain(_ lane: Lane) {
    // Ends the loop after the jobs that wait now, since each may submit another.
    var isLast = false
    let end = put(.queued(""), on: lane) { isLast = true }
    while !isLast, onLoop({ loop.runNext(dueBy: .infinity, where: { $0 == lane && isFree($0) }) }) {}
    remove(end)
  }

  /// Counts a job that runs in a wait.
  ///
  /// - Returns: Whether the wait may continue.
  func countTurn(in call: String) -> Bool {
    turnsInWaits += 1
    guard turnsInWaits > Self.mostTurns else { return true }
    let work = lastJob?.kind.words ?? "work"
    report(ReplayFault(kind: .endlessWork(call, work), calls: lastJob?.submitter ?? .none))
    return false
  }

  /// Reports a wait that never ends. From then on the main thread's work runs during waits, so that the
  /// rest of the scenario finishes.
  private func reportDeadlock(in call: String) {
    report(ReplayFault(kind: .deadlock(call), calls: calls))
    hasDeadlock = true
  }

  private func report(_ fault: ReplayFault) {
    // Code that waits in a loop would never return.
    precondition(endlessWaitCount < Self.mostEndlessWaits, fault.description)
    endlessWaitCount += 1
    if endlessWaitCount == 1 { fail(fault) }
  }

  private static let mostEndlessWaits = 10
  /// As many as an application may run while it settles.
  private static let mostTurns = 100_000

  /// Whether a job of a lane could run while others are blocked.
  private func isFree(_ lane: Lane) -> Bool {
    switch lane {
    case .main: !blocked.contains(.main) || hasDeadlock
    case .serial: !running.contains(lane)
    case .concurrent, .global, .tasks: true
    }
  }

  /// The longest wait for other threads, in milliseconds of real time.
  private static let longestNap = 500
}
