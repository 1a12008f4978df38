/// What a worker is asked to do.
package struct Job: Hashable, Sendable {
  /// The message to the worker.
  package var message: [UInt8]
  /// How long the worker may take; then it is killed.
  package var timeLimit: Duration
  /// How often the job is tried again after the death of a fresh worker.
  package var retries: Int
  /// Which worker may do it.
  package var demand: WorkerDemand

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
  /// One that was started after the job's last answer, whatever it has done since.
  ///
  /// One new worker serves many jobs that wait for it, the last one first: what ran before a job
  /// the first time runs after it this time.
  case younger
  /// One that has done nothing before.
  case fresh
  /// One that has done nothing before, and reports a crash in full.
  case reporting
}
