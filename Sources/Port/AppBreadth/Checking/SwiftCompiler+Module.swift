import Diagnostics
import Foundation

extension SwiftCompiler {
  /// Compiles files as one module up to the checks that follow types, such as missing returns, and writes the module
  /// with what of it compiles into a folder, where the next ones find it.
  func compile(_ files: [CheckedFile], as name: String, into folder: URL) throws -> CompiledModule {
    var found: [CompilerError] = []
    while true {
      // The compiler goes no further than to imports if these are wrong in one file.
      let faulty = Set(found.map(\.file))
      let module = try compile(files.filter { !faulty.contains($0.name) }, as: name, once: folder)
      let imports = module.errors.filter(\.isOfImport)
      guard !imports.isEmpty else {
        return CompiledModule(errors: found + module.errors, isWritten: module.isWritten)
      }
      found += imports
    }
  }

  private func compile(
    _ files: [CheckedFile], as name: String, once folder: URL
  ) throws -> CompiledModule {
    let module = folder.appendingPathComponent("\(name).swiftmodule")
    try? FileManager.default.removeItem(at: module)
    let arguments =
      [
        "-whole-module-optimization", "-module-name", name, "-I", folder.path, "-I", modules, "-Xfrontend",
        "-experimental-allow-module-with-compiler-errors", try list(files, in: folder),
      ] + usual
    var result = try run(
      ["-emit-module", "-enable-testing", "-emit-module-path", module.path] + arguments, in: folder)
    if result.crashed {
      // Writing a module that has errors is an experiment of the compiler's.
      try? FileManager.default.removeItem(at: module)
      result = try run(["-typecheck"] + arguments, in: folder)
    }
    let errors = CompilerError.all(in: result.output)
    let names = Set(files.map(\.name))
    let isUnknown = result.failed && !errors.contains { names.contains($0.file) }
    guard !result.crashed, !isUnknown else {
      let reason = result.output.split(separator: "\n").first { $0.contains("error:") }
      throw Diagnostic(
        "the compiler ended without a result: \(reason ?? "it crashed")",
        expected: "errors of the module '\(name)'")
    }
    return CompiledModule(
      errors: errors, isWritten: FileManager.default.fileExists(atPath: module.path))
  }
}

/// What the compiler says of a module.
struct CompiledModule {
  let errors: [CompilerError]
  /// Whether others can import what of it compiles.
  let isWritten: Bool
}
