import GoldenFiles
import Workers

/// How a run runs its scenarios.
///
///     var options = RunOptions(recordMode: .missing, failsFast: true, processes: .workers(crew))
///     options.order = .random(seed: 7)
package struct RunOptions: Hashable, Sendable {
  /// Which goldens are written.
  package var recordMode = RecordMode.never
  /// Whether the first failure ends the run.
  package var failsFast = false
  /// The processes that run scenarios.
  package var processes = Processes.here
  /// How often a scenario is retried after its worker crashed or timed out; by default as the plan says.
  /// A mismatch is never retried.
  package var retries: Int?
  /// How long a scenario may take; by default as the plan says, or else ten minutes.
  package var timeLimit: Duration?
  /// How many takes are made of each scenario; by default as the plan says.
  package var repetition: Repetition?
  /// The order of scenarios; by default as the plan says, or else as planned.
  package var order: ExecutionOrder?
  /// The seed for a plan's random order if the plan has no seed; shards need the plan's.
  package var seed: UInt64?
  /// How long scenarios took before, by name, to make all shards take about equally long; if `nil`, a
  /// scenario's shard depends on its name alone.
  package var formerDurations: [String: Duration]?

  /// What a run does with scenarios that did not change since they passed.
  package var unchanged = Unchanged.ignored

  /// What a run does with scenarios that did not change since they passed.
  package enum Unchanged: Hashable, Sendable {
    /// They run, and passes are not noted.
    case ignored
    /// They run, and passes are noted for the next run.
    case run
    /// They are reported as passed without running, unless scenarios are repeated or goldens recorded.
    case skipped
  }

  /// The processes that run scenarios.
  package enum Processes: Hashable, Sendable {
    /// This process, one scenario after another: a crash ends the run, and a debugger sees everything.
    case here
    /// Other processes, several scenarios at once.
    case workers(Crew)
  }

  /// - Parameters:
  ///   - recordMode: Which goldens are written; none by default.
  ///   - failsFast: Whether the first failure ends the run; `false` by default.
  ///   - processes: Which processes run scenarios; by default this one.
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

  /// - Parameters:
  ///   - count: How many takes are made of a scenario that passes, at least 1.
  ///   - endsAtFailure: Whether a failure ends the repetition; `false` by default.
  ///   - needsNewProcess: Whether each take is made in a fresh process; `false` by default.
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
  /// How a worker is started: a program that calls ``ScenarioServer/serve()``.
  package var command: WorkerCommand
  /// How many run at once.
  package var count: Int
  /// How their crashes are put into words.
  package var crashes: CrashStyle

  /// - Parameters:
  ///   - command: How a worker is started: a program that calls ``ScenarioServer/serve()``.
  ///   - count: How many workers run at once, at least 1.
  ///   - crashes: How their crashes are put into words; by default with functions found by the runtime.
  package init(_ command: WorkerCommand, count: Int, crashes: CrashStyle = CrashStyle()) {
    self.command = command
    self.count = count
    self.crashes = crashes
  }
}
