import Diagnostics
import SwiftSources

extension AppSources {
  /// The modules that each file imports, by its full path.
  package var importedModules: [String: Set<String>] {
    Dictionary(
      files.map { ($0.fullPath, Set($0.outline.imports.map(\.module))) },
      uniquingKeysWith: { first, _ in first })
  }

  /// Where a module is imported first, in the order of the files.
  package func firstImport(of module: String) -> (file: String, position: SourcePosition)? {
    for file in files {
      guard let found = file.outline.imports.first(where: { $0.module == module }) else { continue }
      return (file.fullPath, found.token.position)
    }
    return nil
  }

  /// The names of the types, functions and properties that the app declares, members too.
  package var namesOfDeclarations: Set<String> {
    Set(files.flatMap { $0.outline.members.allNames })
  }

  /// The superclasses of a class by their names, the nearest first, up to the last one that is known.
  package func ancestors(of name: String) -> [String] { types.ancestors(of: name) }
}

extension Members {
  fileprivate var allNames: [String] {
    types.filter { $0.kind != .extension }.map(\.name.text) + types.flatMap(\.members.allNames)
      + functions.map(\.name.text) + properties.map(\.name.text) + cases.map(\.name.text)
      + typealiases.map(\.name.text)
  }
}

extension AppFile {
  /// The name that is written at a position.
  package func name(at position: SourcePosition) -> String? {
    tokens.first { $0.position == position }.map(\.text)
  }

  /// The last name of the innermost type, or of the type of an extension, whose declaration contains a position.
  package func nameOfType(around position: SourcePosition) -> String? {
    guard let index = tokens.lastIndex(where: { !(position < $0.position) }) else { return nil }
    let around = outline.members.types.flatMap(\.withNestedTypes).filter { $0.body.contains(index) }
    return around.max { $0.body.lowerBound < $1.body.lowerBound }?.name.text
  }
}
