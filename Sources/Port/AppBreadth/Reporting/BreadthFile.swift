import Porting

/// A file with its errors.
struct BreadthFile {
  /// The path, with the folder as the user named it.
  let path: String
  let importsUIKit: Bool
  /// The errors besides those that follow from others.
  let errors: [SortedError]
  /// How many errors follow from others.
  let followUps: Int

  init(path: String, importsUIKit: Bool, errors: [SortedError]) {
    (self.path, self.importsUIKit) = (path, importsUIKit)
    let own = errors.filter { !$0.isFollowUp }
    // A file never looks better than it is: what nothing explains stays.
    self.errors = own.isEmpty ? errors : own
    followUps = errors.count - self.errors.count
  }

  /// The worst kind among the errors; `nil` without errors.
  var kind: ErrorKind? { ErrorKind.allCases.first { kind in errors.contains { $0.kind == kind } } }

  /// The files of a module.
  static func files(of module: CheckedModule, in names: BuildNames) -> [BreadthFile] {
    let sorter = ErrorSorter(module, in: names)
    let errors = Dictionary(grouping: module.errors, by: \.file)
    let imports = module.sources.importedModules
    return module.sources.files.map { file in
      BreadthFile(
        path: "\(module.module.folder.name)/\(file.path)",
        importsUIKit: imports[file.fullPath]?.contains("UIKit") == true,
        errors: (errors[file.fullPath] ?? []).map(sorter.sort).markingArguments)
    }
  }
}
