/// A request to a worker.
package struct Job: Hashable, Sendable {
  /// The message to the worker.
  package var message: [UInt8]
  /// How long the worker may take before it is killed.
  package var timeLimit: Duration
  /// How often the job is tried again if a fresh worker dies over it.
  package var retries: Int
  /// Which worker may do it.
  package var demand: WorkerDemand

  /// - Parameters:
  ///   - message: The message to the worker.
  ///   - timeLimit: How long the worker may take before it is killed.
  ///   - retries: How often the job is tried again if a fresh worker dies over it; 0 by default.
  ///   - demand: Which worker may do it; any by default.
  package init(_ message: [UInt8], timeLimit: Duration, retries: Int = 0, demand: WorkerDemand = .any) {
    self.message = message
    self.timeLimit = timeLimit
    self.retries = retries
    self.demand = demand
  }
}

/// Which worker may do a job.
package enum WorkerDemand: Hashable, Sendable {
  /// Any worker.
  case any
  /// A worker that was started after the job's last answer, whatever it has done since.
  ///
  /// One new worker does many jobs that wait for it, the last one first, so that what ran before a
  /// job the first time runs after it this time.
  case younger
  /// A worker that has done nothing before.
  case fresh
  /// A worker that has done nothing before, and reports a crash in full.
  case reporting
}
