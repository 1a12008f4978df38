import AppBreadth
import Diagnostics
import MadeData
import Porting

/// The coordinator of one view controller, with what it makes up, for a package that a person keeps.
struct WrittenCoordinator {
  /// The use case that shows the controller by it.
  let useCase: String
  /// The files; none for a controller that needs no data.
  let files: [PackageFile]

  /// Finds how a controller is shown.
  ///
  /// - Parameters:
  ///   - name: The controller's class.
  ///   - app: The modules among which it is.
  ///   - folder: The folder for the files, relative to the app's; empty if they are only printed.
  /// - Throws: a diagnostic for a class that is not there or is not a view controller's, and where data cannot be made.
  init(for name: String, in app: AppDescription, writtenInto folder: String) throws(Diagnostic) {
    let index = app.typeIndex(
      of: app.modules.map { TypeIndex.Module($0.name, $0.sources, $0.target.settings) })
    let controllers = app.allControllers
    guard let controller = controllers.first(where: { $0.name == name || $0.shownName == name }) else {
      let names = Set(controllers.map(\.shownName)).sorted()
      throw Diagnostic(
        "there is no view controller '\(name)' in '\(app.folder.name)'", expected: oneOf(names, like: name),
        nearest: nearestName(to: name, in: names))
    }
    var data = ScreenData()
    data.index = index
    var shown = controller
    let names = app.main.sources.namesOfDeclarations
    if case .missing(let reason)? = data.make(for: [controller], beside: names).first ?? nil {
      throw Diagnostic(
        "no data can be made up for '\(name)': \(reason)", file: app.folder.shown(controller.file),
        expected: "a coordinator of yours that makes it")
    }
    shown.coordinator = data.recipes[controller.identifier]?.coordinator
    // A package that a person keeps is written for stages.
    useCase = (shown.expression ?? "UseCase(\"Start\", \(name)())").replacing(".unprepared()", with: "")
    let home = folder.isEmpty ? index.types[controller.name]?.module : app.module(in: folder)
    let modules = app.modules.map { ($0.name, $0.name) }
    files = ScreenFiles(
      data: data, home: home, modules: Dictionary(modules, uniquingKeysWith: { first, _ in first }),
      qualifier: names.contains("NavigationCoordinator") ? "ShowcaseKit." : ""
    ).files(in: folder.isEmpty ? "" : "\(folder)/")
  }
}

extension AppDescription {
  /// The view controllers of all modules.
  fileprivate var allControllers: [AppController] {
    let interfaces = AppInterfaces(modules.flatMap(\.builtResources).map(\.path), in: folder.path)
    return modules.indices.flatMap { index in
      ControllerFinder(Array(modules[...index]), interfaces: interfaces)
        .controllers(in: Set(modules[index].target.files))
    }
  }

  /// The module one of whose files is in a folder.
  fileprivate func module(in folder: String) -> String? {
    modules.first { $0.target.files.contains { $0.hasPrefix("\(folder)/") } }?.name
  }
}
