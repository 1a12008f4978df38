import Foundation

/// This repository's files and programs, where the tests find them.
enum RepositoryFiles {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The text of a file.
  ///
  /// - Parameter path: The path below the root.
  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// Runs a program to its end.
  ///
  /// - Parameters:
  ///   - path: The path of the program, absolute or below the root.
  ///   - arguments: Its arguments.
  /// - Returns: Its status, and what it printed to standard output.
  static func run(_ path: String, _ arguments: String...) throws -> (status: Int32, output: Data) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path, relativeTo: root)
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, output)
  }
}
