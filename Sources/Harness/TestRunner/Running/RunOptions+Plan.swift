import Diagnostics
import Project
import TestPlans

extension RunOptions {
  /// How long one take of a scenario may take.
  func timeLimit(of scenario: Scenario) -> Duration {
    // Ten minutes, Xcode's default for a test.
    timeLimit ?? scenario.execution.timeLimit ?? .seconds(600)
  }

  /// How often a scenario is run again after a crash.
  func retries(of scenario: Scenario) -> Int {
    if let retries { return retries }
    guard case .retryOnFailure(let count) = scenario.execution.repetition else { return 0 }
    // The plan counts all runs, the first of which is not a retry.
    return max(0, count - 1)
  }

  /// How many takes are made of a scenario.
  func repetition(of scenario: Scenario) -> Repetition {
    if let repetition { return repetition }
    let needsNewProcess = scenario.execution.repeatsInNewProcess
    return switch scenario.execution.repetition {
    case .once, .retryOnFailure: .once
    case .fixedIterations(let count): Repetition(count: count, needsNewProcess: needsNewProcess)
    case .untilFailure(let count):
      Repetition(count: count, endsAtFailure: true, needsNewProcess: needsNewProcess)
    }
  }

  /// The order in which scenarios run: the first one that a plan names applies to all.
  ///
  /// - Throws: a diagnostic if shards would shuffle without a common seed.
  func order(of scenarios: [Scenario], in shard: Shard?) throws(Diagnostics) -> ExecutionOrder {
    if let order { return order }
    switch scenarios.lazy.compactMap(\.execution.ordering).first {
    case nil: return .planned
    case .alphabetical?: return .alphabetical
    case .random(let planned)?:
      if let planned { return .random(seed: planned) }
      // Each shard would draw its own seed, so their parts of the order would not fit together.
      guard let seed, (shard?.count ?? 1) == 1 else {
        throw Diagnostics([
          Diagnostic(
            "shards in random order need one seed for all", expected: "'randomSeed' in the plan",
            next: .showcase("run --order random:1"))
        ])
      }
      return .random(seed: seed)
    }
  }
}
