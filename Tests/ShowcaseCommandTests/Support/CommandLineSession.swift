import Commands
import Diagnostics
import LampShowcase
import ShowcaseKit
import TestSupport

@testable import ShowcaseCommand

/// The output of one call of the program, and its exit status.
struct CommandLineSession {
  let status: ExitCode
  let output: String
  let errorOutput: String
}

extension TemporaryFolder {
  /// Calls the program in the package's folder, or in one below it.
  @MainActor
  func call(
    _ arguments: String..., in folder: String = ".", environment: [String: String] = [:],
    showcases: [Showcase] = [lamps]
  ) -> CommandLineSession {
    call(arguments, in: folder, environment: environment, showcases: showcases)
  }

  @MainActor
  func call(
    _ arguments: [String], in folder: String = ".", environment: [String: String] = [:],
    showcases: [Showcase] = [lamps]
  ) -> CommandLineSession {
    var (output, errorOutput) = ("", "")
    let console = Console(
      program: "swift run demo", workingDirectory: folder == "." ? root : "\(root)/\(folder)",
      environment: environment, output: { output += $0 }, errorOutput: { errorOutput += $0 })
    let status = ShowcaseCommand.program(over: showcases).run(arguments, on: console)
    return CommandLineSession(status: status, output: output, errorOutput: errorOutput)
  }
}
