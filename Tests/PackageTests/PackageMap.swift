import Foundation

/// The modules of this package as its manifest declares them, and what their sources import and export.
struct PackageMap {
  /// A module, in the order of the manifest.
  struct Module {
    let name: String
    /// `regular`, `executable`, `plugin` or `test`.
    let kind: String
    let dependencies: [String]
    let folder: URL
    let excluded: [String]
  }

  let modules: [Module]
  /// The modules that products consist of.
  let productModules: Set<String>
  /// Those of them that packages import, which are neither programs nor plugins.
  let libraryModules: Set<String>

  /// The map, which is made only once.
  static let shared = Result { try PackageMap() }

  /// Reads what `swift package dump-package` prints.
  init() throws {
    let dump = try JSONDecoder().decode(Dump.self, from: Self.dump())
    let modules = dump.targets.map { target in
      let path = target.path ?? (target.type == "test" ? "Tests/\(target.name)" : "Sources/\(target.name)")
      return Module(
        name: target.name, kind: target.type,
        dependencies: target.dependencies.compactMap { $0.byName?.first ?? nil },
        folder: RepositoryFiles.root.appendingPathComponent(path), excluded: target.exclude)
    }
    self.modules = modules
    productModules = Set(dump.products.flatMap(\.targets))
    libraryModules = Set(modules.filter { $0.kind == "regular" }.map(\.name)).intersection(productModules)
  }

  /// A separate scratch folder, since `swift test` holds the lock of the package's.
  private static func dump() throws -> Data {
    let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("showcase-\(UUID())")
    defer { try? FileManager.default.removeItem(at: scratch) }
    return try RepositoryFiles.run(
      "/usr/bin/env", "swift", "package", "--package-path", RepositoryFiles.root.path, "--scratch-path",
      scratch.path, "dump-package"
    ).output
  }

  private struct Dump: Decodable {
    let products: [Product]
    let targets: [Target]

    struct Product: Decodable {
      let targets: [String]
    }

    struct Target: Decodable {
      let name: String
      let type: String
      let path: String?
      let dependencies: [Dependency]
      let exclude: [String]
    }

    struct Dependency: Decodable {
      let byName: [String?]?
    }
  }
}

extension PackageMap.Module {
  /// The module's Swift files except those that it excludes, by their path below the package's folder.
  func sources() throws -> [(path: String, text: String)] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    let compiled = paths.filter { path in
      path.hasSuffix(".swift") && !excluded.contains { path == $0 || path.hasPrefix($0 + "/") }
    }
    return try compiled.map { path in
      let file = folder.appendingPathComponent(path)
      return (
        String(file.path.dropFirst(RepositoryFiles.root.path.count + 1)),
        try String(contentsOf: file, encoding: .utf8)
      )
    }
  }

  /// Every module that a file imports, with the file.
  func imports() throws -> [(module: String, path: String)] {
    let statement =
      #/^\s*(?:@\w+(?:\(\w+\))?\s+)*(?:(?:public|package|internal|fileprivate|private)\s+)?import\s+(?:(?:struct|class|enum|protocol|func|var|let|typealias)\s+)?(\w+)/#
    return try sources().flatMap { path, text in
      // Searching for the word first takes a fraction of the time.
      text.split(separator: "\n").filter { $0.contains("import ") }
        .compactMap { $0.firstMatch(of: statement) }.map { (String($0.1), path) }
    }
  }
}
