/// What became of one job so far.
package struct JobOutcome: Hashable, Sendable {
  /// What the worker answered the last time; `nil` if no worker lived to answer.
  package var answer: [UInt8]?
  /// What the first worker answered, if the job was done more than once.
  package var firstAnswer: [UInt8]?
  /// How often it was answered.
  package var answerCount: Int
  /// How long the last answer, or the last death, took.
  package var duration: Duration
  /// What the answering worker wrote to standard output and standard error during the job.
  package var output: CapturedOutput
  /// The workers that died over the job, in order.
  package var deaths: [WorkerDeath]

  package init(
    answer: [UInt8]?, firstAnswer: [UInt8]? = nil, answerCount: Int = 1, duration: Duration = .zero,
    output: CapturedOutput = CapturedOutput(), deaths: [WorkerDeath] = []
  ) {
    self.answer = answer
    self.firstAnswer = firstAnswer
    self.answerCount = answerCount
    self.duration = duration
    self.output = output
    self.deaths = deaths
  }
}

/// A job that a pool is done with, unless it is given back to the pool to be done again.
package struct FinishedJob: Sendable {
  package let outcome: JobOutcome
  let attempt: Attempt

  /// The job's number, as ``WorkerPool/add(_:as:)`` was given it.
  package var index: Int { attempt.index }
}
