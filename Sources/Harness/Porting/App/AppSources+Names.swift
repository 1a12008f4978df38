import Diagnostics
import SwiftSources

extension AppSources {
  /// Returns the file at a path relative to the app's folder; `nil` if it is not among the sources.
  package func file(at path: String) -> AppFile? {
    var (low, high) = (0, files.count)
    while low < high {
      let middle = (low + high) / 2
      if files[middle].path < path { low = middle + 1 } else { high = middle }
    }
    return low < files.count && files[low].path == path ? files[low] : nil
  }

  /// The modules that each file imports, by the file's full path.
  package var importedModules: [String: Set<String>] {
    Dictionary(
      files.map { ($0.fullPath, Set($0.outline.imports.map(\.module))) },
      uniquingKeysWith: { first, _ in first })
  }

  /// Returns the position of the first import of a module, in the order of the files; `nil` without an import.
  package func firstImport(of module: String) -> (file: String, position: SourcePosition)? {
    for file in files {
      guard let found = file.outline.imports.first(where: { $0.module == module }) else { continue }
      return (file.fullPath, found.token.position)
    }
    return nil
  }

  /// Returns the names of a class's superclasses, nearest first, up to the last known one.
  package func ancestors(of name: String) -> [String] { types.ancestors(of: name) }
}

extension Members {
  /// The names of all that is declared, including members.
  var allNames: [String] {
    types.filter { $0.kind != .extension }.map(\.name.text) + types.flatMap(\.members.allNames)
      + functions.map(\.name.text) + properties.map(\.name.text) + cases.map(\.name.text)
      + typealiases.map(\.name.text)
  }
}

extension AppFile {
  /// Returns the name that begins at a position; `nil` if there is no name.
  package func name(at position: SourcePosition) -> String? {
    tokens.first { $0.position == position }.map(\.text)
  }

  /// Returns the last name of the innermost type, or extended type, whose declaration contains a position.
  package func nameOfType(around position: SourcePosition) -> String? {
    guard let index = tokens.lastIndex(where: { !(position < $0.position) }) else { return nil }
    let around = outline.members.types.flatMap(\.withNestedTypes).filter { $0.body.contains(index) }
    return around.max { $0.body.lowerBound < $1.body.lowerBound }?.name.text
  }
}
