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
    /// The scenario's own script, to see what it covers.
    case cover
    /// Performs inputs, and returns the last screen.
    case screen([Input])
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
    case .replay(let inputs), .screen(let inputs): inputs.count
    case .cover: 0
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
    if task == .cover { return .record(try coverage(of: scenario)) }
    let timer = InputTimer(limit: inputLimit.map { .seconds($0) })
    return try scenario.inSurroundings {
      let walk = Walk(of: scenario, watchedBy: oracles, journal: Journal(path: journal), timer: timer)
      // The stage must be released when the walk ends, so no copy of the walk may be left.
      let (reply, screens) = reply(of: consume walk, &reader)
      guard oracles.contains(.unstable), case .record(var record) = reply else { return reply }
      SecondWalk(scenario: scenario, screens: screens, timer: timer).compare(with: &record)
      return .record(record)
    }
  }

  @MainActor
  private func reply(
    of walk: consuming Walk, _ reader: inout KnownTriesReader
  ) -> (Reply, screens: [RenderNode]) {
    switch task {
    case .walk(let seed, let steps, let known):
      var random = RandomWalk(consume walk, seed: seed, known: reader.keys(of: known))
      return (.record(random.record(ofInputs: steps)), random.screens)
    case .replay(let inputs):
      var replay = consume walk
      return (.record(replay.record(of: inputs)), replay.screens)
    case .screen(let inputs):
      var replay = consume walk
      return (.screen(replay.screen(after: inputs).json), [])
    case .cover: return (.record(WalkRecord()), [])
    }
  }

  @MainActor
  private func coverage(of scenario: Scenario) throws(Diagnostics) -> WalkRecord {
    let script = try scenario.loadScript()
    var record = WalkRecord()
    record.coverage = try scenario.inSurroundings { CoverageReplay(of: scenario, script).coverage }
    return record
  }

  /// What became of a request that could be done.
  enum Reply: Codable, Hashable {
    case record(WalkRecord)
    /// The last screen as JSON.
    case screen(String)
    /// What is wrong with the use case or its configuration.
    case faults([Diagnostic])

    /// The message to the process that requested it.
    var message: [UInt8] { (try? JSONEncoder().encode(self)).map { Array($0) } ?? [] }

    init(message: [UInt8]) throws { self = try JSONDecoder().decode(Self.self, from: Data(message)) }
  }
}

extension Walk {
  /// Performs inputs, ends the use case, and returns the last screen.
  fileprivate mutating func screen(after inputs: [Input]) -> RenderNode {
    for input in inputs where !hasStopped {
      guard perform(input) else { break }
    }
    let screen = tree
    end()
    return screen
  }
}
