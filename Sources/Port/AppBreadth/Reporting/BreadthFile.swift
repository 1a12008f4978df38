import Porting

/// A file with its errors.
struct BreadthFile {
  /// The path, beginning with the folder as the user named it.
  let path: String
  let importsUIKit: Bool
  /// The errors, without those that follow from others.
  let errors: [SortedError]
  /// The number of errors that follow from others.
  let followUps: Int

  init(path: String, importsUIKit: Bool, errors: [SortedError]) {
    (self.path, self.importsUIKit) = (path, importsUIKit)
    let own = errors.filter { !$0.isFollowUp }
    // A file must not look better than it is, so errors without an explanation are kept.
    self.errors = own.isEmpty ? errors : own
    followUps = errors.count - self.errors.count
  }

  /// The worst kind of the errors; `nil` without errors.
  var kind: ErrorKind? { ErrorKind.allCases.first { kind in errors.contains { $0.kind == kind } } }

  /// Returns the files of a module.
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
