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
  /// empty ones, or by those that show the toolkit's part.
  ///
  /// - Parameters:
  ///   - modules: The modules.
  ///   - stubs: The sources of modules that do not exist, by their names; by default what
  ///     the toolkit has of them.
  ///   - folder: Where the modules are compiled; what an earlier call has left there is used again. A new folder by
  ///     default.
  ///   - unchanged: The modules that are the same as in the last call for that folder; none by default.
  /// - Returns: The modules in the order in which they were compiled.
  /// - Throws: Diagnostics of modules that import each other.
  package func build(
    _ modules: [AppModule], stubs: [String: String] = [:], in folder: CheckFolder? = nil,
    unchanged: Set<String> = []
  ) throws -> [CheckedModule] {
    let folder = try folder ?? CheckFolder()
    let names = Set(modules.map(\.name))
    let imported = Set(modules.flatMap { $0.sources.importedModules.values.joined() }).subtracting(names)
    let existing = try folder.existing(imported) { try compiler.existing($0.sorted(), in: folder.url) }
    let absent = imported.subtracting(existing)
    var inputs: [String: CheckFolder.Input] = [:]
    for module in modules {
      if unchanged.contains(module.name), let input = folder.lastInput(of: module.name) {
        inputs[module.name] = input
        continue
      }
      let files = try files(of: module) { name in
        names.contains(name) ? true : absent.contains(name) ? false : nil
      }
      inputs[module.name] = try folder.input(of: module.name, files, settings(of: module)) { files, scratch in
        try compiler.imports(of: files, in: scratch, with: settings(of: module))
      }
    }
    let imports = inputs.mapValues(\.imports)
    let used = Set(imports.values.joined()).intersection(absent).sorted()
    let sources = used.map { ($0, stubs[$0] ?? FrameworksInPart.source(of: $0) ?? "") }
    let changedStubs = try folder.makeStubs(sources) { name, source, built in
      try compiler.makeModule(name, of: source, in: built)
    }
    let modulesByName = Dictionary(modules.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    let order = try BuildOrder(
      modules.map(\.name), imports: imports.mapValues { $0.intersection(names) }.removingOwnNames
    ) { name, other in modulesByName[name]?.sources.firstImport(of: other) }
    var changed = changedStubs
    return try order.names.compactMap { name in
      guard let module = modulesByName[name], let input = inputs[name] else { return nil }
      let isSame = input.isSame && input.imports.isDisjoint(with: changed)
      if !isSame { changed.insert(name) }
      let compiled = try folder.result(of: name, isSame: isSame) {
        let compiled = try compile(module, input.files, into: folder.modules)
        if !compiled.isWritten { try compiler.makeModule(name, in: folder.modules) }
        return compiled
      }
      let others = input.imports.subtracting([name])
      return CheckedModule(
        module: module, emptyModules: others.intersection(absent),
        importedModules: order.names.filter(others.contains), errors: compiled.errors,
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

  /// Returns the files for the compiler, with the names that errors give them: renamed copies, since an app's modules
  /// may have several files of the same name, which one module cannot have.
  private func files(of module: AppModule, _ exists: (String) -> Bool?) throws -> [CheckFolder.Copy] {
    let sources = module.sources
    let texts = portsSources ? sources.ported.map(\.text) : sources.files.map(\.markedText)
    let copies = zip(texts, sources.files).enumerated().map { index, file in
      CheckFolder.Copy(file: "\(index).swift", name: file.1.fullPath, text: file.0.decidingImports(exists))
    }
    var companions = module.companions
    if sources.usesPackageResources { companions["PackageResources.swift"] = AppSources.packageResources }
    return copies
      + companions.sorted { $0.key < $1.key }.map {
        CheckFolder.Copy(file: $0.key, name: nil, text: $0.value)
      }
  }
}

extension [String: Set<String>] {
  /// The imports, without a module's imports by its own files.
  fileprivate var removingOwnNames: Self {
    Dictionary(uniqueKeysWithValues: map { ($0.key, $0.value.subtracting([$0.key])) })
  }
}
