import Foundation
import TestSupport

/// A program that a test runs as a user would.
struct Program {
  let executable: URL
  var arguments: [String] = []

  /// The result of a program's run.
  struct Outcome {
    let status: Int32
    let output: String
    let errors: String
  }

  /// The `showcase` that was built along with the tests.
  static let showcase = Program(
    executable: URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appendingPathComponent("showcase"))

  /// Runs a subcommand of the toolchain's `swift`, without anything that a build can leave out, for speed.
  static func swift(
    _ subcommand: String, _ arguments: [String], in folder: URL, environment: [String: String] = [:]
  ) throws -> Outcome {
    let program = Program(executable: URL(fileURLWithPath: "/usr/bin/env"), arguments: ["swift", subcommand])
    let quick = ["-gnone", "-wmo", "-num-threads", "2"].flatMap { ["-Xswiftc", $0] }
    return try program.run(quick + arguments, in: folder, environment: environment)
  }

  /// Runs the program to its end.
  ///
  /// - Parameter environment: Added to the process's variables; those that would change a run are left out.
  func run(
    _ arguments: [String], in folder: URL, environment: [String: String] = [:]
  ) throws -> Outcome {
    let files = try TemporaryFolder()
    let process = try process(arguments, in: folder, environment, writingTo: files)
    // Waiting for the exit itself looks every 50 ms only.
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    try process.run()
    ended.wait()
    return try Outcome(of: process, files)
  }

  /// Runs the program to its end, and leaves the thread to other tests meanwhile: for a program that mostly waits.
  ///
  /// - Parameter environment: Added to the process's variables; those that would change a run are left out.
  func run(
    _ arguments: [String], in folder: URL, environment: [String: String] = [:]
  ) async throws -> Outcome {
    let files = try TemporaryFolder()
    let process = try process(arguments, in: folder, environment, writingTo: files)
    try await withCheckedThrowingContinuation { (ended: CheckedContinuation<Void, any Error>) in
      process.terminationHandler = { _ in ended.resume() }
      do { try process.run() } catch { ended.resume(throwing: error) }
    }
    return try Outcome(of: process, files)
  }

  private func process(
    _ arguments: [String], in folder: URL, _ environment: [String: String],
    writingTo files: TemporaryFolder
  ) throws -> Process {
    let process = Process()
    process.executableURL = executable
    process.arguments = self.arguments + arguments
    process.currentDirectoryURL = folder
    process.environment = Self.inherited.merging(environment) { $1 }
    process.standardOutput = try handle(for: "output", in: files)
    process.standardError = try handle(for: "errors", in: files)
    return process
  }

  /// Lines of a shell that run a command whose output has no reader, and write its status to the
  /// error output.
  ///
  /// The command begins when the reader has closed its end, however long that takes.
  static func withoutReader(_ command: String) -> String {
    "mkfifo closed && { read line < closed; \(command); echo \"status $?\" >&2; } | (exec <&-; echo > closed)"
  }

  private static let inherited = ProcessInfo.processInfo.environment.filter {
    !["CI", "SHOWCASE_RECORD", "SHOWCASE_FILTER", "SHOWCASE_SHARD"].contains($0.key)
  }

  private func handle(for name: String, in folder: TemporaryFolder) throws -> FileHandle {
    try folder.write("", to: name)
    return try FileHandle(forWritingTo: folder.url(name))
  }
}

extension Program.Outcome {
  fileprivate init(of process: Process, _ files: TemporaryFolder) throws {
    self.init(
      status: process.terminationStatus, output: try files.read("output"), errors: try files.read("errors"))
  }
}
