import GoldenFiles
import TestRunner
import TextFormats

extension ScenarioResult {
  /// What was written, in one line for a terminal: `created  Snapshots/...`; `nil` where nothing was.
  package var recordedLine: String? {
    guard case .recorded(let write) = outcome else { return nil }
    return "\(write == .created ? "created " : "replaced") \(golden.path.terminalLine)"
  }
}
