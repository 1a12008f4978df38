import Diagnostics
import Foundation

/// The compiler, with the modules that were built with this program.
struct SwiftCompiler {
  private let executable: String
  private let environment: [String: String]
  private let languageMode: Int
  /// The folder of the modules `UIKit` and the like.
  let modules: String

  /// - Throws: A diagnostic where there is no `swiftc`, or where this program's modules are missing.
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

  /// The modules among some names that exist.
  func existing(_ names: [String], in scratch: URL) throws -> Set<String> {
    let file = scratch.appendingPathComponent("Questions.swift")
    let questions = names.map { "#if canImport(\($0))\n#warning(\"is there: \($0)\")\n#endif\n" }
    try Data(questions.joined().utf8).write(to: file)
    let output = try run(["-typecheck", "-I", modules, file.path], in: scratch).output
    return Set(
      output.split(separator: "\n").compactMap { line in
        line.range(of: "warning: is there: ").map { String(line[$0.upperBound...]) }
      })
  }

  /// Makes a module without contents, in the scratch folder.
  func makeEmptyModule(_ name: String, in scratch: URL) throws {
    let file = scratch.appendingPathComponent("Empty.swift")
    try Data().write(to: file)
    _ = try run(
      [
        "-emit-module", "-parse-as-library", "-enable-testing", "-module-name", name, "-emit-module-path",
        scratch.appendingPathComponent("\(name).swiftmodule").path, file.path,
      ], in: scratch)
  }

  /// Checks files as one module, and returns the errors.
  func errors(in files: [CheckedFile], emptyModules scratch: URL) throws -> [CompilerError] {
    var found = try errors(in: files, by: ["-parse"], scratch)
    while true {
      // The compiler goes no further than to syntax and imports if these are wrong in one file.
      let faulty = Set(found.map(\.file))
      let errors = try errors(
        in: files.filter { !faulty.contains($0.name) },
        by: [
          "-typecheck", "-whole-module-optimization", "-module-name", "App", "-I", modules, "-I",
          scratch.path,
        ], scratch)
      let imports = errors.filter(\.isOfImport)
      guard !imports.isEmpty else { return found + errors }
      found += imports
    }
  }

  private func errors(
    in files: [CheckedFile], by arguments: [String], _ scratch: URL
  ) throws -> [CompilerError] {
    let list = scratch.appendingPathComponent("Files.txt")
    try Data(files.map { "\"\($0.path)\"\n" }.joined().utf8).write(to: list)
    let usual = [
      "-suppress-warnings", "-diagnostic-style", "llvm", "-parse-as-library", "-swift-version",
      "\(languageMode)", "@\(list.path)",
    ]
    let result = try run(arguments + usual, in: scratch)
    let errors = result.output.split(separator: "\n").compactMap { CompilerError(String($0)) }
    let names = Set(files.map(\.name))
    let isUnknown = result.failed && !errors.contains { names.contains($0.file) }
    guard !result.crashed, !isUnknown else {
      let reason = result.output.split(separator: "\n").first { $0.contains("error:") }
      throw Diagnostic(
        "the compiler ended without a result: \(reason ?? "it crashed")",
        expected: "errors of the app's files")
    }
    return errors
  }

  private func run(_ arguments: [String], in scratch: URL) throws -> CompilerResult {
    let file = scratch.appendingPathComponent("Output.txt")
    try Data().write(to: file)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: executable)
    process.arguments = arguments
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    // A file takes any amount; a pipe that is not read would stop the compiler.
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
private struct CompilerResult {
  let output: String
  let failed: Bool
  let crashed: Bool
}

/// A file that the compiler reads, and its name in errors.
struct CheckedFile {
  let path: String
  let name: String
}
