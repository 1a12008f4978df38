import AppBreadth
import Diagnostics
import MadeData
import Porting

/// Finds the files of an app that compile here, without a build: the compiler checks all, those with errors are left
/// out, and so on until the rest has none.
struct CompilationSieve {
  private var package: AppPackage
  private let environment: [String: String]
  private let modules: String
  /// The files that a person has left out, by module.
  private var left: [String: Set<String>] = [:]

  /// The modules of the last round, by name, with what they were made of.
  private var reduced: [String: (input: ModuleInput, module: AppModule)] = [:]

  private let progress: (String) -> Void

  init(
    _ package: AppPackage, environment: [String: String], modules: String,
    progress: @escaping (String) -> Void
  ) {
    (self.package, self.environment, self.modules) = (package, environment, modules)
    self.progress = progress
  }

  /// Leaves out what a person has left out: files and folders, by module.
  mutating func leaveOut(_ paths: [String: Set<String>]) { left = paths }

  /// Returns the package with what has to be left out, with stand-ins for what does not exist, and with its use cases.
  mutating func sieved() throws -> AppPackage {
    let compiler = try SwiftCompiler(environment: environment, languageMode: 5, modules: modules)
    let (check, folder) = (AppCheck(compiler, portsSources: true), try CheckFolder())
    package = package.withAllControllers
    for round in 0..<Self.maximumRounds {
      progress(
        "Compiling \(compiledCount) files of \(package.app.modules.map(\.name).joined(separator: ", "))...")
      let unchanged = reduceModules()
      let checked = try check.build(
        package.app.modules.compactMap { reduced[$0.name]?.module }, stubs: package.stubSources, in: folder,
        unchanged: unchanged)
      package.stubs.formUnion(checked.flatMap(\.emptyModules).filter { !package.takenNames.contains($0) })
      package.relaxed.formUnion(checked.filter(\.isRelaxed).map(\.name))
      let found = checked.reduce(into: BuildErrors()) { errors, module in
        errors.add(module.errors, ofModule: module.name, in: package)
      }
      // What is left out hides further missing types, so they are looked for first.
      if round < Self.roundsOfStandIns, try addStandIns(found.missingTypes, check) { continue }
      guard !package.leaveOut(found) else { continue }
      // What is compiled is known now, so data is made of it.
      guard package.data.index == nil else { break }
      package.data.index = typeIndex
      guard package.makeData() else { break }
    }
    return package
  }

  /// Declares missing types.
  ///
  /// - Returns: Whether there are new ones.
  private mutating func addStandIns(_ names: Set<String>, _ check: AppCheck) throws -> Bool {
    guard package.addStandIns(names) else { return false }
    for (name, source) in package.stubSources.sorted(by: { $0.key < $1.key }) {
      for error in try check.errors(inStub: name, of: source) {
        package.removeStandIn(atLine: error.position.line, of: name)
      }
    }
    return true
  }

  private static let roundsOfStandIns = 6
  private static let maximumRounds = 40

  private var compiledCount: Int {
    package.app.modules.reduce(0) { $0 + $1.target.files.count - (package.leftOut[$1.name] ?? []).count }
  }

  /// Parses the modules in which something else is left out than in the last round.
  ///
  /// - Returns: The names of the others.
  private mutating func reduceModules() -> Set<String> {
    var unchanged: Set<String> = []
    for module in package.app.modules {
      let input = input(of: module)
      if reduced[module.name]?.input == input {
        unchanged.insert(module.name)
      } else {
        reduced[module.name] = (input, reducedModule(module, input))
      }
    }
    return unchanged
  }

  /// The types that are compiled, among them those in place of missing ones.
  private var typeIndex: TypeIndex {
    let standIns = package.stubSources.sorted { $0.key < $1.key }.map { name, source in
      TypeIndex.Module(name: name, texts: ["\(name).swift": source])
    }
    let modules = package.app.modules.compactMap { module in
      reduced[module.name].map {
        TypeIndex.Module(module.name, $0.module.sources, package.settings(of: module))
      }
    }
    return package.app.typeIndex(of: standIns + modules)
  }

  private func input(of module: AppDescription.Module) -> ModuleInput {
    let companion =
      module.name == package.app.main.name
      ? package.screenTexts.merging([package.useCasesFileName: package.useCases.text]) { $1 }
      : ["Linked.swift": ""]
    let symbols = module.assetSymbols.map { [AppPackage.symbolsPath.lastPart: $0] } ?? [:]
    return ModuleInput(
      leftOut: Set((package.leftOut[module.name] ?? []).map(\.file)),
      skipped: package.skipped[module.name] ?? SkippedParts(),
      outerClasses: package.outerClasses(of: module), companions: companion.merging(symbols) { $1 },
      settings: package.settings(of: module))
  }

  /// A module without what is left out.
  private func reducedModule(_ module: AppDescription.Module, _ input: ModuleInput) -> AppModule {
    let persons = left[module.name] ?? []
    var texts: [String: String] = [:]
    for file in module.sources.files where !input.leftOut.contains(file.path) && !persons.covers(file.path) {
      texts[file.path] = file.text
    }
    let folder = AppFolder(at: package.app.folder.path, named: package.app.folder.name)
    return AppModule(
      name: module.name, folder: folder,
      sources: AppSources(
        texts, in: folder.path, skipping: input.skipped, outerClasses: input.outerClasses),
      companions: input.companions, settings: input.settings)
  }
}

/// What decides which sources of a module are compiled in a round.
private struct ModuleInput: Hashable {
  let leftOut: Set<String>
  let skipped: SkippedParts
  let outerClasses: OuterClasses
  let companions: [String: String]
  let settings: CompilerSettings
}

extension Set<String> {
  /// Whether a file, or a folder around it, is among the paths.
  fileprivate func covers(_ file: String) -> Bool {
    contains { file == $0 || file.hasPrefix($0.hasSuffix("/") ? $0 : "\($0)/") }
  }
}
