/// How the scenarios of one configuration run: in which order, how often, for how long, and in which environment.
///
///     let execution = try configuration.execution(expandingFrom: ProcessInfo.processInfo.environment)
///
/// What a plan leaves out is as Xcode has it: once, without a time limit, with no variables.
package struct PlanExecution: Hashable, Sendable {
  /// The order that the plan names; `nil` where it names none, which is for the runner to choose.
  package var ordering: Ordering?
  package var repetition = Repetition.once
  /// Whether each repetition has a process of its own.
  package var repeatsInNewProcess = false
  /// The time that one run of a scenario may take; `nil` where the plan does not enable timeouts.
  package var timeLimit: Duration?
  /// The variables to add to the environment of the process that runs the scenarios.
  package var environment = PlanEnvironment()

  package init() {}

  package enum Ordering: Hashable, Sendable {
    case alphabetical
    /// Another order in each run, unless the plan has a `randomSeed`.
    case random(seed: UInt64?)
  }

  /// How often a scenario runs.
  package enum Repetition: Hashable, Sendable {
    case once
    /// So many times, whatever happens.
    case fixedIterations(Int)
    /// Until it fails, or so many times.
    case untilFailure(atMost: Int)
    /// Until it neither crashes nor times out, or so many times; a mismatch is never retried.
    case retryOnFailure(atMost: Int)
  }
}
