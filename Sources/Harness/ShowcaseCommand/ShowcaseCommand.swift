import Foundation
import Reports
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
      output: { write($0, to: .standardOutput) }, errorOutput: { write($0, to: .standardError) },
      executable: executable,
      isTerminal: isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1,
      screen: isatty(STDOUT_FILENO) == 1
        ? TerminalScreen(environment: ProcessInfo.processInfo.environment) : nil)
    // A reader that goes away is an error of writing then, not the end of the process.
    signal(SIGPIPE, SIG_IGN)
    exit(run(Array(CommandLine.arguments.dropFirst()), showcases: showcases, on: console).rawValue)
  }

  /// Writes a text as a whole; where nobody can read it, there is nothing left to do.
  private static func write(_ text: String, to file: FileHandle) {
    do {
      try file.write(contentsOf: Data(text.utf8))
    } catch {
      let message = "the output cannot be written: \(error.localizedDescription)\n"
      try? FileHandle.standardError.write(contentsOf: Data(message.utf8))
      exit(ExitStatus.internalFailure.rawValue)
    }
  }

  /// The file of the running program.
  private static var executable: String? {
    #if os(Linux)
      "/proc/self/exe"
    #else
      Bundle.main.executablePath
    #endif
  }

  /// How a user starts this executable: by `swift run` if it lies in a build folder, else by its name.
  private static func program() -> String {
    let path = CommandLine.arguments.first ?? "showcase"
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return path.contains(".build") ? "swift run \(name)" : name
  }
}
