import Diagnostics
import Porting

/// The number of files that compile, whether the modules build, and what is missing.
struct BreadthReport {
  /// The modules, in the order in which they were compiled.
  let modules: [ModuleReport]
  /// The missing symbols of UIKit, by the number of files that use them, most first, then by name.
  let symbols: [MissingSymbol]
  /// The modules that do not exist, with the number of files that import them, most first.
  let emptyModules: [(name: String, files: Int)]

  init(_ build: [CheckedModule]) {
    modules = ModuleReport.all(of: build)
    symbols = MissingSymbol.ranked(modules.flatMap(\.files))
    var counts: [String: Int] = [:]
    for module in build {
      for name in module.sources.importedModules.values.joined() where module.emptyModules.contains(name) {
        counts[name, default: 0] += 1
      }
    }
    emptyModules = counts.map { ($0.key, $0.value) }.sorted { ($1.1, $0.0) < ($0.1, $1.0) }
  }

  var files: [BreadthFile] { modules.flatMap(\.files) }

  /// The files that import UIKit, to which the numbers refer.
  var counted: [BreadthFile] { files.filter(\.importsUIKit) }

  func count(of kind: ErrorKind?) -> Int { counted.count { $0.kind == kind } }

  /// The number of files, without those that lack only another module.
  var filesThatNoModuleBlocks: Int { counted.count - count(of: .otherModule) }

  /// All errors with their kinds and symbols.
  var errorLines: [String] {
    files.flatMap { file in
      file.errors.map { error in
        let words = [error.kind.rawValue, error.symbol].compactMap { $0 }.joined(separator: " ")
        return "\(file.path):\(error.error.position.line):\(error.error.position.column): \(words): "
          + error.error.message
      }
    }
  }
}
