import Diagnostics
import Platform

extension Program {
  /// Runs the command that the process's arguments name, and ends the process with its exit status.
  ///
  ///     Program([FuzzCommand()], version: Version.text(of: "fuzz")).runProcess()
  package func runProcess() -> Never {
    exit(run(Array(CommandLine.arguments.dropFirst()), on: .ofProcess()).rawValue)
  }
}
