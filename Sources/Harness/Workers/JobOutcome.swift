/// What became of one job so far.
public struct JobOutcome: Hashable, Sendable {
  /// What the worker answered the last time; `nil` where no worker lived to answer.
  public var answer: [UInt8]?
  /// What the first worker answered, where the job was done more than once.
  public var firstAnswer: [UInt8]?
  /// How often it was answered.
  public var answerCount: Int
  /// How long the last answer, or the last death, took.
  public var duration: Duration
  /// What the answering worker wrote to standard output and standard error during the job.
  public var output: CapturedOutput
  /// The workers that died over the job, in order.
  public var deaths: [WorkerDeath]

  public init(
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

/// What is to be done about a job's outcome.
public enum Examination<Verdict> {
  /// Nothing more: this is what is told of it.
  case done(Verdict)
  /// The job is done again.
  case again(by: WorkerDemand)
}
