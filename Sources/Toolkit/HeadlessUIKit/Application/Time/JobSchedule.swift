import VirtualTime

/// A seeded order of asynchronous work, on which no application may depend: which of several jobs
/// that are due at the same time runs first, and how late answers and delays are.
///
/// It keeps what an application may rely on: the order on the main thread and on each serial queue,
/// and that no delay is shortened.
struct JobSchedule {
  private var numbers: SeededRandomNumberGenerator
  /// The latest time of work on each ordered queue, before which no later work of that queue runs.
  private var latest: [Lane: Double] = [:]

  init(seed: UInt64) {
    numbers = SeededRandomNumberGenerator(seed: seed)
  }

  /// Returns a random delay for an answer, from 0 to twice the original delay plus 1 second.
  mutating func delayOfAnswer(_ delay: Double) -> Double {
    Double.random(in: 0...(2 * delay + 1), using: &numbers)
  }

  /// Returns the time at which a job runs instead of its deadline.
  mutating func time(of job: Job, at deadline: Double, now: Double) -> Double {
    switch job.kind {
    case .request: return now + delayOfAnswer(max(0, deadline - now))
    case .sleep, .delayed: return keepOrder(of: job, late(deadline, by: 0.05))
    case .task, .queued: return job.lane == .main ? deadline : keepOrder(of: job, late(deadline, by: 0.02))
    case .timer, .sourceTimer, .runLoopBlock: return deadline
    }
  }

  /// Returns the index, below `count`, of the job that runs first.
  mutating func choose(of count: Int) -> Int {
    count > 1 ? Int.random(in: 0..<count, using: &numbers) : 0
  }

  /// Delays every other job, on average, by up to some seconds.
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
  /// Whether work runs in the order of its submission; also for concurrent queues, because of
  /// barriers.
  var isOrdered: Bool {
    switch self {
    case .main, .serial, .concurrent: true
    case .global, .tasks: false
    }
  }
}

extension VirtualRunLoop {
  /// Makes the order of asynchronous work depend on a seed.
  package func beginSchedule(seed: UInt64) {
    schedule = JobSchedule(seed: seed)
  }

  /// Starts recording events.
  package func beginTrace() {
    trace = []
  }

  /// The recorded events since ``beginTrace()``, with the functions that submitted them; at most
  /// 20,000.
  package var tracedWork: [String] {
    (trace ?? []).map { Event.longName($0.name, $0.submitter) }
  }

  func note(_ event: Event) {
    guard let count = trace?.count, count < 20_000 else { return }
    trace?.append((event.name, event.job?.submitter))
  }
}
