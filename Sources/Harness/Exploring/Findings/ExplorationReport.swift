import Storyboards

/// The result of an exploration for other programs; its JSON is the same for the same seed and numbers.
package struct ExplorationReport: Codable, Hashable {
  package var seed: UInt64
  /// How many walks each use case got.
  package var walks: Int
  package var steps: Int
  package var useCases: Int
  /// How many selected use cases other shards explore.
  package var useCasesInOtherShards: Int
  package var inputs: Int
  /// Whether a signal ended the exploration early.
  package var isInterrupted: Bool
  package var findings: [Item]
  /// How many accepted findings were seen.
  package var accepted: Int
  /// The accepted findings that were not seen, though they could have been.
  package var unseen: [AcceptedFinding]

  /// A finding.
  package struct Item: Codable, Hashable {
    package var useCase: String
    package var configuration: String
    package var oracle: Oracle
    package var subject: String
    package var detail: String
    /// The number of the walk that saw it first, from 1.
    package var walk: Int
    /// How many walks saw it.
    package var walks: Int
    /// Whether replaying the script shows it; `nil` if it was not replayed.
    package var isSteady: Bool?
    /// Whether no shorter script is left to try.
    package var isShortest: Bool
    /// The names of other use cases of the class with the same finding.
    package var otherUseCases: [String]
    /// The path of the script, relative to the package.
    package var script: String
    /// The path of the picture, relative to the package; `nil` if there is no picture.
    package var picture: String?
    package var statements: [String]
  }

  /// - Parameters:
  ///   - outcome: The result.
  ///   - budget: How much was tried.
  ///   - scripts: The files of the findings' scripts, in the order of the findings.
  package init(_ outcome: Exploration.Outcome, _ budget: Exploration.Budget, scripts: [FindingScript]) {
    (seed, walks, steps) = (budget.seed, outcome.walksEach, budget.steps)
    (useCases, useCasesInOtherShards) = (outcome.useCaseCount, outcome.useCasesInOtherShards)
    (inputs, isInterrupted) = (outcome.inputCount, outcome.interruption != nil)
    (accepted, unseen) = (outcome.acceptedCount, outcome.unseen)
    findings = zip(outcome.findings, scripts).map { Item($0, $1) }
  }
}

extension ExplorationReport.Item {
  fileprivate init(_ finding: Finding, _ script: FindingScript) {
    self.init(
      useCase: finding.name.useCaseIdentifier, configuration: finding.name.configuration,
      oracle: finding.oracle,
      subject: finding.subject, detail: finding.detail, walk: finding.walk, walks: finding.walkCount,
      isSteady: finding.replay.isSteady, isShortest: finding.replay == .shown(isShortest: true),
      otherUseCases: finding.others.map(\.useCase), script: script.path, picture: script.picturePath,
      statements: finding.statements)
  }
}

extension Finding.Replay {
  /// Whether the finding was shown again; `nil` if the script was not replayed.
  fileprivate var isSteady: Bool? {
    switch self {
    case .pending: nil
    case .failed: false
    case .shown: true
    }
  }
}
