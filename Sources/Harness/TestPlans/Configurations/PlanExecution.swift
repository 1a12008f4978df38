import Diagnostics
import TextFormats
import UTF8Text

/// How the scenarios of one configuration run: in which order, how often, for how long, and in
/// which environment.
///
///     let execution = try configuration.execution(expandingFrom: ProcessInfo.processInfo.environment)
///
/// The defaults are Xcode's: once, without a time limit, without variables.
package struct PlanExecution: Hashable, Sendable {
  /// The order that the plan names; `nil` if the runner is to choose it.
  package var ordering: Ordering?
  package var repetition = Repetition.once
  /// Whether each repetition runs in a new process.
  package var repeatsInNewProcess = false
  /// The time that one run of a scenario may take; `nil` if the plan does not enable timeouts.
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
    /// This many times, whether it fails or not.
    case fixedIterations(Int)
    /// Until it fails, at most this many times.
    case untilFailure(atMost: Int)
    /// Until it neither crashes nor times out, at most this many times; a mismatch is never retried.
    case retryOnFailure(atMost: Int)
  }
}

extension PlanConfiguration {
  /// How the configuration's scenarios run.
  ///
  /// - Parameter environment: The values of `$(NAME)` and `${NAME}` in the plan's variables.
  /// - Throws: a diagnostic for each name that the environment does not have, at its variable's position
  ///   in the plan.
  package func execution(
    expandingFrom environment: [String: String]
  ) throws(Diagnostics) -> PlanExecution {
    var execution = PlanExecution()
    // An order that the plan does not state is only a default, which the runner may replace.
    execution.ordering = members.contains { $0.key == "testExecutionOrdering" } ? options.ordering : nil
    execution.repetition = options.repetition
    execution.repeatsInNewProcess = options.repeatInNewRunnerProcess
    execution.timeLimit = options.timeLimit
    execution.environment = try self.environment(expandingFrom: environment)
    return execution
  }

  /// Returns the enabled variables; if a name occurs twice, the last one is used.
  private func environment(
    expandingFrom environment: [String: String]
  ) throws(Diagnostics) -> PlanEnvironment {
    // The elements again, for the positions of faults.
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

/// Environment variables with their values, in the order in which a plan names them, each name once.
package struct PlanEnvironment: Hashable, Sendable {
  /// One variable with its value, in which nothing is left to expand.
  package struct Variable: Hashable, Sendable {
    package let name: String
    package let value: String
  }

  package private(set) var variables: [Variable] = []

  package init() {}

  /// The value of the variable of this name. A new variable is appended; `nil` removes one.
  package subscript(name: String) -> String? {
    get { variables.first { $0.name == name }?.value }
    set {
      let index = variables.firstIndex { $0.name == name }
      let variable = newValue.map { Variable(name: name, value: $0) }
      switch (index, variable) {
      case (let index?, let variable?): variables[index] = variable
      case (let index?, nil): variables.remove(at: index)
      case (nil, let variable?): variables.append(variable)
      case (nil, nil): break
      }
    }
  }

  /// Returns an environment with these variables added, which replace those of the same names.
  package func merged(into environment: [String: String]) -> [String: String] {
    variables.reduce(into: environment) { $0[$1.name] = $1.value }
  }
}

extension String {
  /// Returns the text with the values of `$(NAME)` and `${NAME}`, which are not expanded again.
  ///
  ///     try "$(HOME)/${DIR}, $5".expandingVariables(from: ["HOME": "/h", "DIR": "$(HOME)"])
  ///     // "/h/$(HOME), $5"
  ///
  /// - Throws: a diagnostic, without a position, for a name that `environment` does not have and for a
  ///   bracket that is not closed.
  func expandingVariables(from environment: [String: String]) throws(Diagnostic) -> String {
    var result = ""
    var rest = self[...]
    while let start = rest.firstIndex(of: "$") {
      result += rest[..<start]
      rest = rest[start...].dropFirst()
      guard let bracket = rest.first, let closing = closingBrackets[bracket] else {
        result += "$"
        continue
      }
      guard let end = rest.firstIndex(of: closing) else {
        throw Diagnostic(
          "'$\(bracket)' is not closed in '\(self)'", expected: "a variable such as $(HOME) or ${HOME}")
      }
      result += try environment.value(ofVariable: String(rest[..<end].dropFirst()), in: self)
      rest = rest[end...].dropFirst()
    }
    return result + rest
  }
}

private let closingBrackets: [Character: Character] = ["(": ")", "{": "}"]

extension [String: String] {
  fileprivate func value(ofVariable name: String, in text: String) throws(Diagnostic) -> String {
    guard let value = self[name] else {
      throw Diagnostic(
        "the variable '\(name)' in '\(text)' is not set", expected: "a variable of the environment",
        nearest: nearestName(to: name, in: keys.sorted()))
    }
    return value
  }
}
