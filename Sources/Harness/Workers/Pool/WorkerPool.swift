/// Hands jobs to workers and tells their outcomes in the order of the jobs, whatever is done first.
///
/// A worker that crashes, exits, hangs, floods its output or breaks its connection costs its own job alone. Where the
/// worker had done other jobs before, the job is tried again in a fresh one, so that no job is blamed for what another
/// left behind.
package struct WorkerPool: Sendable {
  package let command: WorkerCommand
  /// How many workers run at once; at least one.
  package let workerCount: Int

  package init(_ command: WorkerCommand, workerCount: Int) {
    self.command = command
    self.workerCount = max(1, workerCount)
  }

  /// Why a pool stopped.
  package enum Ending: Hashable, Sendable {
    /// All jobs have their verdicts.
    case completed
    /// The receiver of verdicts asked for it.
    case stopped
    /// The process was asked to end by this signal.
    case interrupted(signal: Int32)
  }

  /// Does jobs; no worker is left when this returns or throws.
  ///
  /// Jobs are made as they are handed out, never more than 64 for each worker ahead of the verdicts that were told, so
  /// that memory does not grow with their number.
  ///
  /// - Parameters:
  ///   - standby: A worker of the same command that was started already, for the first job.
  ///   - count: How many jobs there are.
  ///   - job: Makes each one.
  ///   - examine: Looks at each outcome as it arrives, in any order.
  ///   - tell: Takes each verdict in the order of the jobs, and says whether to go on.
  /// - Throws: where no worker can be started.
  package func run<Verdict>(
    startingWith standby: inout StandbyWorker?, count: Int, job: (Int) -> Job,
    examine: (_ index: Int, _ outcome: JobOutcome) -> Examination<Verdict>,
    tell: (_ index: Int, _ verdict: Verdict) -> Bool
  ) throws(WorkerNotStarted) -> Ending {
    let first = standby?.take()
    let result = withoutActuallyEscaping(job) { job in
      withoutActuallyEscaping(examine) { examine in
        Result { () throws(WorkerNotStarted) in
          var session = PoolSession(self, first: first, count: count, job: job, examine: examine)
          defer { session.close() }
          return try session.run(tell: tell)
        }
      }
    }
    return try result.get()
  }

  /// Does jobs where no worker is there yet.
  package func run<Verdict>(
    count: Int, job: (Int) -> Job, examine: (_ index: Int, _ outcome: JobOutcome) -> Examination<Verdict>,
    tell: (_ index: Int, _ verdict: Verdict) -> Bool
  ) throws(WorkerNotStarted) -> Ending {
    var standby: StandbyWorker?
    return try run(startingWith: &standby, count: count, job: job, examine: examine, tell: tell)
  }
}
