import GoldenFiles

/// How a run goes about its scenarios.
package struct RunOptions: Hashable, Sendable {
  /// Which goldens are written.
  package var recordMode = RecordMode.never
  /// Whether the first failure ends the run.
  package var failsFast = false
  package var place = Place.here
  /// How often a scenario is run again whose worker crashed or was out of time; as the plan says by default. A mismatch
  /// never is.
  package var retries: Int?
  /// How long a scenario may take; as the plan says by default, or else ten minutes.
  package var timeLimit: Duration?
  /// How many takes are made of each scenario; as the plan says by default.
  package var repetition: Repetition?
  /// The order of scenarios; as the plan says by default, or else as planned.
  package var order: ExecutionOrder?
  /// What a plan's random order is made of that names no seed of its own; shards need one.
  package var seed: UInt64?
  /// How long scenarios took before, by name, where shards are to take about as long by it; otherwise a scenario's shard
  /// depends on its name alone.
  package var formerDurations: [String: Duration]?

  /// What a run does about scenarios that did not change since they passed.
  package var unchanged = Unchanged.ignored

  /// What becomes of scenarios that did not change since they passed.
  package enum Unchanged: Hashable, Sendable {
    /// They run, and nothing is kept of who passes.
    case ignored
    /// They run, and who passes is kept for the next run.
    case run
    /// They do not run where each of them would run once and nothing is recorded; it is told that they passed.
    case skipped
  }

  /// Where scenarios run.
  package enum Place: Hashable, Sendable {
    /// In this process, one after the other: a crash ends the run, and a debugger sees everything.
    case here
    /// In processes of their own.
    case workers(Crew)
  }

  package init(recordMode: RecordMode = .never, failsFast: Bool = false, place: Place = .here) {
    self.recordMode = recordMode
    self.failsFast = failsFast
    self.place = place
  }
}

/// How many takes are made of each scenario.
package struct Repetition: Hashable, Sendable {
  package var count: Int
  /// Whether a failure ends the repetition.
  package var endsAtFailure: Bool
  /// Whether each take is made in a process that has run nothing before.
  package var needsNewProcess: Bool

  package init(count: Int, endsAtFailure: Bool = false, needsNewProcess: Bool = false) {
    self.count = count
    self.endsAtFailure = endsAtFailure
    self.needsNewProcess = needsNewProcess
  }

  package static let once = Repetition(count: 1)
}
