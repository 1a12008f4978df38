import Diagnostics
import Foundation
import Project
import RenderTree
import ShowcaseKit
import Storyboards
import TestRunner

/// What a process has to walk or to replay.
package struct ExplorationRequest: Codable, Hashable {
  var name: ScenarioName
  var task: Task
  var oracles: Set<Oracle>
  /// The file in which events are noted; `nil` for none.
  var journal: String?
  /// How long the launch, each input and the end may take, in seconds; `nil` without a limit.
  var inputLimit: Double?

  /// A random walk, or given inputs.
  enum Task: Codable, Hashable {
    /// - Parameters:
    ///   - seed: The seed of all choices.
    ///   - steps: How many inputs are tried.
    ///   - known: What earlier walks tried.
    case walk(seed: UInt64, steps: Int, known: KnownTries)
    case replay([Input])
    /// Performs inputs, and draws the last screen.
    case picture([Input])
  }
}

extension ExplorationRequest {
  /// The message to a worker.
  var message: [UInt8] {
    // Strings and numbers can always be encoded.
    (try? JSONEncoder().encode(self)).map { Array($0) } ?? []
  }

  /// How many inputs are performed at most.
  var inputCount: Int {
    switch task {
    case .walk(_, let steps, _): steps
    case .replay(let inputs), .picture(let inputs): inputs.count
    }
  }

  /// Whether it most likely takes as long as it may.
  var isForHang: Bool {
    if case .replay = task { return oracles == [.hang] }
    return false
  }

  /// Does what is requested.
  @MainActor
  func perform(on scenario: Scenario, _ reader: inout KnownTriesReader) throws(Diagnostics) -> Reply {
    let timer = InputTimer(limit: inputLimit.map { .seconds($0) })
    return try scenario.inSurroundings {
      var walk = Walk(of: scenario, watchedBy: oracles, journal: Journal(path: journal), timer: timer)
      switch task {
      case .walk(let seed, let steps, let known):
        var random = RandomWalk(consume walk, seed: seed, known: reader.keys(of: known))
        return .record(random.record(ofInputs: steps))
      case .replay(let inputs): return .record(walk.record(of: inputs))
      case .picture(let inputs): return .picture(walk.picture(after: inputs))
      }
    }
  }

  /// What became of a request that could be done.
  enum Reply: Codable, Hashable {
    case record(WalkRecord)
    /// The last screen as SVG.
    case picture(String)
    /// What is wrong with the use case or its configuration.
    case faults([Diagnostic])

    /// The message to the process that requested it.
    var message: [UInt8] { (try? JSONEncoder().encode(self)).map { Array($0) } ?? [] }

    init(message: [UInt8]) throws { self = try JSONDecoder().decode(Self.self, from: Data(message)) }
  }
}

extension Walk {
  /// Performs inputs, ends the use case, and returns the last screen as SVG.
  fileprivate mutating func picture(after inputs: [Input]) -> String {
    for input in inputs where !hasStopped {
      guard perform(input) else { break }
    }
    let picture = tree.svg
    end()
    return picture
  }
}
