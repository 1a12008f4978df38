/// A job that is being done, and its outcome so far.
struct Attempt: Sendable {
  let index: Int
  let job: Job
  var deaths: [WorkerDeath] = []
  var firstAnswer: [UInt8]?
  var answerCount = 0
  /// Which worker will do.
  var demand: WorkerDemand
  /// How many answers the pool had received when it received the job's last one.
  var answersHeard = 0

  init(index: Int, job: Job) {
    self.index = index
    self.job = job
    demand = job.demand
  }
}

extension Attempt {
  /// Whether the job is tried again after its last death: always if the worker had done other jobs
  /// before, which may be to blame.
  var isWorthAnother: Bool {
    guard let last = deaths.last else { return true }
    return last.earlierJobs > 0 || deaths.count { $0.earlierJobs == 0 } <= job.retries
  }

  /// The outcome after a worker answered.
  func outcome(of answer: [UInt8], after duration: Duration, _ output: CapturedOutput) -> JobOutcome {
    JobOutcome(
      answer: answer, firstAnswer: firstAnswer, answerCount: answerCount + 1, duration: duration,
      output: output, deaths: deaths)
  }

  /// The outcome after the last worker died.
  func outcome(afterDeath duration: Duration) -> JobOutcome {
    JobOutcome(
      answer: nil, firstAnswer: firstAnswer, answerCount: answerCount, duration: duration, deaths: deaths)
  }
}
