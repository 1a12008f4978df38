import Foundation
import ShowcaseKit
import TestRunner

/// The command line over the showcases of an executable.
///
/// An executable is three lines:
///
///     import MyShowcase
///     import ShowcaseCommand
///     ShowcaseCommand.main(app)
@MainActor
public enum ShowcaseCommand {
  /// Reads the process's arguments, does what they say, and ends the process with the exit status.
  public static func main(_ showcases: Showcase...) -> Never {
    let console = Console(
      program: program(), workingDirectory: FileManager.default.currentDirectoryPath,
      environment: ProcessInfo.processInfo.environment,
      output: { FileHandle.standardOutput.write(Data($0.utf8)) },
      errorOutput: { FileHandle.standardError.write(Data($0.utf8)) },
      isTerminal: isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1)
    exit(run(Array(CommandLine.arguments.dropFirst()), showcases: showcases, on: console).rawValue)
  }

  /// How a user starts this executable: by `swift run` if it lies in a build folder, else by its name.
  private static func program() -> String {
    let path = CommandLine.arguments.first ?? "showcase"
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return path.contains(".build") ? "swift run \(name)" : name
  }
}
