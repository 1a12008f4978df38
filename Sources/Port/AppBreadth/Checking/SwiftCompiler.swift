import Diagnostics
import Foundation

/// The compiler, with the modules that were built with this program.
struct SwiftCompiler {
  private let executable: String
  private let environment: [String: String]
  let languageMode: Int
  /// The folder of the modules `UIKit` and so on.
  let modules: String

  /// - Throws: A diagnostic if there is no `swiftc`, or if this program's modules are missing.
  init(environment: [String: String], languageMode: Int) throws(Diagnostic) {
    let folders = (environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":").map { "\($0)/swiftc" }
    guard let executable = folders.first(where: FileManager.default.isExecutableFile) else {
      throw Diagnostic("there is no 'swiftc'", expected: "swiftc in a folder of the variable PATH")
    }
    let program = URL(fileURLWithPath: CommandLine.arguments.first ?? "").resolvingSymlinksInPath()
    let modules = program.deletingLastPathComponent().appendingPathComponent("Modules").path
    guard FileManager.default.fileExists(atPath: "\(modules)/UIKit.swiftmodule") else {
      throw Diagnostic(
        "there is no module 'UIKit' in '\(modules)'", expected: "a program in its build folder",
        next: .shell("swift run -c release breadth"))
    }
    self.executable = executable
    self.environment = environment
    self.languageMode = languageMode
    self.modules = modules
  }

  /// Runs the compiler, and waits for it.
  func run(_ arguments: [String], in scratch: URL) throws -> CompilerResult {
    let file = scratch.appendingPathComponent("Output.txt")
    try Data().write(to: file)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: executable)
    process.arguments = arguments
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    // A file, since a pipe that is not read would block the compiler.
    process.standardError = try FileHandle(forWritingTo: file)
    try process.run()
    process.waitUntilExit()
    let isCrash = process.terminationReason == .uncaughtSignal || process.terminationStatus > 1
    return CompilerResult(
      output: String(decoding: try Data(contentsOf: file), as: UTF8.self),
      failed: process.terminationStatus != 0, crashed: isCrash)
  }
}

/// How the compiler ended.
struct CompilerResult {
  let output: String
  let failed: Bool
  let crashed: Bool
}

/// A file that the compiler reads, and its name in errors.
struct CheckedFile {
  let path: String
  let name: String
}
