/// Hands jobs to workers and tells their outcomes in the order of the jobs, whatever is done first.
///
/// A worker that crashes, exits, hangs, floods its output or breaks its connection costs its own job alone. Where the
/// worker had done other jobs before, the job is tried again in a fresh one, so that no job is blamed for what another
/// left behind.
public struct WorkerPool: Sendable {
  public let command: WorkerCommand
  /// How many workers run at once; at least one.
  public let workerCount: Int
  /// How long a job may take.
  public let timeLimit: Duration
  /// How often a job is tried again after a death in a fresh worker.
  public let retries: Int

  public init(_ command: WorkerCommand, workerCount: Int, timeLimit: Duration, retries: Int = 0) {
    self.command = command
    self.workerCount = max(1, workerCount)
    self.timeLimit = timeLimit
    self.retries = retries
  }

  /// Why a pool stopped.
  public enum Ending: Hashable, Sendable {
    /// All jobs have their outcomes.
    case completed
    /// The receiver of outcomes asked for it.
    case stopped
    /// The process was asked to end by this signal.
    case interrupted(signal: Int32)
  }

  /// Does jobs; no worker is left when this returns or throws.
  ///
  /// Jobs are made as they are handed out, never more than 64 for each worker ahead of the outcomes that were told, so
  /// that memory does not grow with their number.
  ///
  /// - Parameters:
  ///   - count: How many jobs there are.
  ///   - job: Makes the message to the worker for each one.
  ///   - receive: Takes each outcome in order, and says whether to go on.
  /// - Throws: where no worker can be started.
  public func run(
    count: Int, job: (Int) -> [UInt8], receive: (_ index: Int, _ outcome: JobOutcome) -> Bool
  ) throws(WorkerNotStarted) -> Ending {
    var session = PoolSession(self, count: count)
    defer { session.close() }
    return try session.run(job: job, receive: receive)
  }
}
