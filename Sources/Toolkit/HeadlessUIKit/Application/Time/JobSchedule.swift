import VirtualTime

/// An order of asynchronous work that no application may depend on, as it follows from a seed: which
/// of several jobs that are due at the same time runs first, and how late answers and delays are.
///
/// What an application may rely on is kept: the order of the main thread and of each serial queue,
/// and that nothing comes before its time.
struct JobSchedule {
  private var numbers: SeededRandomNumberGenerator
  /// The latest time of each queue's work whose order is kept, before which nothing else of it runs.
  private var latest: [Lane: Double] = [:]

  init(seed: UInt64) {
    numbers = SeededRandomNumberGenerator(seed: seed)
  }

  /// Returns when an answer comes that would come after some seconds: also at once, or long after.
  mutating func delayOfAnswer(_ delay: Double) -> Double {
    Double.random(in: 0...(2 * delay + 1), using: &numbers)
  }

  /// Returns when a job runs that would run at a time.
  mutating func time(of job: Job, at deadline: Double, now: Double) -> Double {
    switch job.kind {
    case .request: return now + delayOfAnswer(max(0, deadline - now))
    case .sleep, .delayed: return keepOrder(of: job, late(deadline, by: 0.05))
    case .task, .queued: return job.lane == .main ? deadline : keepOrder(of: job, late(deadline, by: 0.02))
    case .timer, .sourceTimer, .runLoopBlock: return deadline
    }
  }

  /// Returns which of some jobs runs first.
  mutating func choose(of count: Int) -> Int {
    count > 1 ? Int.random(in: 0..<count, using: &numbers) : 0
  }

  /// One job in two is late.
  private mutating func late(_ deadline: Double, by seconds: Double) -> Double {
    Bool.random(using: &numbers) ? deadline + .random(in: 0...seconds, using: &numbers) : deadline
  }

  private mutating func keepOrder(of job: Job, _ time: Double) -> Double {
    guard case .queued = job.kind, job.lane.isOrdered else { return time }
    let time = max(time, latest[job.lane] ?? 0)
    latest[job.lane] = time
    return time
  }
}

extension Lane {
  /// Whether its work runs in the order of its submission, or may, for the sake of barriers.
  var isOrdered: Bool {
    switch self {
    case .main, .serial, .concurrent: true
    case .global, .tasks: false
    }
  }
}

extension VirtualRunLoop {
  /// Lets the order of asynchronous work follow from a seed.
  package func beginSchedule(seed: UInt64) {
    schedule = JobSchedule(seed: seed)
  }

  /// Begins to note what runs, in order.
  package func beginTrace() {
    trace = []
  }

  /// What has run since ``beginTrace()``, each with the function that submitted it; at most the
  /// first 20,000.
  package var tracedWork: [String] {
    (trace ?? []).map { Event.longName($0.name, $0.submitter) }
  }

  func note(_ event: Event) {
    guard let count = trace?.count, count < 20_000 else { return }
    trace?.append((event.name, event.job?.submitter))
  }
}
