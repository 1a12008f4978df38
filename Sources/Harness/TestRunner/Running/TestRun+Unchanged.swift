import Foundation
import GoldenFiles
import Workers

extension TestRun {
  /// What is known of scenarios that passed before; `nil` where nobody wants to know, or it cannot be known.
  func knownUnchanged() -> UnchangedScenarios? {
    guard options.unchanged != .ignored, let program = program() else { return nil }
    return UnchangedScenarios(in: project, of: program)
  }

  /// Whether scenarios that did not change may be left out.
  var leavesOutUnchanged: Bool {
    options.unchanged == .skipped && options.recordMode == .never && options.repetition == nil
  }

  /// The places of the scenarios that have to run.
  ///
  /// Whoever shuffles them looks for what one leaves behind for another, so then all have to.
  func places(ofChangedIn part: Part, since known: UnchangedScenarios?) -> [Int] {
    let scenarios = part.scenarios
    guard leavesOutUnchanged, !part.heading.order.isRandom, let known, known.areAny else {
      return Array(scenarios.indices)
    }
    return scenarios.indices.filter { place in
      options.repetition(of: scenarios[place]) != .once || !known.contains(scenarios[place])
    }
  }

  /// The program that runs scenarios, and all that it is made of.
  func program() -> Fingerprint? { fingerprintOfProgram(options.place.environment) }
}

extension ExecutionOrder {
  fileprivate var isRandom: Bool {
    if case .random = self { true } else { false }
  }
}

extension RunOptions.Place {
  /// The variables of the processes that run scenarios.
  fileprivate var environment: [String: String] {
    switch self {
    case .here: ProcessInfo.processInfo.environment
    case .workers(let crew): crew.command.environment
    }
  }
}
