import Diagnostics
import Porting

/// How many files compile, and what the others lack.
struct BreadthReport {
  let files: [BreadthFile]
  /// The missing symbols of UIKit: those of the most files first, by name where they are alike.
  let symbols: [MissingSymbol]
  /// The modules that exist nowhere, with the number of files that import them, those of the most files first.
  let emptyModules: [(name: String, files: Int)]

  init(_ modules: [CheckedModule]) {
    files = modules.flatMap(BreadthFile.files)
    symbols = MissingSymbol.ranked(files)
    var counts: [String: Int] = [:]
    for module in modules {
      for name in module.sources.importedModules.values.joined() where module.emptyModules.contains(name) {
        counts[name, default: 0] += 1
      }
    }
    emptyModules = counts.map { ($0.key, $0.value) }.sorted { ($1.1, $0.0) < ($0.1, $1.0) }
  }

  /// The files that import UIKit, which the counts are about.
  var counted: [BreadthFile] { files.filter(\.importsUIKit) }

  func count(of kind: ErrorKind?) -> Int { counted.filter { $0.kind == kind }.count }

  /// Every error with its kind and symbol.
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

/// A file with its errors.
struct BreadthFile {
  /// The path, with the folder as the user named it.
  let path: String
  let importsUIKit: Bool
  let errors: [SortedError]

  struct SortedError {
    let error: CompilerError
    let kind: ErrorKind
    let symbol: String?
  }

  /// The worst kind among the errors; `nil` without errors.
  var kind: ErrorKind? { ErrorKind.allCases.first { kind in errors.contains { $0.kind == kind } } }

  /// The files of a module.
  static func files(of module: CheckedModule) -> [BreadthFile] {
    let sorter = ErrorSorter(module)
    let errors = Dictionary(grouping: module.errors, by: \.file)
    let imports = module.sources.importedModules
    return module.sources.files.map { file in
      BreadthFile(
        path: "\(module.folder.name)/\(file.path)",
        importsUIKit: imports[file.fullPath]?.contains("UIKit") == true,
        errors: (errors[file.fullPath] ?? []).map { error in
          let (kind, symbol) = sorter.sort(error)
          return SortedError(error: error, kind: kind, symbol: symbol)
        })
    }
  }
}

/// Something of UIKit that files use and that is missing, or is not as it is in UIKit.
struct MissingSymbol: Hashable {
  let name: String
  /// How many files use it.
  let files: Int
  /// How many errors are about it.
  let uses: Int
  /// How many files lack nothing else of UIKit.
  let alone: Int

  static func ranked(_ files: [BreadthFile]) -> [MissingSymbol] {
    var (uses, users, alone) = ([String: Int](), [String: Int](), [String: Int]())
    for file in files where file.importsUIKit {
      let symbols = file.errors.compactMap(\.symbol)
      for symbol in symbols { uses[symbol, default: 0] += 1 }
      for symbol in Set(symbols) { users[symbol, default: 0] += 1 }
      if Set(symbols).count == 1, let only = symbols.first { alone[only, default: 0] += 1 }
    }
    return uses.map { name, count in
      MissingSymbol(name: name, files: users[name] ?? 0, uses: count, alone: alone[name] ?? 0)
    }.sorted { ($1.files, $1.uses, $0.name) < ($0.files, $0.uses, $1.name) }
  }
}
