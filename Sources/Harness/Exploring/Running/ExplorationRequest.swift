import Diagnostics
import Foundation
import Project
import RenderTree
import ShowcaseKit
import Storyboards
import TestRunner
import Workers

/// What a process has to walk or to replay.
struct ExplorationRequest: Codable, Hashable {
  var name: ScenarioName
  var task: Task
  var oracles: Set<Oracle>
  /// The file in which inputs are noted; `nil` for none.
  var journal: String?

  /// A random walk, or given inputs.
  enum Task: Codable, Hashable {
    /// - Parameters:
    ///   - seed: The seed of all choices.
    ///   - steps: How many inputs are tried.
    ///   - known: What earlier walks tried.
    case walk(seed: UInt64, steps: Int, known: Set<UInt64>)
    case replay([Input])
    /// The scenario's own script, to see what it covers.
    case cover
  }

  /// The message to a worker.
  var message: [UInt8] {
    // Strings and numbers can always be encoded.
    (try? JSONEncoder().encode(self)).map { Array($0) } ?? []
  }

  /// Does what is requested.
  @MainActor
  func perform(on scenario: Scenario) throws(Diagnostics) -> WalkRecord {
    if task == .cover { return try coverage(of: scenario) }
    return try scenario.inSurroundings {
      let walk = Walk(of: scenario, watchedBy: oracles, journal: Journal(path: journal))
      // The stage must be released when the walk ends, so no copy of the walk may be left.
      var (record, screens) = record(of: consume walk)
      if oracles.contains(.unstable) {
        SecondWalk(scenario: scenario, screens: screens).compare(with: &record)
      }
      return record
    }
  }

  @MainActor
  private func record(of walk: consuming Walk) -> (WalkRecord, screens: [RenderNode]) {
    switch task {
    case .walk(let seed, let steps, let known):
      var random = RandomWalk(consume walk, seed: seed, known: known)
      return (random.record(ofInputs: steps), random.screens)
    case .replay(let inputs):
      var replay = consume walk
      return (replay.record(of: inputs), replay.screens)
    case .cover: return (WalkRecord(), [])
    }
  }

  @MainActor
  private func coverage(of scenario: Scenario) throws(Diagnostics) -> WalkRecord {
    let script = try scenario.loadScript()
    var record = WalkRecord()
    record.coverage = try scenario.inSurroundings { CoverageReplay(of: scenario, script).coverage }
    return record
  }
}

/// A worker's answer.
enum ExplorationAnswer: Codable, Hashable {
  case record(WalkRecord)
  case faults([Diagnostic])

  /// The message to the process that requested it.
  var message: [UInt8] { (try? JSONEncoder().encode(self)).map { Array($0) } ?? [] }

  init(message: [UInt8]) throws { self = try JSONDecoder().decode(Self.self, from: Data(message)) }

  init(_ body: () throws(Diagnostics) -> WalkRecord) {
    do throws(Diagnostics) { self = .record(try body()) } catch { self = .faults(error.all) }
  }
}

/// The worker's side of an exploration: it walks as requested, and writes nothing but answers.
@MainActor
package struct ExplorationServer {
  private let project: Project
  private let plans: [String]

  /// - Parameters:
  ///   - project: The project of the use cases.
  ///   - plans: The names of the plans with the configurations; if empty, all plans.
  package init(_ project: Project, plans: [String]) {
    self.project = project
    self.plans = plans
  }

  /// Answers requests until the connection is closed.
  package func serve() {
    let connection = WorkerConnection()
    connection.limitMemory(to: ScenarioServer.memoryLimit)
    // What is wrong with the plans is reported with the first answer.
    var finder = try? ScenarioFinder(project, plans: plans)
    connection.serve { message in
      let answer = answer(to: message, &finder).message
      // The output of use cases has to arrive before the answer, which ends the job.
      fflush(nil)
      return answer
    }
  }

  private func answer(to message: [UInt8], _ finder: inout ScenarioFinder?) -> ExplorationAnswer {
    guard let request = try? JSONDecoder().decode(ExplorationRequest.self, from: Data(message)) else {
      return .faults([Diagnostic("a worker cannot read its request")])
    }
    return ExplorationAnswer { () throws(Diagnostics) in try record(of: request, &finder) }
  }

  private func record(
    of request: ExplorationRequest, _ finder: inout ScenarioFinder?
  ) throws(Diagnostics) -> WalkRecord {
    // A finder that could not be made is tried again, so that every answer has its fault.
    var known: ScenarioFinder
    if let finder { known = finder } else { known = try ScenarioFinder(project, plans: plans) }
    defer { finder = known }
    return try request.perform(on: known.scenario(named: request.name))
  }
}
