import Storyboards
import UTF8Text

/// The walks over all use cases, round by round: what one round tried is known to the next one, whatever the number of
/// processes.
struct Survey {
  private let names: [ScenarioName]
  private let budget: Exploration.Budget
  private let oracles: Set<Oracle>
  private var roundStart = 0
  /// The use case and the number of each walk of the round.
  private var round: [(useCase: Int, walk: Int)] = []
  /// What was tried on the screens of each use case.
  private var known: [Set<UInt64>]
  /// The buttons of each use case that did something.
  private var effective: [Set<String>]
  private var firsts: [FindingKey: Finding] = [:]
  private(set) var outcome = Exploration.Outcome()

  init(of names: [ScenarioName], _ budget: Exploration.Budget, _ oracles: Set<Oracle>) {
    self.names = names
    self.budget = budget
    self.oracles = oracles
    known = names.map { _ in [] }
    effective = names.map { _ in [] }
    outcome.useCaseCount = names.count
  }

  /// How many walks over a use case know equally much.
  private static let roundLength = 4

  /// Returns the requests of the next round; `nil` after the last one.
  mutating func nextRound() -> [ExplorationRequest]? {
    guard roundStart < budget.walks, !names.isEmpty else { return nil }
    let walks = roundStart..<min(roundStart + Self.roundLength, budget.walks)
    roundStart = walks.upperBound
    round = names.indices.flatMap { useCase in walks.map { (useCase, $0) } }
    return round.map { useCase, walk in
      let task = ExplorationRequest.Task.walk(
        seed: seed(of: useCase, walk), steps: budget.steps, known: known[useCase])
      return ExplorationRequest(name: names[useCase], task: task, oracles: oracles(of: walk))
    }
  }

  /// Only the first walk over a use case is walked twice: its process has not shown the use case before, with any
  /// number of processes.
  private func oracles(of walk: Int) -> Set<Oracle> { walk == 0 ? oracles : oracles.subtracting([.unstable]) }

  /// The seed of a walk depends on nothing but the use case and the walk's number.
  private func seed(of useCase: Int, _ walk: Int) -> UInt64 {
    StableHash("\(budget.seed) \(names[useCase].identifier) \(names[useCase].target) \(walk)").value
  }

  /// Notes the results of the round.
  mutating func note(_ results: [ExplorationResult]) {
    for ((useCase, walk), result) in zip(round, results) {
      let record = result.record
      outcome.walkCount += 1
      outcome.inputCount += record.inputs.count
      outcome.refusedCount += record.refusedCount
      known[useCase].formUnion(record.tried)
      effective[useCase].formUnion(record.effective)
      for sighting in record.sightings where oracles.contains(sighting.oracle) {
        note(sighting, of: useCase, walk, record.inputs)
      }
    }
  }

  private mutating func note(_ sighting: Sighting, of useCase: Int, _ walk: Int, _ inputs: [Input]) {
    let key = FindingKey(useCase: useCase, oracle: sighting.oracle, subject: sighting.subject)
    let inputs = Array(inputs.prefix(sighting.inputCount))
    guard let first = firsts[key] else {
      firsts[key] = Finding(
        name: names[useCase], oracle: sighting.oracle, subject: sighting.subject, detail: sighting.detail,
        inputs: inputs, walk: walk + 1)
      return
    }
    firsts[key]?.walkCount += 1
    // The shortest way is the best one to shorten.
    if inputs.count < first.inputs.count {
      firsts[key]?.inputs = inputs
      firsts[key]?.detail = sighting.detail
    }
  }

  /// The findings of all walks, by use case, oracle and subject.
  ///
  /// A button is only at fault if it did nothing in any walk: most do something in some states alone.
  var findings: [Finding] {
    let order = Dictionary(uniqueKeysWithValues: Oracle.allCases.enumerated().map { ($1, $0) })
    return firsts.filter { key, _ in
      key.oracle != .nothingHappens || !effective[key.useCase].contains(key.subject)
    }.sorted { first, second in
      let (left, right) = (first.key, second.key)
      return (left.useCase, order[left.oracle] ?? 0, left.subject)
        < (right.useCase, order[right.oracle] ?? 0, right.subject)
    }.map(\.value)
  }
}
