import Commands
import Diagnostics
import GoldenFiles
import TestRunner
import UTF8Text

extension Diagnostic {
  /// Returns the diagnostic for a terminal: without control sequences, and with commands spelled for this
  /// program.
  ///
  /// - Parameter commands: How commands are spelled here.
  package func forTerminal(_ commands: NextSteps) -> Diagnostic {
    forTerminal(spelling: commands.spelling)
  }
}

extension ScenarioResult {
  /// What was written, in one line for a terminal: `created  Snapshots/...`; `nil` if nothing was.
  package var recordedLine: String? {
    guard case .recorded(let write) = outcome else { return nil }
    return "\(write == .created ? "created " : "replaced") \(golden.path.terminalLine)"
  }
}
