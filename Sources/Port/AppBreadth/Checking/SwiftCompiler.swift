import Diagnostics
import Foundation

/// The compiler, with the modules that were built with this program.
package struct SwiftCompiler {
  private let executable: String
  private let environment: [String: String]
  package let languageMode: Int
  /// The folder of the modules `UIKit` and so on.
  let modules: String

  /// Finds the compiler, and the modules beside this program.
  ///
  /// - Throws: A diagnostic if there is no `swiftc`, or if this program's modules are missing.
  package init(environment: [String: String], languageMode: Int) throws(Diagnostic) {
    let program = URL(fileURLWithPath: CommandLine.arguments.first ?? "").resolvingSymlinksInPath()
    let modules = program.deletingLastPathComponent().appendingPathComponent("Modules").path
    try self.init(environment: environment, languageMode: languageMode, modules: modules)
  }

  /// Finds the compiler.
  ///
  /// - Parameters:
  ///   - environment: The variables; the compiler is in one of the folders of `PATH`.
  ///   - languageMode: The language mode: 5 or 6.
  ///   - modules: The absolute path of the folder of the modules `UIKit` and so on.
  /// - Throws: A diagnostic if there is no `swiftc`, or if the modules are missing.
  package init(environment: [String: String], languageMode: Int, modules: String) throws(Diagnostic) {
    let folders = (environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":").map { "\($0)/swiftc" }
    guard let executable = folders.first(where: FileManager.default.isExecutableFile) else {
      throw Diagnostic("there is no 'swiftc'", expected: "swiftc in a folder of the variable PATH")
    }
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
  func run(_ arguments: [String]) throws -> CompilerResult {
    let run = try ProcessRun(executable, arguments, environment: environment, keeping: .errors)
    return CompilerResult(
      output: run.output, failed: run.status != 0, crashed: run.isKilled || run.status > 1)
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
