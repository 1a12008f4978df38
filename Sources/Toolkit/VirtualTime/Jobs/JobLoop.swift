/// The virtual clock and the jobs that wait for it.
@MainActor
package protocol JobLoop: AnyObject {
  /// The source of jobs from other threads while the loop runs.
  var source: (any JobSource)? { get set }

  /// The seconds since the application was launched.
  var now: Double { get }

  /// Whether no job is waiting.
  var isEmpty: Bool { get }

  /// Adds a job that is due at a time on the clock, in seconds; a time in the past counts as now.
  ///
  /// - Returns: A number that identifies the job.
  func put(_ job: Job, at deadline: Double) -> Int

  /// Removes a job that has not run yet; ignores other numbers.
  func remove(_ number: Int)

  /// Keeps a job for its time, but no longer lists or waits for it, since nothing depends on it anymore.
  func neglect(_ number: Int)

  /// Whether work is due by a time on a free lane.
  func hasNext(dueBy time: Double, where isFree: (Lane) -> Bool) -> Bool

  /// Runs the first work that is due by a time on a free lane.
  ///
  /// - Returns: Whether there was such work.
  ///
  /// - Parameters:
  ///   - time: The virtual time in seconds up to which the clock may move; infinity for no limit.
  ///   - isFree: Whether the jobs of a lane may run now.
  func runNext(dueBy time: Double, where isFree: (Lane) -> Bool) -> Bool

  /// Ends a turn in which nothing ran, as a run loop does before it waits.
  func endIdleTurn()

  /// Advances the clock to a time without running anything.
  func moveClock(to time: Double)
}

/// Submits jobs to a loop from other threads.
package protocol JobSource: AnyObject {
  /// Submits what other threads have submitted.
  func collect()

  /// Waits for other threads in real time, up to a limit of the source's, and submits what they submit.
  ///
  /// - Returns: Whether anything was submitted.
  func waitForJobs() -> Bool
}
