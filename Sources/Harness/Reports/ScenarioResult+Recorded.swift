import Goldens
import SourceText
import TestRunner

extension ScenarioResult {
  /// What was written, in one line for a terminal: `created  Snapshots/...`; `nil` where nothing was.
  public var recordedLine: String? {
    guard case .recorded(let write) = outcome else { return nil }
    return "\(write == .created ? "created " : "replaced") \(golden.path.terminalLine)"
  }
}
