/// The outcome of one job so far.
package struct JobOutcome: Hashable, Sendable {
  /// The last answer; `nil` if no worker lived to answer.
  package var answer: [UInt8]?
  /// The first worker's answer, if the job was done more than once.
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

/// A job that a pool has finished; ``WorkerPool/redo(_:by:)`` has it done again.
package struct FinishedJob: Sendable {
  package let outcome: JobOutcome
  let attempt: Attempt

  /// The job's number, as it was passed to ``WorkerPool/add(_:as:)``.
  package var index: Int { attempt.index }
}
