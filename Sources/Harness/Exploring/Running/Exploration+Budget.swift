import Diagnostics
import Storyboards

extension Exploration {
  /// How much is tried.
  package struct Budget: Hashable, Sendable {
    /// The seed of all choices.
    package var seed: UInt64
    /// How many walks each use case gets at most.
    package var walks: Int
    /// How many inputs each walk tries.
    package var steps: Int
    /// How long the launch, each input and the end may take before the process ends; ignored in this process.
    package var timeLimit: Duration
    /// For how long walks are begun; `nil` without a limit. Each use case gets the same number of walks, at least one.
    package var duration: Duration?

    /// - Parameters:
    ///   - seed: The seed of all choices; 1 by default.
    ///   - walks: How many walks each use case gets at most; 10 by default.
    ///   - steps: How many inputs each walk tries; 20 by default.
    ///   - timeLimit: How long the launch, each input and the end may take; 10 seconds by default.
    package init(seed: UInt64 = 1, walks: Int = 10, steps: Int = 20, timeLimit: Duration = .seconds(10)) {
      self.seed = seed
      self.walks = walks
      self.steps = steps
      self.timeLimit = timeLimit
    }

    /// The most walks that each use case may get.
    package static let mostWalks = 1_000_000

    /// How many walks are made over use cases; `nil` if time decides.
    func total(of useCaseCount: Int) -> Int? { duration == nil ? walks * useCaseCount : nil }
  }

  /// The result of an exploration.
  package struct Outcome: Hashable, Sendable {
    /// How many use cases were explored.
    package var useCaseCount = 0
    /// The use cases that were explored, in the order of the plans.
    package var useCases: [ScenarioName] = []
    /// How many selected use cases other shards explore.
    package var useCasesInOtherShards = 0
    /// How many walks were made.
    package var walkCount = 0
    /// How many walks each use case got.
    package var walksEach = 0
    /// How many inputs the walks performed.
    package var inputCount = 0
    /// How many inputs no element accepted.
    package var refusedCount = 0
    /// How many scripts were replayed to shorten others.
    package var replayCount = 0
    /// The findings in the order of the use cases, without accepted ones.
    package var findings: [Finding] = []
    /// How many accepted findings were seen, by use case.
    package var acceptedCount = 0
    /// The accepted findings that were not seen, though they could have been.
    package var unseen: [AcceptedFinding] = []
    /// The signal that ended the exploration early.
    package var interruption: Int32?

    package init() {}

    /// The exit status for this result.
    package var exitStatus: ExitCode {
      if let interruption { return ExitCode(signal: interruption) }
      if useCaseCount + useCasesInOtherShards == 0 { return .nothingSelected }
      return findings.isEmpty ? .success : .failure
    }
  }
}
