import AppBreadth
import Diagnostics
import Porting

/// The errors of each file of an app, and the first one of each use case.
struct BuildErrors {
  /// The errors by module and file, relative to the app's folder.
  private(set) var files: [String: [String: [CompilationFault]]] = [:]
  /// The first errors of the controllers' use cases.
  private(set) var useCases: [AppController: String] = [:]
  /// The first errors of coordinators and of what they make up, by the names of their files.
  private(set) var screens: [String: String] = [:]

  init() {}

  /// The names of types that no module declares.
  var missingTypes: Set<String> {
    Set(files.values.flatMap { $0.values.joined() }.compactMap(\.missingType))
  }

  /// Reads the output of a build of a package.
  init(_ output: String, in package: AppPackage, root: String) {
    let screens = Set(package.screenTexts.keys)
    for error in CompilerError.all(in: output) {
      guard error.file.hasPrefix("\(root)/") else { continue }
      let path = String(error.file.dropFirst(root.count + 1))
      if path == package.useCasesPath {
        add(useCaseError: error, in: package)
      } else if screens.contains(path.lastPart), path.isOfScreen(in: package.mainTarget) {
        add(screenError: error)
      } else if let module = package.app.modules.first(where: {
        path.hasPrefix("Sources/\(package.targetName(of: $0))/")
      }) {
        let target = "Sources/\(package.targetName(of: module))/"
        add(error, at: package.linked(module).file(at: String(path.dropFirst(target.count))), of: module.name)
      }
    }
  }

  /// Adds the compiler's errors of a module.
  mutating func add(_ errors: [CompilerError], ofModule name: String, in package: AppPackage) {
    let folder = "\(package.app.folder.path)/"
    let screens = Set(package.screenTexts.keys)
    for error in errors {
      if error.file.hasPrefix(folder) {
        add(error, at: String(error.file.dropFirst(folder.count)), of: name)
      } else if error.file.hasSuffix("/\(package.useCasesFileName)") {
        add(useCaseError: error, in: package)
      } else if screens.contains(error.file.lastPart) {
        add(screenError: error)
      }
    }
  }

  private mutating func add(screenError error: CompilerError) {
    let name = error.file.lastPart
    screens[name] = screens[name] ?? error.message
  }

  /// Leaves out the errors of use cases, whose lines mean nothing once a person has changed their file.
  mutating func dropUseCases() { useCases = [:] }

  private mutating func add(_ error: CompilerError, at file: String, of module: String) {
    files[module, default: [:]][file, default: []].append(
      CompilationFault(position: error.position, message: error.message, notes: error.notes))
  }

  private mutating func add(useCaseError error: CompilerError, in package: AppPackage) {
    guard let controller = package.useCases.controller(atLine: error.position.line),
      useCases[controller] == nil
    else { return }
    useCases[controller] = error.message
  }
}

extension String {
  /// Whether it is the path of a coordinator or of what one makes up.
  fileprivate func isOfScreen(in target: String) -> Bool {
    ["Screens", "Mocks"].contains { hasPrefix("Sources/\(target)/\($0)/") }
  }
}

extension CompilationFault {
  /// The name of a type that is not declared.
  fileprivate var missingType: String? {
    // A type may have the name of its module.
    let words = /^(?:cannot find (?:type )?|no type named |unknown attribute |module )'([A-Z]\w*)'/
    guard !message.hasPrefix("module") || message.contains("has no member named") else { return nil }
    return message.firstMatch(of: words).map { String($0.output.1) }
  }
}
