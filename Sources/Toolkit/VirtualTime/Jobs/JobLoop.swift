/// The virtual clock, and the jobs that wait for it.
@MainActor
package protocol JobLoop: AnyObject {
  /// Where jobs come from while the loop runs.
  var source: (any JobSource)? { get set }

  /// The seconds since the application was launched.
  var now: Double { get }

  /// Whether no job waits.
  var isEmpty: Bool { get }

  /// Lets a job wait until a time on the clock; one in the past counts as now.
  ///
  /// - Returns: A number that names the job.
  func put(_ job: Job, at deadline: Double) -> Int

  /// Removes a job that has not run yet; does nothing for any other.
  func remove(_ number: Int)

  /// Lets a job run at its time without being waited for or listed, as what it waited for is over.
  func neglect(_ number: Int)

  /// Whether some work is due by a time and on a lane that is free.
  func hasNext(dueBy time: Double, where isFree: (Lane) -> Bool) -> Bool

  /// Runs the first work that is due by a time and on a lane that is free.
  ///
  /// - Returns: Whether there was any.
  func runNext(dueBy time: Double, where isFree: (Lane) -> Bool) -> Bool

  /// Ends a turn in which nothing ran, as a loop does before it waits.
  func endIdleTurn()

  /// Lets time pass up to a time without running anything.
  func moveClock(to time: Double)
}

/// Submits jobs to a loop from other threads.
package protocol JobSource: AnyObject {
  /// Submits what other threads have submitted.
  func collect()

  /// Waits for other threads in real time, up to a limit, and submits what they submit.
  ///
  /// - Returns: Whether there was anything.
  func waitForJobs() -> Bool
}
