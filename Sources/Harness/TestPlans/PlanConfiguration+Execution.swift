import Diagnostics
import TextFormats

extension PlanConfiguration {
  /// How the configuration's scenarios run.
  ///
  /// - Parameter environment: What `$(NAME)` and `${NAME}` stand for in the values of the plan's variables.
  /// - Throws: a diagnostic for each name that the environment lacks, at its variable's place in the plan.
  package func execution(
    expandingFrom environment: [String: String]
  ) throws(Diagnostics) -> PlanExecution {
    var execution = PlanExecution()
    execution.ordering = members.contains { $0.key == "testExecutionOrdering" } ? options.ordering : nil
    execution.repetition = options.repetition
    execution.repeatsInNewProcess = options.repeatInNewRunnerProcess
    execution.timeLimit = options.timeLimit
    execution.environment = try self.environment(expandingFrom: environment)
    return execution
  }

  /// The enabled variables; where a name stands twice, the last one counts.
  private func environment(
    expandingFrom environment: [String: String]
  ) throws(Diagnostics) -> PlanEnvironment {
    let entries = (try? members.first { $0.key == "environmentVariableEntries" }?.value.elements) ?? []
    var expanded = PlanEnvironment()
    var faults: [Diagnostic] = []
    for (variable, entry) in zip(options.environmentVariables, entries) where variable.isEnabled {
      do throws(Diagnostic) {
        expanded[variable.key] = try variable.value.expandingVariables(from: environment)
      } catch {
        var fault = error.inFile(file).advising(.check)
        fault.position = (entry["value"] ?? entry).position
        faults.append(fault)
      }
    }
    guard faults.isEmpty else { throw Diagnostics(faults) }
    return expanded
  }
}

extension PlanOptions {
  fileprivate var ordering: PlanExecution.Ordering {
    switch testExecutionOrdering {
    case .alphabetical: .alphabetical
    case .random: .random(seed: randomSeed.map { UInt64(clamping: $0) })
    }
  }

  fileprivate var repetition: PlanExecution.Repetition {
    switch testRepetitionMode {
    case .none: .once
    case .fixedIterations: .fixedIterations(maximumTestRepetitions)
    case .untilFailure: .untilFailure(atMost: maximumTestRepetitions)
    case .retryOnFailure: .retryOnFailure(atMost: maximumTestRepetitions)
    }
  }

  /// The default allowance, but never more than the maximum.
  fileprivate var timeLimit: Duration? {
    guard testTimeoutsEnabled else { return nil }
    let maximum = maximumTestExecutionTimeAllowance ?? .max
    return .seconds(min(defaultTestExecutionTimeAllowance, maximum))
  }
}
