/// Holds one worker after the other, and what its worker is doing.
struct Seat {
  private(set) var process: WorkerProcess?
  private var attempt: Attempt?
  private var start = ContinuousClock.now
  /// Time beyond the job's, in which the runtime may write the backtrace of a crash.
  private var grace = Duration.zero
  private var answers = FrameReader()
  /// The number that the job's answer must have; another one for each time that a job is done.
  private var number: UInt64 = 0
  private var output = CapturedOutput()
  /// How many jobs the present worker has done.
  private var doneJobs = 0
  /// How much a crash of the present worker says.
  private var detail = CrashDetail.full
  /// How many answers the pool had heard when the present worker was started.
  private var birth = 0

  /// A seat with a worker, or one whose worker is started when it has something to do.
  init(_ process: WorkerProcess? = nil) {
    self.process = process
  }

  /// How an attempt ended.
  enum End {
    case answered([UInt8], CapturedOutput)
    case died(WorkerDeath)
  }

  var isIdle: Bool { attempt == nil }

  /// When the job is out of time.
  var deadline: ContinuousClock.Instant? { attempt.map { start + $0.job.timeLimit + grace } }

  var isOutOfTime: Bool { deadline.map { $0 <= .now } ?? false }
}

extension Seat {
  /// Whether the present worker may do a job, or a new one if there is none.
  func suits(_ attempt: Attempt) -> Bool {
    switch attempt.demand {
    case .any: true
    case .younger: process == nil || birth >= attempt.answersHeard
    case .fresh: doneJobs == 0
    case .reporting: doneJobs == 0 && (process == nil || detail == .full)
    }
  }

  /// Gives the worker a job; starts a worker if there is none, or the present one does not suit.
  ///
  /// - Parameter detail: How much a crash of a worker that is started says.
  mutating func begin(
    _ attempt: Attempt, by command: WorkerCommand, crashDetail detail: CrashDetail, answersHeard: Int
  ) throws(WorkerNotStarted) {
    if !suits(attempt) || isSpoilt { dismiss() }
    if process == nil { birth = answersHeard }
    output = CapturedOutput()
    let process = try worker(by: command, attempt.demand == .reporting ? .full : detail)
    self.attempt = attempt
    start = .now
    grace = .zero
    // Whether the worker is still there shows when its answer is read.
    number = .random(in: .min ... .max)
    _ = process.socket.send(Frame(number: number, payload: attempt.job.message).bytes)
  }

  private mutating func worker(
    by command: WorkerCommand, _ detail: CrashDetail
  ) throws(WorkerNotStarted) -> WorkerProcess {
    if let process { return process }
    let process = try WorkerProcess(command.reportingCrashes(in: detail))
    self.process = process
    self.detail = detail
    return process
  }

  /// Reads what the worker wrote; returns how its attempt ended and how long it took, if it ended.
  mutating func attend() -> (Attempt, End, Duration)? {
    guard let process else { return nil }
    process.drainOutput(into: &output)
    if output.isFlood { return die(of: .flood, process) }
    do {
      if let answer = try answer(of: process) { return end(answer) }
    } catch {
      return die(of: .garbledAnswer, process)
    }
    guard isOutOfTime, let attempt else { return nil }
    // A worker writes a header at once, so a part of one comes from a use case.
    if answers.holdsPartOfHeader { return die(of: .garbledAnswer, process) }
    // The runtime holds a crashed process while it writes the backtrace, which can take longer than
    // the job may; without it the report would call the crash a timeout.
    if grace == .zero, output.reportsCrash {
      grace = .seconds(60)
      return nil
    }
    return die(of: .timeout(attempt.job.timeLimit), process)
  }

  /// Ends the worker.
  mutating func dismiss() {
    guard let process else { return }
    process.end()
    vacate(process)
  }
}

extension Seat {
  private enum Answer {
    case message([UInt8])
    case end
  }

  private mutating func answer(of process: WorkerProcess) throws(FrameReader.Garbled) -> Answer? {
    switch process.socket.receive(waits: false) {
    case .nothing: return nil
    case .end: return .end
    case .bytes(let bytes):
      answers.append(bytes)
      guard !isIdle else { throw FrameReader.Garbled() }
      guard let answer = try answers.next(numbered: number) else { return nil }
      // Bytes behind the answer come from the use case, and so may the answer.
      guard answers.isEmpty else { throw FrameReader.Garbled() }
      // A worker that ends behind its answer has answered; its end is seen when it is needed next.
      if case .bytes = process.socket.receive(waits: false) { throw FrameReader.Garbled() }
      return .message(answer.payload)
    }
  }

  /// Whether the worker wrote something although it has nothing to answer, or has ended.
  private var isSpoilt: Bool {
    guard let process else { return false }
    if case .nothing = process.socket.receive(waits: false) { return false }
    return true
  }

  private mutating func end(_ answer: Answer) -> (Attempt, End, Duration)? {
    guard let process else { return nil }
    guard case .message(let message) = answer else {
      return die(of: process.waitForEnd() ? nil : .closedConnection, process)
    }
    // What was written before the answer may have arrived after the last look.
    process.drainOutput(into: &output)
    if output.isFlood { return die(of: .flood, process) }
    doneJobs += 1
    return take(.answered(message, output))
  }

  /// Ends the worker, and returns how it died, with the last of its output.
  ///
  /// - Parameter cause: Why it is ended; `nil` where it has ended by itself.
  private mutating func die(
    of cause: WorkerDeath.Cause?, _ process: WorkerProcess
  ) -> (Attempt, End, Duration)? {
    let end = process.end()
    process.drainOutput(into: &output)
    let death = WorkerDeath(cause: cause ?? end, output: output, earlierJobs: doneJobs)
    vacate(process)
    return take(.died(death))
  }

  /// Takes the job of this seat, which is idle from now on.
  private mutating func take(_ end: End) -> (Attempt, End, Duration)? {
    defer { attempt = nil }
    return attempt.map { ($0, end, start.duration(to: .now)) }
  }

  private mutating func vacate(_ process: WorkerProcess) {
    process.close()
    self.process = nil
    answers = FrameReader()
    doneJobs = 0
  }
}
