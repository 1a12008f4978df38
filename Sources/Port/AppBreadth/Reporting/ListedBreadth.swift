import Diagnostics

/// The report as JSON.
struct ListedBreadth: Encodable {
  let files: Int
  let filesWithUIKit: Int
  let filesWithoutErrors: Int
  let blockedFiles: [String: Int]
  /// The number of files that import UIKit and do not lack only another module.
  let filesThatNoModuleBlocks: Int
  let modules: [Module]
  let missing: [Symbol]
  let emptyModules: [EmptyModule]
  let list: [File]

  struct Module: Encodable {
    let name: String
    let builds: Bool
    let files: Int
    let filesWithErrors: Int
    let filesThatLackAnotherModuleAlone: Int
    let errors: Int
    let followUpErrors: Int
    let importsThatDoNotBuild: [String]
    let causes: [ListedCause]
  }

  struct ListedCause: Encodable {
    let kind: String
    let name: String
    let files: Int
    let filesThatNothingElseBlocks: Int
    let errors: Int
    let file: String
    let line: Int
    let column: Int
  }

  struct Symbol: Encodable {
    let name: String
    let files: Int
    let filesThatLackNothingElse: Int
    let uses: Int
  }

  struct EmptyModule: Encodable {
    let name: String
    let files: Int
  }

  struct File: Encodable {
    let path: String
    let importsUIKit: Bool
    /// `nil` if nothing blocks it.
    let blockedBy: String?
    let errors: Int
  }

  init(_ report: BreadthReport) {
    files = report.files.count
    filesWithUIKit = report.counted.count
    filesWithoutErrors = report.count(of: nil)
    blockedFiles = Dictionary(
      uniqueKeysWithValues: ErrorKind.allCases.map { ($0.rawValue, report.count(of: $0)) })
    filesThatNoModuleBlocks = report.filesThatNoModuleBlocks
    modules = report.modules.map(Module.init)
    missing = report.symbols.map {
      Symbol(name: $0.name, files: $0.files, filesThatLackNothingElse: $0.alone, uses: $0.uses)
    }
    emptyModules = report.emptyModules.map { EmptyModule(name: $0.name, files: $0.files) }
    list = report.files.map {
      File(
        path: $0.path, importsUIKit: $0.importsUIKit, blockedBy: $0.kind?.rawValue, errors: $0.errors.count)
    }
  }
}

extension ListedBreadth.Module {
  init(_ report: ModuleReport) {
    self.init(
      name: report.name, builds: report.builds, files: report.files.count,
      filesWithErrors: report.filesWithErrors.count,
      filesThatLackAnotherModuleAlone: report.filesBlockedByModules, errors: report.errors,
      followUpErrors: report.followUps, importsThatDoNotBuild: report.brokenImports,
      causes: report.causes.map {
        ListedBreadth.ListedCause(
          kind: $0.kind.rawValue, name: $0.name, files: $0.files, filesThatNothingElseBlocks: $0.alone,
          errors: $0.errors, file: $0.file, line: $0.position.line, column: $0.position.column)
      })
  }
}
