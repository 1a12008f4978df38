/// What became of one job.
public struct JobOutcome: Hashable, Sendable {
  /// What the worker answered; `nil` where no worker lived to answer.
  public var answer: [UInt8]?
  /// What the answering worker wrote to standard output and standard error during the job.
  public var output: CapturedOutput
  /// The workers that died over the job, in order.
  public var deaths: [WorkerDeath]

  public init(answer: [UInt8]?, output: CapturedOutput = CapturedOutput(), deaths: [WorkerDeath] = []) {
    self.answer = answer
    self.output = output
    self.deaths = deaths
  }
}
