/// How a worker ended while it had a job to do.
package struct WorkerDeath: Hashable, Sendable {
  /// Why a worker ended.
  package enum Cause: Hashable, Sendable {
    /// A signal ended it, as a failed precondition does.
    case signal(Int32)
    /// It exited with this status.
    case exit(Int32)
    /// It exceeded its time, and was killed.
    case timeout(Duration)
    /// It wrote more than ``CapturedOutput/mostBytes`` during one job, and was killed.
    case flood
    /// It closed its connection without ending, and was killed.
    case closedConnection
    /// It wrote something other than an answer to the connection, and was killed.
    case garbledAnswer
  }

  package var cause: Cause
  /// What it wrote to standard output and standard error during the job.
  package var output: CapturedOutput
  /// How many jobs the worker had done before.
  package var earlierJobs: Int
  /// What is known of a crash, in lines for people, after it was examined; ``output`` then has no part
  /// of it.
  package var words: [String]

  package init(cause: Cause, output: CapturedOutput, earlierJobs: Int, words: [String] = []) {
    self.cause = cause
    self.output = output
    self.earlierJobs = earlierJobs
    self.words = words
  }
}
