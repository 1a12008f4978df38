import Diagnostics
import Foundation
import Platform

extension Console {
  /// The console of the running process.
  package static func ofProcess() -> Console {
    // With the signal ignored, writing to a pipe whose reader is gone is an error, and the process goes on.
    signal(SIGPIPE, SIG_IGN)
    // So is writing more than a file may hold: the process lives to say so, and to remove what it
    // has begun.
    signal(SIGXFSZ, SIG_IGN)
    var console = Console(
      program: typedProgram(), workingDirectory: FileManager.default.currentDirectoryPath,
      environment: ProcessInfo.processInfo.environment,
      output: { write($0, to: STDOUT_FILENO) }, errorOutput: { write($0, to: STDERR_FILENO) })
    console.executable = executable
    console.writesToTerminal = isatty(STDOUT_FILENO) == 1
    console.isTerminal = isatty(STDIN_FILENO) == 1 && console.writesToTerminal
    return console
  }

  /// Writes a text as a whole.
  ///
  /// A reader that has read enough, as `head` does, is no fault: what follows is dropped, and the
  /// process ends as it would have, with its own exit status. For any other fault it ends at once.
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

  /// How a user starts this executable: by `swift run` if it is in a build folder, else by its name.
  private static func typedProgram() -> String {
    let path = CommandLine.arguments.first ?? "showcase"
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return path.contains(".build") ? "swift run \(name)" : name
  }
}
