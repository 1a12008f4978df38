/// Shortens the scripts of all findings at once, by replaying shorter ones.
struct Shortening {
  private(set) var findings: [Finding]
  private var attempts: [Shrinking<Input>]
  /// The findings whose whole script was replayed.
  private var confirmed: [Bool?]
  /// The finding that each request is about.
  private var owners: [Int] = []
  /// What is replayed next.
  private(set) var requests: [ExplorationRequest] = []

  init(of findings: [Finding]) {
    self.findings = findings
    attempts = findings.map { Shrinking($0.inputs) }
    // Each replay of what hangs takes the whole time limit.
    confirmed = findings.map { $0.oracle == .hang ? true : nil }
    prepare()
  }

  private mutating func prepare() {
    owners = []
    requests = []
    for index in findings.indices where findings[index].oracle != .hang {
      let scripts =
        confirmed[index] == nil
        ? [findings[index].inputs] : confirmed[index] == true ? attempts[index].candidates : []
      owners += scripts.map { _ in index }
      requests += scripts.map { inputs in
        ExplorationRequest(
          name: findings[index].name, task: .replay(inputs),
          // Others take time.
          oracles: [findings[index].oracle])
      }
    }
  }

  /// Notes the results of the requests.
  mutating func note(_ results: [ExplorationResult]) {
    var shown: [Int: [Bool]] = [:]
    for (owner, result) in zip(owners, results) {
      let sighting = result.record.sightings.first {
        $0.oracle == findings[owner].oracle && $0.subject == findings[owner].subject
      }
      shown[owner, default: []].append(sighting != nil)
    }
    for (index, results) in shown.sorted(by: { $0.key < $1.key }) {
      if confirmed[index] == nil {
        confirmed[index] = results[0]
        findings[index].isSteady = results[0]
      } else if results.count == attempts[index].candidates.count {
        attempts[index].note(results)
        findings[index].inputs = attempts[index].best
      }
    }
    prepare()
  }
}
