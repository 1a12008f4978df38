import Diagnostics
import Project
import TestRunner

/// The worker's side of an exploration: it walks and replays as requested.
@MainActor
package struct ExplorationServer: RequestServer {
  private var reader = KnownTriesReader()

  package init() {}

  package mutating func answer(
    _ request: ExplorationRequest, _ finder: inout ScenarioFinder
  ) throws -> [UInt8] {
    try request.perform(on: finder.scenario(named: request.name), &reader).message
  }

  package func answer(_ faults: [Diagnostic]) -> [UInt8] { ExplorationRequest.Reply.faults(faults).message }
}
