import Foundation

/// A process of this program that reads inputs, and that a faulty reader may end.
struct FuzzProcess {
  let executable: URL
  let arguments: [String]

  /// How a process ended, and what it printed.
  struct Ending {
    let output: String
    /// The fault of the last input that it began to read; `nil` if the process finished.
    let fault: FuzzFault?
    /// The exit status; 0 if a signal ended the process.
    let status: Int32
  }

  /// Runs the process and waits for it; what it prints about a crash is discarded.
  func run() throws -> Ending {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    let isDead = process.terminationReason == .uncaughtSignal
    let isLate = process.terminationStatus == TimeLimit.signal
    return Ending(
      output: String(decoding: bytes, as: UTF8.self), fault: isDead ? (isLate ? .hang : .crash) : nil,
      status: isDead ? 0 : process.terminationStatus)
  }
}
