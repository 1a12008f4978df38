import Diagnostics
import Platform

extension Program {
  /// Does what the process's arguments say, and ends the process with the exit status.
  ///
  ///     Program([FuzzCommand()], version: Version.text(of: "fuzz")).runProcess()
  package func runProcess() -> Never {
    exit(run(Array(CommandLine.arguments.dropFirst()), on: .ofProcess()).rawValue)
  }
}
