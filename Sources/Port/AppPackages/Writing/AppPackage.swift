import AppBreadth
import Diagnostics
import Porting

/// A package that shows an app's screens, as far as it is known.
struct AppPackage: Sendable {
  let app: AppDescription
  let toolkit: ToolkitDependency
  /// The package's folder, relative to the app's.
  let folder: String
  /// The names of the toolkit's own modules, which the package cannot use again.
  let takenNames: Set<String>
  /// The modules that do not exist here and are replaced by others.
  var stubs: Set<String> = []
  /// What is declared in them.
  var standIns = StandIns()
  /// The files that do not compile here, by module.
  var leftOut: [String: [LeftOutFile]] = [:]
  /// The parts of the other files that do not compile here, by module.
  var skipped: [String: SkippedParts] = [:]
  /// The modules that are compiled by Swift 5's rules, since they do not keep those of Swift 6 for isolation here.
  var relaxed: Set<String> = []
  /// Whether only the toolkit is built, and nothing of the app.
  var isBare = false
  var useCases: UseCaseList
  /// What is made up for the controllers.
  var data = ScreenData()
  /// The coordinators, and the data that they make up.
  var screenFiles: [PackageFile] = []

  init(_ app: AppDescription, toolkit: ToolkitDependency, folder: String, takenNames: Set<String>) {
    (self.app, self.toolkit, self.folder, self.takenNames) = (app, toolkit, folder, takenNames)
    useCases = UseCaseList(app: app.main.name, [])
  }

  /// The name of the package of an app.
  static func name(of app: String) -> String { "\(app)Showcase" }

  /// The name of the program.
  var product: String { "\(app.main.name.lowercased())-showcase" }

  /// Returns the name of a module's target: the module's, unless the toolkit has a module of that name.
  func targetName(of module: AppDescription.Module) -> String {
    takenNames.contains(module.name) ? "\(module.name)App" : module.name
  }

  /// Returns how a module is compiled.
  func settings(of module: AppDescription.Module) -> CompilerSettings {
    var settings = module.target.settings
    if relaxed.contains(module.name) { settings.languageMode = .five }
    return settings
  }

  var mainTarget: String { targetName(of: app.main) }

  /// All files of the package, the manifest first.
  var files: [PackageFile] {
    [PackageFile("Package.swift", text: manifest)] + app.modules.flatMap(sources) + stubFiles + programFiles
      + (isBare ? [] : screenFiles)
      + Plans(showcase: app.main.name, useCases: useCases).files
      + CommonFiles.all(package: Self.name(of: app.main.name), product: product, toolkit: toolkit) + [
        Workflow(product: product, toolkit: toolkit).file
      ]
  }

  /// The path of the file with the use cases.
  var useCasesPath: String { "Sources/\(mainTarget)/\(useCases.app)Showcase.swift" }

  private func sources(of module: AppDescription.Module) -> [PackageFile] {
    let target = "Sources/\(targetName(of: module))"
    let up = String(repeating: "../", count: 3)
    let linked = linked(module)
    let links = linked.links.map { link in
      let depth = link.path.split(separator: "/").count - 1
      return PackageFile(
        "\(target)/\(link.path)", linkTo: up + String(repeating: "../", count: depth) + link.destination)
    }
    let ignored = ignored(of: module, linked)
    let list = ignored.isEmpty ? [] : [PackageFile("\(target)/\(IgnoreList.name)", text: ignored.text)]
    let information = module.information.map {
      PackageFile("\(target)/\(Self.informationFolder)/Info.plist", text: $0)
    }
    let parts = skipped[module.name]?.renamingFiles(linked.path) ?? SkippedParts()
    let skips =
      parts.isEmpty || isBare
      ? [] : [PackageFile("\(target)/\(SkippedParts.fileName)", text: parts.text)]
    let symbols = module.assetSymbols.map { PackageFile("\(target)/\(Self.symbolsPath)", text: $0) }
    return [companion(of: module, in: target)] + links + list + skips + classes(beside: module, in: target)
      + [information, symbols].compactMap { $0 }
  }

  /// The list of the classes of other modules.
  private func classes(beside module: AppDescription.Module, in target: String) -> [PackageFile] {
    let classes = outerClasses(of: module)
    guard !classes.isEmpty, !isBare else { return [] }
    return [PackageFile("\(target)/\(OuterClasses.fileName)", text: classes.text)]
  }

  /// The file with the symbols that Xcode generates for asset catalogs.
  static let symbolsPath = "Generated/Assets.swift"

  /// The folder of the copy of `Info.plist`, which the package manager refuses outside of a folder.
  static let informationFolder = "Information"

  /// The file without which the package manager would leave the target out.
  private func companion(of module: AppDescription.Module, in target: String) -> PackageFile {
    module.name == app.main.name
      ? PackageFile(useCasesPath, text: useCases.text)
      : PackageFile("\(target)/Linked.swift", text: "// The sources are in the folder beside this file.\n")
  }

  func linked(_ module: AppDescription.Module) -> LinkedSources {
    LinkedSources(
      files: module.target.files + module.builtResources.map(\.path),
      of: module.place?.files ?? app.folder.files,
      skipping: module.place?.skippedFolders ?? app.folder.skippedFolders)
  }

  private func ignored(of module: AppDescription.Module, _ linked: LinkedSources) -> IgnoreList {
    guard !isBare else { return IgnoreList(strangers: ["\(LinkedSources.folder)/"]) }
    let failures = (leftOut[module.name] ?? []).map { file in
      (path: linked.path(of: file.file), reason: file.reason)
    }
    return IgnoreList(strangers: linked.strangers, failures: failures)
  }

  private var stubFiles: [PackageFile] {
    stubs.sorted().map { name in
      PackageFile(
        "Stubs/\(name)/\(name).swift",
        text: standIns.source(of: name).map { Self.stubHead(of: name) + $0 }
          ?? "// Empty: the module \(name) does not exist here. Declare what the app needs of it.\n")
    }
  }

  private static func stubHead(of name: String) -> String {
    FrameworksInPart.names.contains(name)
      ? "// UIKit here has the controllers of \(name). Other declarations do nothing, and let the app compile.\n"
      : "// The module \(name) does not exist here. These declarations do nothing, and let the app compile.\n"
  }

  private var programFiles: [PackageFile] {
    let imports = { (names: [String]) in names.sorted().map { "import \($0)\n" }.joined() }
    let tests = "\(app.main.name)ShowcaseTests"
    return [
      PackageFile(
        "Sources/\(product)/main.swift",
        text: imports([mainTarget, "ShowcaseCommand"]) + "\nShowcaseCommand.main(\(useCases.variable))\n"),
      PackageFile(
        "Tests/\(tests)/\(tests).swift",
        text: imports([mainTarget, "ShowcaseTesting", "Testing"])
          + """

          @Test(arguments: try PlannedUseCase.all(in: \(useCases.variable))) @MainActor
          func useCase(_ planned: PlannedUseCase) async throws { try await verify(planned) }

          """),
    ]
  }
}

extension AppDescription.Module {
  /// The resources that the target has: of several for one place in its bundle, the first.
  var builtResources: [AppResource] {
    var seen: Set<String> = []
    return target.resources.filter { seen.insert($0.place).inserted }
  }

  /// The resources that it does not have for that reason.
  var otherResources: [AppResource] { target.resources.filter { !builtResources.contains($0) } }
}

extension AppPackage {
  /// The package with a use case or a comment for each controller, as if all compiled.
  var withAllControllers: AppPackage {
    var copy = self
    copy.useCases = UseCaseList(
      app: app.main.name, app.controllers(beside: standIns.parents),
      beside: app.main.sources.namesOfDeclarations)
    copy.makeData()
    return copy
  }
}
