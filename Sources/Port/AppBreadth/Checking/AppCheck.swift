import Diagnostics
import Foundation
import Porting

/// Compiles folders of sources far enough to find their errors.
package struct AppCheck {
  private let compiler: SwiftCompiler
  private let portsSources: Bool

  /// - Parameters:
  ///   - compiler: The compiler, with the modules that apps import.
  ///   - portsSources: Whether the sources are rewritten before they are compiled.
  package init(_ compiler: SwiftCompiler, portsSources: Bool) {
    (self.compiler, self.portsSources) = (compiler, portsSources)
  }

  /// Compiles modules as one build, each after those that it imports; modules that do not exist are replaced by
  /// empty ones.
  ///
  /// - Parameters:
  ///   - modules: The modules.
  ///   - stubs: The sources of modules that do not exist, by their names; they are empty by default.
  /// - Returns: The modules in the order in which they were compiled.
  /// - Throws: Diagnostics of modules that import each other.
  package func build(_ modules: [AppModule], stubs: [String: String] = [:]) throws -> [CheckedModule] {
    let scratch = FileManager.default.temporaryDirectory.appendingPathComponent(
      "breadth-\(UUID().uuidString)")
    let built = scratch.appendingPathComponent("Modules")
    try FileManager.default.createDirectory(at: built, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: scratch) }
    let names = Set(modules.map(\.name))
    let imported = Set(modules.flatMap { $0.sources.importedModules.values.joined() }).subtracting(names)
    let existing = try compiler.existing(imported.sorted(), in: scratch)
    let absent = imported.subtracting(existing)
    var (files, imports) = ([String: [CheckedFile]](), [String: Set<String>]())
    for module in modules {
      let folder = scratch.appendingPathComponent(module.name)
      files[module.name] = try self.files(of: module, in: folder) { name in
        names.contains(name) ? true : absent.contains(name) ? false : nil
      }
      imports[module.name] = try compiler.imports(
        of: files[module.name] ?? [], in: folder, with: settings(of: module))
    }
    for name in Set(imports.values.joined()).intersection(absent).sorted() {
      try compiler.makeModule(name, of: stubs[name] ?? "", in: built)
    }
    let modulesByName = Dictionary(modules.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    let order = try BuildOrder(
      modules.map(\.name), imports: imports.mapValues { $0.intersection(names) }.removingOwnNames
    ) { name, other in modulesByName[name]?.sources.firstImport(of: other) }
    return try order.names.compactMap { modulesByName[$0] }.map { module in
      let compiled = try compile(module, files[module.name] ?? [], into: built)
      if !compiled.isWritten { try compiler.makeModule(module.name, in: built) }
      let used = imports[module.name, default: []].subtracting([module.name])
      return CheckedModule(
        module: module, emptyModules: used.intersection(absent),
        importedModules: order.names.filter(used.contains), errors: compiled.errors,
        isWritten: compiled.isWritten, isRelaxed: compiled.isRelaxed)
    }
  }

  /// Returns the errors in the source of a module that replaces one that does not exist.
  package func errors(inStub name: String, of source: String) throws -> [CompilerError] {
    let scratch = FileManager.default.temporaryDirectory.appendingPathComponent(
      "breadth-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: scratch) }
    return try compiler.makeModule(name, of: source, in: scratch)
  }

  private func settings(of module: AppModule) -> [String] {
    guard let settings = module.settings else { return ["-swift-version", "\(compiler.languageMode)"] }
    return settings.arguments + CompilerSettings.conditionsOfPackages.flatMap { ["-D", $0] }
  }

  /// Compiles a module, by Swift 5's rules if only isolation is wrong by those of Swift 6. As long as more is wrong,
  /// isolation does not count.
  private func compile(
    _ module: AppModule, _ files: [CheckedFile], into folder: URL
  ) throws -> CompiledModule {
    var compiled = try compiler.compile(files, as: module.name, into: folder, with: settings(of: module))
    guard module.settings?.languageMode == .six else { return compiled }
    let others = compiled.errors.filter { !$0.isOfIsolation }
    guard others.count < compiled.errors.count else { return compiled }
    guard others.isEmpty else {
      compiled.errors = others
      return compiled
    }
    var relaxed = module
    relaxed.settings?.languageMode = .five
    compiled = try compiler.compile(files, as: module.name, into: folder, with: settings(of: relaxed))
    compiled.isRelaxed = true
    return compiled
  }

  /// Returns the files for the compiler: renamed copies, since an app's modules may have several files of the same
  /// name, which one module cannot have.
  private func files(
    of module: AppModule, in folder: URL, _ exists: (String) -> Bool?
  ) throws -> [CheckedFile] {
    let sources = module.sources
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let texts = portsSources ? sources.ported.map(\.text) : sources.files.map(\.markedText)
    let copies = try zip(texts, sources.files).enumerated().map { index, file in
      let copy = folder.appendingPathComponent("\(index).swift")
      try Data(file.0.decidingImports(exists).utf8).write(to: copy)
      return CheckedFile(path: copy.path, name: file.1.fullPath)
    }
    var companions = module.companions
    if sources.usesPackageResources { companions["PackageResources.swift"] = AppSources.packageResources }
    return copies
      + (try companions.sorted { $0.key < $1.key }.map { name, text in
        let file = folder.appendingPathComponent(name)
        try Data(text.utf8).write(to: file)
        return CheckedFile(path: file.path, name: file.path)
      })
  }
}

extension [String: Set<String>] {
  /// The imports, without a module's imports by its own files.
  fileprivate var removingOwnNames: Self {
    Dictionary(uniqueKeysWithValues: map { ($0.key, $0.value.subtracting([$0.key])) })
  }
}
