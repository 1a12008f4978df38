import Diagnostics
import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

extension Console {
  /// The console of the running process.
  package static func ofProcess() -> Console {
    // With the signal ignored, writing to a pipe whose reader is gone is an error, and the process goes on.
    signal(SIGPIPE, SIG_IGN)
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
  /// A reader that has read enough, as `head` does, is no fault: what follows is dropped, and the process ends as
  /// it would have, with its own exit status. For any other fault it ends at once.
  private static func write(_ text: String, to descriptor: Int32) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        bytes = bytes.dropFirst(count)
        continue
      }
      switch errno {
      case EINTR: continue
      case EPIPE: return
      case EAGAIN:
        // The reader has made the pipe one that does not wait.
        var state = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&state, 1, -1)
      default:
        if descriptor == STDOUT_FILENO {
          write("the output cannot be written: \(String(cString: strerror(errno)))\n", to: STDERR_FILENO)
        }
        exit(ExitCode.internalFailure.rawValue)
      }
    }
  }

  private static func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    #if canImport(Darwin)
      Darwin.write(descriptor, bytes, count)
    #else
      Glibc.write(descriptor, bytes, count)
    #endif
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
