import Foundation
import GoldenFiles
import ShowcaseKit

/// What a worker is asked: to run a scenario.
struct ScenarioRequest: Codable {
  var name: ScenarioName
  /// The folder to work in; where the worker is by default.
  var workingFolder: String?
  /// What of the screen is to be told; what the scenario's configuration says by default.
  var projection: RenderProjection?

  /// The message to the worker.
  var message: [UInt8] {
    let encoder = JSONEncoder()
    // Strings can always be written.
    return (try? encoder.encode(self)).map { Array($0) } ?? []
  }
}
