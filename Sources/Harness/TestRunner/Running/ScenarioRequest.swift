import Foundation
import Goldens

/// What a worker is asked: to run the scenario of this name.
struct ScenarioRequest: Codable {
  var name: ScenarioName

  /// The message to the worker.
  var message: [UInt8] {
    let encoder = JSONEncoder()
    // Five strings can always be written.
    return (try? encoder.encode(self)).map { Array($0) } ?? []
  }
}
