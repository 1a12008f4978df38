import Commands
import Diagnostics
import Foundation
import TestSupport

@testable import AppPackages

/// One call of the command, with a tool that builds nothing.
@MainActor
final class InitCall {
  private(set) var output = ""
  private(set) var errorOutput = ""
  private(set) var status = ExitCode.internalFailure
  /// The programs that were run, with their arguments.
  private(set) var calls: [[String]] = []

  /// - Parameters:
  ///   - arguments: The arguments after the verb.
  ///   - folder: The working folder.
  ///   - outcome: The result of each program; success by default.
  init(
    _ arguments: [String], in folder: TemporaryFolder,
    outcome: @escaping ([String]) -> ToolOutcome = { _ in ToolOutcome(status: 0, output: "") }
  ) {
    let tool = Tool { [unowned self] arguments, _, _ in
      calls.append(arguments)
      return outcome(arguments)
    }
    let console = Console(
      program: "showcase", workingDirectory: folder.root, environment: ProcessInfo.processInfo.environment,
      output: { self.output += $0 }, errorOutput: { self.errorOutput += $0 })
    // A second command, since the verb of an only one is not typed.
    status = Program([InitCommand(tool: tool), IdleCommand()], version: "").run(
      ["init"] + arguments, on: console)
  }
}

private struct IdleCommand: Command {
  let description = CommandDescription("idle", group: nil, summary: "Does nothing.", example: "idle")

  func run(_ invocation: Invocation, on console: Console) throws -> ExitCode { .success }
}

extension TemporaryFolder {
  /// Calls `init` in this folder.
  @MainActor func initialize(_ arguments: String...) -> InitCall { InitCall(arguments, in: self) }
}
