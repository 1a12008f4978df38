/// Shortens the scripts of all findings at once, by replaying shorter and simpler ones.
struct Shortening {
  private var attempts: [ShorteningAttempt]
  /// How many scripts of each finding are replayed next.
  private var counts: [Int] = []
  /// What is replayed next; empty at the end.
  private(set) var requests: [ExplorationRequest] = []

  init(of findings: [Finding]) {
    attempts = findings.map(ShorteningAttempt.init)
    prepare()
  }

  /// The findings as short as they are by now.
  var findings: [Finding] { attempts.map(\.finding) }

  private mutating func prepare() {
    let scripts = attempts.map(\.scripts)
    counts = scripts.map(\.count)
    requests = zip(attempts, scripts).flatMap { attempt, scripts in
      scripts.map { inputs in
        // Other oracles take time.
        ExplorationRequest(
          name: attempt.finding.name, task: .replay(inputs), oracles: [attempt.finding.oracle])
      }
    }
  }

  /// Notes the results of the requests; fewer if they were ended early.
  mutating func note(_ results: [ExplorationResult]) {
    var rest = results[...]
    for index in attempts.indices {
      let own = rest.prefix(counts[index])
      guard own.count == counts[index] else { break }
      rest = rest.dropFirst(counts[index])
      if !own.isEmpty { attempts[index].note(own.map(\.record)) }
    }
    prepare()
  }
}

/// The replays of one finding: first the whole script, then shorter ones, then some with simpler arguments.
struct ShorteningAttempt {
  private(set) var finding: Finding
  private var shrinking: ScriptShrinking
  /// Whether the next candidates did not show it.
  private var tried: [Bool] = []

  init(of finding: Finding) {
    self.finding = finding
    self.finding.replay = .pending
    shrinking = ScriptShrinking(finding.inputs, for: finding.oracle)
  }

  /// The scripts to replay next; empty at the end.
  var scripts: [[Input]] {
    switch finding.replay {
    case .pending: [finding.inputs]
    case .failed: []
    // Each that hangs takes the whole time limit, so none is replayed that need not be.
    case .shown where finding.oracle == .hang:
      Array(shrinking.candidates.dropFirst(tried.count).prefix(1))
    case .shown: shrinking.candidates
    }
  }

  /// Notes what the replays of ``scripts`` did.
  mutating func note(_ records: [WalkRecord]) {
    let sightings = records.map { record in
      record.sightings.first { $0.oracle == finding.oracle && $0.subject == finding.subject }
    }
    let shown = sightings.first { $0 != nil } ?? nil
    if let shown { finding.detail = shown.detail }
    guard finding.replay != .pending else {
      finding.replay = shown == nil ? .failed : .shown(isShortest: shrinking.isDone)
      return
    }
    tried += sightings.map { $0 != nil }
    guard shown != nil || tried.count == shrinking.candidates.count else { return }
    shrinking.note(tried)
    tried = []
    finding.inputs = shrinking.best
    finding.replay = .shown(isShortest: shrinking.isDone)
  }
}
