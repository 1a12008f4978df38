import GoldenFiles
import Workers

/// How a run runs its scenarios.
package struct RunOptions: Hashable, Sendable {
  /// Which goldens are written.
  package var recordMode = RecordMode.never
  /// Whether the first failure ends the run.
  package var failsFast = false
  /// The processes that run scenarios.
  package var processes = Processes.here
  /// How often a scenario is run again whose worker crashed or was out of time; by default as the
  /// plan says. A mismatch is no reason to run again.
  package var retries: Int?
  /// How long a scenario may take; by default as the plan says, or else ten minutes.
  package var timeLimit: Duration?
  /// How many takes are made of each scenario; by default as the plan says.
  package var repetition: Repetition?
  /// The order of scenarios; by default as the plan says, or else as planned.
  package var order: ExecutionOrder?
  /// The seed of a plan's random order if the plan names none; shards need the plan's.
  package var seed: UInt64?
  /// How long scenarios took before, by name, so that all shards take about as long; if it is
  /// `nil`, a scenario's shard depends on its name alone.
  package var formerDurations: [String: Duration]?

  /// What a run does about scenarios that did not change since they passed.
  package var unchanged = Unchanged.ignored

  /// What a run does about scenarios that did not change since they passed.
  package enum Unchanged: Hashable, Sendable {
    /// They run, and it is not noted which pass.
    case ignored
    /// They run, and it is noted for the next run which pass.
    case run
    /// They are reported as passed without running, if each of them would run once and nothing is
    /// recorded.
    case skipped
  }

  /// The processes that run scenarios.
  package enum Processes: Hashable, Sendable {
    /// This process runs one after the other: a crash ends the run, and a debugger sees everything.
    case here
    /// Other processes run several at once.
    case workers(Crew)
  }

  package init(
    recordMode: RecordMode = .never, failsFast: Bool = false, processes: Processes = .here
  ) {
    self.recordMode = recordMode
    self.failsFast = failsFast
    self.processes = processes
  }
}

/// How many takes are made of each scenario.
package struct Repetition: Hashable, Sendable {
  /// How many takes are made of a scenario that passes.
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

  /// One take.
  package static let once = Repetition(count: 1)
}

/// The worker processes that run scenarios.
package struct Crew: Hashable, Sendable {
  /// How one is started: a program that ends up in ``ScenarioServer/serve()``.
  package var command: WorkerCommand
  /// How many run at once.
  package var count: Int
  /// How their crashes are put into words.
  package var crashes: CrashStyle

  package init(_ command: WorkerCommand, count: Int, crashes: CrashStyle = CrashStyle()) {
    self.command = command
    self.count = count
    self.crashes = crashes
  }
}
