import AppBreadth
import Diagnostics

/// The first error of each file of an app, and of each use case.
struct BuildErrors {
  /// The first errors by module and file, relative to the app's folder.
  private(set) var files: [String: [String: LeftOutFile]] = [:]
  /// The first errors of the controllers' use cases.
  private(set) var useCases: [AppController: String] = [:]

  init() {}

  /// Reads the output of a build of a package.
  init(_ output: String, in package: AppPackage, root: String) {
    for error in CompilerError.all(in: output) {
      guard error.file.hasPrefix("\(root)/") else { continue }
      let path = String(error.file.dropFirst(root.count + 1))
      if path == package.useCasesPath {
        add(useCaseError: error, in: package)
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
    for error in errors {
      if error.file.hasPrefix(folder) {
        add(error, at: String(error.file.dropFirst(folder.count)), of: name)
      } else if error.file.hasSuffix("/\(package.useCasesFileName)") {
        add(useCaseError: error, in: package)
      }
    }
  }

  /// Leaves out the errors of use cases, whose lines mean nothing once a person has changed their file.
  mutating func dropUseCases() { useCases = [:] }

  private mutating func add(_ error: CompilerError, at file: String, of module: String) {
    guard files[module]?[file] == nil else { return }
    files[module, default: [:]][file] = LeftOutFile(
      file: file, position: error.position, message: error.message)
  }

  private mutating func add(useCaseError error: CompilerError, in package: AppPackage) {
    guard let controller = package.useCases.controller(atLine: error.position.line),
      useCases[controller] == nil
    else { return }
    useCases[controller] = error.message
  }
}

extension AppPackage {
  /// Leaves out files and use cases with errors.
  ///
  /// - Returns: Whether there was something to leave out that was not before.
  mutating func leaveOut(_ errors: BuildErrors) -> Bool {
    var isNew = false
    for module in app.modules {
      let known = Set((leftOut[module.name] ?? []).map(\.file))
      let own = Set(module.target.files)
      let added = (errors.files[module.name] ?? [:]).values.filter {
        !known.contains($0.file) && own.contains($0.file)
      }
      leftOut[module.name, default: []] += added
      leftOut[module.name]?.sort { $0.file < $1.file }
      isNew = isNew || !added.isEmpty
    }
    let files = Dictionary(
      (leftOut[app.main.name] ?? []).map { ($0.file, $0) }, uniquingKeysWith: { first, _ in first })
    for index in useCases.entries.indices where useCases.entries[index].obstacle == nil {
      let controller = useCases.entries[index].controller
      if let file = files[controller.file] {
        useCases.entries[index].obstacle = "its file does not compile here: \(file.message)"
      } else if let message = errors.useCases[controller] {
        useCases.entries[index].obstacle = message
        isNew = true
      }
    }
    return isNew
  }

  /// The name of the file with the use cases.
  var useCasesFileName: String { useCasesPath.lastPart }
}
