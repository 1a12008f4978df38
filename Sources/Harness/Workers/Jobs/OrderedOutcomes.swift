/// Does jobs once each, and returns their outcomes in the order of the jobs.
package struct OrderedOutcomes<Jobs: IteratorProtocol> where Jobs.Element == Job {
  private let pool: WorkerPool
  private var jobs: Jobs
  private var addedCount = 0
  private var outcomes = InOrder<JobOutcome>()

  /// Prepares jobs for a pool.
  ///
  /// - Parameters:
  ///   - jobs: The jobs; each is made when a worker can soon take it, so there may be any number.
  ///   - pool: A pool without other jobs.
  package init(of jobs: Jobs, in pool: WorkerPool) {
    self.jobs = jobs
    self.pool = pool
  }

  /// Returns the next job's outcome; `nil` after the last one, or once the process is asked to end.
  package mutating func next() throws(WorkerNotStarted) -> JobOutcome? {
    while true {
      if let outcome = outcomes.next() { return outcome }
      while pool.needsJob(ahead: addedCount - outcomes.leftCount), let job = jobs.next() {
        pool.add(job, as: addedCount)
        addedCount += 1
      }
      guard let finished = try pool.next() else { return nil }
      outcomes.put(finished.outcome, at: finished.index)
    }
  }
}

/// Values that arrive in any order and leave in the order of their indices, from 0.
///
///     var values = InOrder<String>()
///     values.put("b", at: 1)
///     values.next()           // nil: the first value is missing
///     values.put("a", at: 0)
///     values.next()           // "a", and "b" after it
package struct InOrder<Value> {
  /// How many values have left.
  package private(set) var leftCount = 0
  private var waiting: [Int: Value] = [:]

  package init() {}

  package mutating func put(_ value: Value, at index: Int) {
    waiting[index] = value
  }

  /// Takes the next value, if it has arrived.
  package mutating func next() -> Value? {
    guard let value = waiting.removeValue(forKey: leftCount) else { return nil }
    leftCount += 1
    return value
  }
}
