import Diagnostics
import Foundation
import Project
import ShowcaseKit
import Storyboards
import Workers

/// The worker's side of a run: it runs the requested scenarios.
@MainActor
package struct ScenarioServer: RequestServer {
  private let project: Project

  /// - Parameter project: The project of the scenarios.
  package init(_ project: Project) {
    self.project = project
  }

  package func answer(_ request: ScenarioRequest, _ finder: inout ScenarioFinder) throws -> [UInt8] {
    if let folder = request.workingFolder { chdir(folder) }
    return try request.answer(by: scenario(of: request, &finder), keeping: project.goldens.hidden)
  }

  private func scenario(
    of request: ScenarioRequest, _ finder: inout ScenarioFinder
  ) throws(Diagnostics) -> Scenario {
    guard let path = request.script else { return try finder.scenario(named: request.name) }
    let name = request.name
    return try project.scenario(
      of: name.useCaseIdentifier, script: ScriptFile(at: path, named: path),
      configuration: name.configuration)
  }

  package func answer(_ faults: [Diagnostic]) -> [UInt8] {
    // Strings can always be encoded.
    (try? Take(storyboard: [], obstacle: .scriptUnusable(faults)).message) ?? []
  }
}

/// What a worker has to run.
package struct ScenarioRequest: Codable {
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
