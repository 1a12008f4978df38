import Diagnostics
import Foundation
import Platform

extension Console {
  /// The console of the running process.
  package static func ofProcess() -> Console {
    // If the signal is ignored, writing to a pipe without a reader is an error, and the process
    // continues.
    signal(SIGPIPE, SIG_IGN)
    // So is writing beyond the limit of a file's size: the process survives to report it and to remove
    // what it has begun.
    signal(SIGXFSZ, SIG_IGN)
    var console = Console(
      program: typedProgram(
        CommandLine.arguments.first ?? "showcase", in: ProcessInfo.processInfo.environment),
      workingDirectory: FileManager.default.currentDirectoryPath,
      environment: ProcessInfo.processInfo.environment,
      output: { write($0, to: STDOUT_FILENO) }, errorOutput: { write($0, to: STDERR_FILENO) })
    console.executable = executable
    console.writesToTerminal = isatty(STDOUT_FILENO) == 1
    console.isTerminal = isatty(STDIN_FILENO) == 1 && console.writesToTerminal
    return console
  }

  /// Writes the whole text.
  ///
  /// A reader that stops reading, as `head` does, is not a fault: the rest is dropped, and the process
  /// ends as it would have, with its own exit status. After any other fault it ends immediately.
  private static func write(_ text: String, to descriptor: Int32) {
    guard let code = Descriptor(descriptor).write(text), code != EPIPE else { return }
    if descriptor == STDOUT_FILENO {
      write("the output cannot be written: \(String(cString: strerror(code)))\n", to: STDERR_FILENO)
    }
    exit(ExitCode.internalFailure.rawValue)
  }

  /// The file of the running program.
  private static var executable: String? {
    #if os(Linux)
      "/proc/self/exe"
    #else
      Bundle.main.executablePath
    #endif
  }

  /// How a user starts an executable: by the script that `SHOWCASE_LAUNCHER` names, by `swift run` if it is in a build
  /// folder, else by its name.
  ///
  /// - Parameters:
  ///   - path: The executable's path.
  ///   - environment: The process's variables.
  static func typedProgram(_ path: String, in environment: [String: String]) -> String {
    if let launcher = environment["SHOWCASE_LAUNCHER"], !launcher.isEmpty { return launcher.shellWord }
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return path.contains(".build") ? "swift run \(name)" : name
  }
}
