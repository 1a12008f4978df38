import Diagnostics
import Porting

/// What `init` found in an app's folder: the module to show, and the modules that it is built on.
struct AppDescription: Sendable {
  /// A target with its parsed sources.
  struct Module: Sendable {
    let target: AppTarget
    let sources: AppSources
    /// The text of the target's `Info.plist`; `nil` if it has none.
    var information: String?
    /// The text of the file with the symbols of its asset catalogs; `nil` without catalogs.
    var assetSymbols: String?
    /// The folder in which its files are; `nil` for the app's.
    var place: SourcePlace?

    var name: String { target.name }
  }

  /// The folder.
  let folder: GivenFolder
  /// The modules, each after those that it imports; the last one is shown.
  let modules: [Module]
  /// The names of other apps and of their projects, which were not taken.
  let others: [String]
  /// The libraries that lock files name.
  var locked: [LockedLibrary] = []

  /// The module that is shown.
  var main: Module { modules[modules.count - 1] }

  /// The modules that the sources import and do not contain.
  var imports: Set<String> {
    Set(modules.flatMap { $0.sources.importedModules.values.joined() }).subtracting(modules.map(\.name))
  }

  /// What is wrong in the modules' files of build settings, each once.
  var remarks: [Diagnostic] {
    var seen: Set<Diagnostic> = []
    return modules.reversed().flatMap(\.target.remarks).filter { seen.insert($0).inserted }
  }
}

extension AppDescription {
  /// Returns the view controllers of the shown module, and the app itself.
  ///
  /// - Parameter parents: The superclasses of classes of modules that do not exist here.
  func controllers(beside parents: [String: String] = [:]) -> [AppController] {
    let interfaces = AppInterfaces(modules.flatMap(\.builtResources).map(\.path), in: folder.path)
    let launch = LaunchFinder(main, interfaces: interfaces).launch
    let finder = ControllerFinder(modules, interfaces: interfaces, beside: parents)
    return finder.controllers(in: Set(main.target.files)) + [launch].compactMap { $0 }
  }
}
