import Foundation

/// Runs other programs.
///
///     let tool = Tool { arguments, _, _ in ToolOutcome(status: 0, output: arguments.joined(separator: " ")) }
///     try tool.run(["swift", "build"], "/tmp", [:]).output  // swift build
package struct Tool {
  /// Runs a program to its end: its name and arguments, the working folder, and the variables.
  package let run:
    (_ arguments: [String], _ folder: String, _ environment: [String: String]) throws -> ToolOutcome

  package init(
    _ run:
      @escaping (_ arguments: [String], _ folder: String, _ environment: [String: String]) throws ->
      ToolOutcome
  ) {
    self.run = run
  }

  /// Runs real programs.
  package static var process: Tool { Tool(runProcess) }

  private static func runProcess(
    _ arguments: [String], _ folder: String, _ environment: [String: String]
  ) throws -> ToolOutcome {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("showcase-init-\(UUID()).txt")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data().write(to: file)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    // A file, since a pipe that is not read would block the program.
    let output = try FileHandle(forWritingTo: file)
    process.standardOutput = output
    process.standardError = output
    try process.run()
    process.waitUntilExit()
    return ToolOutcome(
      status: process.terminationStatus, output: String(decoding: try Data(contentsOf: file), as: UTF8.self))
  }
}

/// How a program ended.
package struct ToolOutcome: Hashable, Sendable {
  package let status: Int32
  /// What it printed, on both streams.
  package let output: String

  package init(status: Int32, output: String) {
    (self.status, self.output) = (status, output)
  }
}
