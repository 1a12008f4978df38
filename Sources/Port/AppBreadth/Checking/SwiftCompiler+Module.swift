import Diagnostics
import Foundation

extension SwiftCompiler {
  /// Compiles files as one module, including the checks after type checking, such as missing returns, and writes
  /// the part that compiles as a module into a folder, where later modules find it.
  ///
  /// - Parameter settings: The arguments of the module's own settings.
  func compile(
    _ files: [CheckedFile], as name: String, into folder: URL, with settings: [String]
  ) throws -> CompiledModule {
    var found: [CompilerError] = []
    while true {
      // If imports are wrong in one file, the compiler checks nothing else.
      let faulty = Set(found.map(\.file))
      let module = try compile(files.filter { !faulty.contains($0.name) }, as: name, once: folder, settings)
      let imports = module.errors.filter(\.isOfImport)
      guard !imports.isEmpty else {
        return CompiledModule(errors: found + module.errors, isWritten: module.isWritten)
      }
      found += imports
    }
  }

  private func compile(
    _ files: [CheckedFile], as name: String, once folder: URL, _ settings: [String]
  ) throws -> CompiledModule {
    let module = folder.appendingPathComponent("\(name).swiftmodule")
    try? FileManager.default.removeItem(at: module)
    let arguments =
      [
        "-whole-module-optimization", "-module-name", name, "-I", folder.path, "-I", modules, "-Xfrontend",
        "-experimental-allow-module-with-compiler-errors", try list(files, in: folder),
      ] + usual + settings
    var result = try run(
      ["-emit-module", "-enable-testing", "-emit-module-path", module.path] + arguments)
    if result.crashed {
      // Writing a module that has errors is an experimental feature of the compiler.
      try? FileManager.default.removeItem(at: module)
      result = try run(["-typecheck"] + arguments)
    }
    let errors = CompilerError.all(in: result.output, orCrashIn: files)
    let names = Set(files.map(\.name))
    // The errors before a crash are as good as others: without their parts, the compiler may get through.
    guard !result.failed || errors.contains(where: { names.contains($0.file) }) else {
      let reason = result.output.split(separator: "\n").first { $0.contains("error:") }
      throw Diagnostic(
        "the compiler ended without a result: \(reason ?? "it crashed")",
        expected: "errors of the module '\(name)'")
    }
    return CompiledModule(
      errors: errors, isWritten: FileManager.default.fileExists(atPath: module.path))
  }
}

/// The compiler's result for a module.
struct CompiledModule {
  var errors: [CompilerError]
  /// Whether other modules can import the part that compiles.
  let isWritten: Bool
  /// Whether it was compiled by Swift 5's rules instead of those of Swift 6.
  var isRelaxed = false
}
