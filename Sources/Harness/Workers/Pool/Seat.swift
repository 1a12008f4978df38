/// A place for one worker after the other, and what its worker is doing.
struct Seat {
  private(set) var process: WorkerProcess?
  private var attempt: Attempt?
  private var start = ContinuousClock.now
  /// The time that a crash is given to be looked into, besides that of the job.
  private var grace = Duration.zero
  private var answers = FrameReader()
  private var output = CapturedOutput()
  /// How many jobs the present worker has done.
  private var doneJobs = 0
  /// How many answers the pool had heard when the present worker was started.
  private var birth = 0

  /// A place whose first worker is there already, or is started when it is needed.
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
  /// Whether the present worker may do a job, or the one that is started where there is none.
  func suits(_ attempt: Attempt) -> Bool {
    switch attempt.demand {
    case .any: true
    case .younger: process == nil || birth >= attempt.answersHeard
    case .fresh: doneJobs == 0
    }
  }

  /// Gives the worker a job; starts one where there is none, or where the present one does not suit the job.
  mutating func begin(
    _ attempt: Attempt, in pool: WorkerPool, answersHeard: Int
  ) throws(WorkerNotStarted) {
    if !suits(attempt) { dismiss() }
    if process == nil { birth = answersHeard }
    output = CapturedOutput()
    let process = try worker(for: pool)
    self.attempt = attempt
    start = .now
    grace = .zero
    // A worker that is gone is noticed where its answer is read.
    _ = process.socket.send(Frame.encode(attempt.job.message))
  }

  private mutating func worker(for pool: WorkerPool) throws(WorkerNotStarted) -> WorkerProcess {
    if let process { return process }
    let process = try WorkerProcess(pool.command)
    self.process = process
    return process
  }

  /// Reads what the worker has to say; returns how its attempt ended and what time it took, if it did.
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
    if grace == .zero, output.tellsOfCrash {
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
      return try answers.next().map(Answer.message)
    }
  }

  private mutating func end(_ answer: Answer) -> (Attempt, End, Duration)? {
    guard let process else { return nil }
    guard case .message(let message) = answer else {
      let cause = process.waitForEnd()
      return die(of: cause ?? .closedConnection, process)
    }
    process.drainOutput(into: &output)
    if output.isFlood { return die(of: .flood, process) }
    doneJobs += 1
    return take(.answered(message, output))
  }

  /// Tells how the worker died, after the last of its output.
  private mutating func die(
    of cause: WorkerDeath.Cause, _ process: WorkerProcess
  ) -> (Attempt, End, Duration)? {
    process.end()
    process.drainOutput(into: &output)
    let death = WorkerDeath(cause: cause, output: output, earlierJobs: doneJobs)
    vacate(process)
    return take(.died(death))
  }

  /// The job of this seat, which is idle from now on.
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
