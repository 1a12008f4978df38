import Diagnostics
import Foundation
import Porting

/// Compiles folders of sources far enough to know their errors.
struct AppCheck {
  private let compiler: SwiftCompiler
  private let portsSources: Bool

  init(_ compiler: SwiftCompiler, portsSources: Bool) {
    (self.compiler, self.portsSources) = (compiler, portsSources)
  }

  /// Compiles the files of a folder as one module; modules that do not exist are made without contents.
  func module(of folder: AppFolder) throws -> CheckedModule {
    let sources = try folder.sources()
    let scratch = FileManager.default.temporaryDirectory.appendingPathComponent(
      "breadth-\(UUID().uuidString)")
    let modules = scratch.appendingPathComponent("Modules")
    try FileManager.default.createDirectory(at: modules, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: scratch) }
    let imported = Set(sources.importedModules.values.joined()).sorted()
    let existing = try compiler.existing(imported, in: scratch)
    for name in imported where !existing.contains(name) {
      try compiler.makeEmptyModule(name, in: modules)
    }
    let files = try self.files(of: sources, in: scratch)
    return CheckedModule(
      folder: folder, sources: sources, emptyModules: Set(imported).subtracting(existing),
      errors: try compiler.errors(in: files, emptyModules: modules))
  }

  /// The files that the compiler reads: copies with names of their own, as an app's modules may have files of the same
  /// name, which one module cannot have.
  private func files(of sources: AppSources, in scratch: URL) throws -> [CheckedFile] {
    let texts = portsSources ? sources.ported.map(\.text) : sources.files.map(\.markedText)
    return try zip(texts, sources.files).enumerated().map { index, file in
      let copy = scratch.appendingPathComponent("\(index).swift")
      try Data(file.0.utf8).write(to: copy)
      return CheckedFile(path: copy.path, name: file.1.fullPath)
    }
  }
}

/// A folder of sources with the compiler's errors.
struct CheckedModule {
  let folder: AppFolder
  let sources: AppSources
  /// The modules that were made without contents, since they do not exist here.
  let emptyModules: Set<String>
  let errors: [CompilerError]
}
