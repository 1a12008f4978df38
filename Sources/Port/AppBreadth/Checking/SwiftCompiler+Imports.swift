import Foundation
import Porting

extension SwiftCompiler {
  /// Returns the modules that exist in the toolchain or among the frameworks here.
  func existing(_ names: [String], in scratch: URL) throws -> Set<String> {
    let file = scratch.appendingPathComponent("Questions.swift")
    let questions = names.map { "#if canImport(\($0))\n#warning(\"is there: \($0)\")\n#endif\n" }
    try Data(questions.joined().utf8).write(to: file)
    // Without the modules' folder, since an app's module may have the name of one of this package's.
    let output = try run(["-typecheck", file.path]).output
    let found = output.split(separator: "\n").compactMap { line in
      line.range(of: "warning: is there: ").map { String(line[$0.upperBound...]) }
    }
    return Set(found).union(FrameworkProducts.names.intersection(names))
  }

  /// Returns the modules that files import in branches whose conditions are met.
  ///
  /// - Parameter settings: The arguments of the module's own settings.
  func imports(of files: [CheckedFile], in scratch: URL, with settings: [String]) throws -> Set<String> {
    let names = scratch.appendingPathComponent("Imports.txt")
    try Data().write(to: names)
    _ = try run(
      ["-emit-imported-modules", "-o", names.path, try list(files, in: scratch)] + usual + settings)
    return Set(
      String(decoding: try Data(contentsOf: names), as: UTF8.self).split(separator: "\n").map(String.init))
  }

  /// Creates a module of a source in a folder.
  ///
  /// - Parameters:
  ///   - name: The module's name.
  ///   - source: Its source; empty by default.
  ///   - folder: The folder.
  /// - Returns: The errors of the source, with which there is no module.
  @discardableResult
  func makeModule(_ name: String, of source: String = "", in folder: URL) throws -> [CompilerError] {
    let file = folder.appendingPathComponent("\(name).swift")
    try Data(source.utf8).write(to: file)
    let result = try run(
      [
        "-emit-module", "-parse-as-library", "-enable-testing", "-suppress-warnings", "-diagnostic-style",
        "llvm",
        "-I", modules, "-module-name", name, "-emit-module-path",
        folder.appendingPathComponent("\(name).swiftmodule").path, file.path,
      ])
    return CompilerError.all(in: result.output)
  }

  /// Returns the argument that lists some files.
  func list(_ files: [CheckedFile], in scratch: URL) throws -> String {
    let list = scratch.appendingPathComponent("Files.txt")
    try Data(files.map { "\"\($0.path)\"\n" }.joined().utf8).write(to: list)
    return "@\(list.path)"
  }

  /// The arguments for all calls that read an app's files.
  var usual: [String] {
    [
      "-suppress-warnings", "-diagnostic-style", "llvm", "-parse-as-library",
      // Beside a missing name, an expression can keep the compiler busy for minutes; those of apps that compile stay far
      // below.
      "-Xfrontend", "-solver-scope-threshold=100000",
    ]
  }
}
