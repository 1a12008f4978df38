import Diagnostics
import Storyboards
import UTF8Text

/// The walks over all use cases, round by round: what one round tried is known to the next one, whatever the number of
/// processes.
struct Survey {
  private let names: [ScenarioName]
  private let budget: Exploration.Budget
  private let oracles: Set<Oracle>
  private let acceptance: AcceptedFindings
  private var roundStart = 0
  /// The use case and the number of each walk of the round.
  private var round: [(useCase: Int, walk: Int)] = []
  /// What was tried on the screens of each use case.
  private var tried: [Set<UInt64>]
  /// What a request says of it.
  private var known: [KnownTries]
  /// The buttons of each use case that did something.
  private var effective: [Set<String>]
  private var firsts: [FindingKey: Finding] = [:]
  var outcome: Exploration.Outcome

  /// - Parameters:
  ///   - names: The use cases with their configurations.
  ///   - budget: How much is tried.
  ///   - oracles: What is looked for.
  ///   - acceptance: What is known and not reported.
  init(
    of names: [ScenarioName], _ budget: Exploration.Budget, _ oracles: Set<Oracle>,
    accepting acceptance: AcceptedFindings
  ) {
    self.names = names
    self.budget = budget
    self.oracles = oracles
    self.acceptance = acceptance
    tried = names.map { _ in [] }
    known = names.map { _ in KnownTries() }
    effective = names.map { _ in [] }
    outcome = Exploration.Outcome()
    outcome.useCaseCount = names.count
    outcome.useCases = names
  }

  /// How many walks over a use case know equally much.
  private static let roundLength = 4

  /// Returns the requests of the next round; `nil` after the last one. The walks of one number follow each other.
  mutating func nextRound() -> [ExplorationRequest]? {
    guard roundStart < budget.walks, !names.isEmpty else { return nil }
    let walks = roundStart..<min(roundStart + Self.roundLength, budget.walks)
    roundStart = walks.upperBound
    round = walks.flatMap { walk in names.indices.map { ($0, walk) } }
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

  /// Notes the results of the round; fewer if it was ended early.
  mutating func note(_ results: [ExplorationResult], in folder: ExplorationFolder) throws(Diagnostic) {
    var new = names.map { _ in Set<UInt64>() }
    for ((useCase, walk), result) in zip(round, results) {
      let record = result.record
      outcome.walkCount += 1
      outcome.inputCount += record.inputs.count
      outcome.refusedCount += record.refusedCount
      new[useCase].formUnion(record.tried)
      effective[useCase].formUnion(record.effective)
      for sighting in record.sightings where oracles.contains(sighting.oracle) {
        note(sighting, of: useCase, walk, record.inputs)
      }
    }
    outcome.walksEach = (round.first?.walk ?? 0) + results.count / max(names.count, 1)
    for (useCase, keys) in new.enumerated() {
      let fresh = keys.subtracting(tried[useCase])
      tried[useCase].formUnion(fresh)
      try folder.add(fresh, to: &known[useCase], of: useCase)
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
}

extension Survey {
  /// The findings of all walks, by use case, oracle and subject, without those that are accepted.
  var findings: [Finding] {
    let order = Dictionary(uniqueKeysWithValues: Oracle.allCases.enumerated().map { ($1, $0) })
    return all.sorted { first, second in
      let (left, right) = (first.key, second.key)
      return (left.useCase, order[left.oracle] ?? 0, left.subject)
        < (right.useCase, order[right.oracle] ?? 0, right.subject)
    }.map(\.value).filter { !acceptance.contains($0) }
  }

  /// How many findings there are so far.
  var findingCount: Int { all.count { !acceptance.contains($0.value) } }

  /// Which accepted findings were seen, and which could have been.
  var acceptedCounts: (seen: Int, unseen: [AcceptedFinding]) {
    let findings = all.values
    let seen = findings.count { acceptance.contains($0) }
    return (seen, acceptance.unseen(in: findings, explored: names, oracles))
  }

  /// A button is only at fault if it did nothing in any walk: most do something in some states alone.
  private var all: [FindingKey: Finding] {
    firsts.filter { key, _ in
      key.oracle != .nothingHappens || !effective[key.useCase].contains(key.subject)
    }
  }
}
