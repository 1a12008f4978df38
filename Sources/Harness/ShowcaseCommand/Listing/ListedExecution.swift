import TestPlans

/// How a configuration's scenarios run, in words and as JSON.
struct ListedExecution: Encodable {
  /// `alphabetical` or `random`; `nil` if the plan leaves it to the run.
  let order: String?
  /// The seed of a random order, if the plan has one.
  let seed: UInt64?
  let repetition: Repetition
  /// Seconds; `nil` if the plan leaves it to the run.
  let timeLimit: Int64?
  let environment: [Variable]

  struct Repetition: Encodable {
    /// As Xcode calls it: `none`, `fixedIterations`, `untilFailure` or `retryOnFailure`.
    let mode: String
    let maximum: Int
    let inNewProcess: Bool
  }

  struct Variable: Encodable {
    let name: String
    let value: String
  }

  init(_ execution: PlanExecution) {
    (order, seed) = Self.order(execution.ordering)
    let (mode, maximum) = Self.repetition(execution.repetition)
    repetition = Repetition(
      mode: mode.rawValue, maximum: maximum, inNewProcess: execution.repeatsInNewProcess)
    timeLimit = execution.timeLimit?.components.seconds
    environment = execution.environment.variables.map { Variable(name: $0.name, value: $0.value) }
  }

  private static func order(_ ordering: PlanExecution.Ordering?) -> (String?, UInt64?) {
    switch ordering {
    case nil: (nil, nil)
    case .alphabetical: (PlanOptions.Ordering.alphabetical.rawValue, nil)
    case .random(let seed): (PlanOptions.Ordering.random.rawValue, seed)
    }
  }

  private static func repetition(
    _ repetition: PlanExecution.Repetition
  ) -> (mode: PlanOptions.RepetitionMode, maximum: Int) {
    switch repetition {
    case .once: (.none, 1)
    case .fixedIterations(let count): (.fixedIterations, count)
    case .untilFailure(let count): (.untilFailure, count)
    case .retryOnFailure(let count): (.retryOnFailure, count)
    }
  }
}

extension ListedExecution {
  /// The options that ``lines`` put into words.
  static let optionKeys: Set<String> = [
    "defaultTestExecutionTimeAllowance", "environmentVariableEntries", "maximumTestExecutionTimeAllowance",
    "maximumTestRepetitions", "repeatInNewRunnerProcess", "testExecutionOrdering", "testRepetitionMode",
    "testTimeoutsEnabled",
  ]

  var lines: [String] {
    let orderText = order.map { word in seed.map { "\(word), seed \($0)" } ?? word }
    let limit = timeLimit.map { "\($0) s" }
    return ["order: \(orderText ?? "as the run says")", "repetition: \(repetition.text)"]
      + ["time limit: \(limit ?? "as the run says")"]
      + environment.map { "variable \($0.name): \($0.value)" }
  }
}

extension ListedExecution.Repetition {
  fileprivate var text: String {
    let times =
      switch PlanOptions.RepetitionMode(rawValue: mode) {
      case .fixedIterations: "\(maximum) times"
      case .untilFailure: "until it fails, \(maximum) times at most"
      case .retryOnFailure: "after a crash or timeout, \(maximum) times at most"
      case nil, .some(.none): "once"
      }
    return inNewProcess ? times + ", each in its own process" : times
  }
}
