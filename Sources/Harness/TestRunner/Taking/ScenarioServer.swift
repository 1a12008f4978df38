import Diagnostics
import Foundation
import Project
import ShowcaseKit
import Storyboards
import Workers

/// The worker's side of a run: it runs the requested scenarios, and writes nothing but answers.
@MainActor
package struct ScenarioServer {
  private let project: Project
  private let plans: [String]

  /// Makes a server of the scenarios of plans.
  ///
  /// - Parameters:
  ///   - project: The project of the scenarios.
  ///   - plans: The plans' names; if empty, all plans.
  package init(_ project: Project, plans: [String]) {
    self.project = project
    self.plans = plans
  }

  /// The most memory that a worker may have, in bytes: 1 GiB.
  package static let memoryLimit: UInt64 = 1 << 30

  /// Answers requests until the connection is closed.
  package func serve() {
    let connection = WorkerConnection()
    connection.limitMemory(to: Self.memoryLimit)
    // What is wrong with the plans is reported with the first answer.
    var finder = try? ScenarioFinder(project, plans: plans)
    connection.serve { message in
      let answer = answer(to: message, &finder)
      // The output of use cases has to arrive before the answer, which ends the job.
      fflush(nil)
      return answer
    }
  }

  private func answer(to message: [UInt8], _ finder: inout ScenarioFinder?) -> [UInt8] {
    do {
      let request = try JSONDecoder().decode(ScenarioRequest.self, from: Data(message))
      if let folder = request.workingFolder { chdir(folder) }
      // A finder that could not be made is tried again, so that every answer has its fault.
      var known = try finder ?? ScenarioFinder(project, plans: plans)
      defer { finder = known }
      return try request.answer(by: scenario(of: request, &known), keeping: project.goldens.hidden)
    } catch let error as Diagnostics {
      return answer(error.all)
    } catch {
      return answer([Diagnostic("a worker cannot read its request: \(error)")])
    }
  }

  private func scenario(
    of request: ScenarioRequest, _ finder: inout ScenarioFinder
  ) throws(Diagnostics) -> Scenario {
    guard let path = request.script else { return try finder.scenario(named: request.name) }
    let name = request.name
    return try project.scenario(
      of: "\(name.target)/\(name.classForDisplay)/\(name.useCase)", script: ScriptFile(at: path, named: path),
      configuration: name.configuration)
  }

  private func answer(_ faults: [Diagnostic]) -> [UInt8] {
    // Strings can always be encoded.
    (try? Take(storyboard: [], obstacle: .scriptUnusable(faults)).message) ?? []
  }
}

/// What a worker has to run.
struct ScenarioRequest: Codable {
  var name: ScenarioName
  /// The working folder; by default the worker's.
  var workingFolder: String?
  /// What the trees show; by default what the scenario's configuration says.
  var projection: RenderProjection?
  /// The seed of the order of asynchronous work; by default the order of submission.
  var schedule: UInt64?
  /// The path of the script, if it is not one of the use case's.
  var script: String?
  /// Whether the answer is a list of what ran instead of a take.
  var isTrace: Bool?

  /// The message to the worker.
  var message: [UInt8] {
    let encoder = JSONEncoder()
    // Strings can always be encoded.
    return (try? encoder.encode(self)).map { Array($0) } ?? []
  }

  /// Runs the scenario, and returns the message that answers the request.
  @MainActor
  fileprivate func answer(by scenario: Scenario, keeping hidden: HiddenTextFolder) throws -> [UInt8] {
    guard isTrace == true else {
      return try scenario.take(projection, schedule: schedule, keeping: hidden).message
    }
    return Array(try JSONEncoder().encode(scenario.trace(schedule: schedule)))
  }
}
