import Diagnostics
import Foundation
import Project
import Workers

/// A worker's side of a run: it runs the scenarios that it is asked for, and writes nothing but its answers.
@MainActor
package struct ScenarioServer {
  private let project: Project
  private let plans: [String]

  /// Makes a server of the scenarios of plans; without names of all plans.
  package init(_ project: Project, plans: [String]) {
    self.project = project
    self.plans = plans
  }

  /// The most memory that a worker may have, in bytes: 1 GiB.
  package static let memoryLimit: UInt64 = 1 << 30

  /// Answers until nobody asks any more.
  package func serve() {
    let connection = WorkerConnection()
    connection.limitMemory(to: Self.memoryLimit)
    var finder = try? ScenarioFinder(project, plans: plans)
    connection.serve { message in
      let take = take(for: message, &finder)
      fflush(nil)
      // Words can always be written.
      return (try? take.message) ?? []
    }
  }

  private func take(for message: [UInt8], _ finder: inout ScenarioFinder?) -> Take {
    do {
      let request = try JSONDecoder().decode(ScenarioRequest.self, from: Data(message))
      if let folder = request.workingFolder { chdir(folder) }
      var known = try finder ?? ScenarioFinder(project, plans: plans)
      defer { finder = known }
      return try known.scenario(named: request.name).take(request.projection)
    } catch let error as Diagnostics {
      return Take(storyboard: [], obstacle: .scriptUnusable(error.all))
    } catch {
      let fault = Diagnostic("a worker cannot read its request: \(error)")
      return Take(storyboard: [], obstacle: .scriptUnusable([fault]))
    }
  }
}
