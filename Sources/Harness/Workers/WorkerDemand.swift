/// Which worker may do a job.
package enum WorkerDemand: Hashable, Sendable {
  case any
  /// One that was started after the job's last answer, whatever it has done since.
  ///
  /// One new worker serves many jobs that wait for it, the last one first: what ran before a job the first time runs
  /// behind it this time.
  case younger
  /// One that has done nothing before.
  case fresh
}
