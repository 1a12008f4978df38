/// Holds one worker after another, and the job of the present one.
struct Seat {
  private(set) var process: WorkerProcess?
  private var attempt: Attempt?
  private var start = ContinuousClock.now
  /// Time after the job's limit in which the runtime may write the backtrace of a crash.
  private var grace = Duration.zero
  private var answers = FrameReader()
  /// The number that the job's answer must have; a different one each time a job is done.
  private var number: UInt64 = 0
  private var output = CapturedOutput()
  /// How many jobs the present worker has done.
  private var doneJobs = 0
  /// How much a crash of the present worker reports.
  private var detail = CrashDetail.full
  /// How many answers the pool had received when the present worker was started.
  private var birth = 0

  /// Makes a seat with a worker, or one that starts a worker when there is a job.
  init(_ process: WorkerProcess? = nil) {
    self.process = process
  }

  /// How an attempt ended.
  enum End {
    case answered([UInt8], CapturedOutput)
    case died(WorkerDeath)
  }

  var isIdle: Bool { attempt == nil }

  /// When the job exceeds its time.
  var deadline: ContinuousClock.Instant? { attempt.map { start + $0.job.timeLimit + grace } }

  var isOutOfTime: Bool { deadline.map { $0 <= .now } ?? false }
}

extension Seat {
  /// Whether the present worker, or a new one if the seat is empty, may do a job.
  func suits(_ attempt: Attempt) -> Bool {
    switch attempt.demand {
    case .any: true
    case .younger: process == nil || birth >= attempt.answersHeard
    case .fresh: doneJobs == 0
    case .reporting: doneJobs == 0 && (process == nil || detail == .full)
    }
  }

  /// Gives the worker a job; starts a worker if the seat is empty, or the present one does not suit.
  ///
  /// - Parameter detail: How much a crash reports, if a worker is started.
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
    // If the worker is gone, that is noticed when its answer is read.
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
    // A worker writes a header in one piece, so an incomplete one comes from a use case.
    if answers.holdsPartOfHeader { return die(of: .garbledAnswer, process) }
    // The runtime keeps a crashed process while it writes the backtrace, which can take longer than
    // the job may; without this grace, the crash would be reported as a timeout.
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
      // Bytes after the answer come from the use case, and so the answer may, too.
      guard answers.isEmpty else { throw FrameReader.Garbled() }
      // A worker that ends after its answer has answered; its end is noticed when it is needed next.
      if case .bytes = process.socket.receive(waits: false) { throw FrameReader.Garbled() }
      return .message(answer.payload)
    }
  }

  /// Whether the worker has ended, or wrote something although it has nothing to answer.
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
    // Output from before the answer may have arrived after the last read.
    process.drainOutput(into: &output)
    if output.isFlood { return die(of: .flood, process) }
    doneJobs += 1
    return take(.answered(message, output))
  }

  /// Ends the worker, and returns how it died, with the last of its output.
  ///
  /// - Parameter cause: Why it is killed; `nil` if it has ended by itself.
  private mutating func die(
    of cause: WorkerDeath.Cause?, _ process: WorkerProcess
  ) -> (Attempt, End, Duration)? {
    let end = process.end()
    process.drainOutput(into: &output)
    let death = WorkerDeath(cause: cause ?? end, output: output, earlierJobs: doneJobs)
    vacate(process)
    return take(.died(death))
  }

  /// Takes the job of this seat, which is then idle.
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
