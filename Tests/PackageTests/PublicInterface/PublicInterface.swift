import Foundation

/// What a module shows to packages that depend on it.
struct PublicInterface {
  /// A line for each public declaration, as `CALayer.opacity: var opacity: Float { get set }`, sorted; before
  /// them one for each module that it exports, and for each superclass and each protocol of a type, as
  /// `CALayer: UIKitObject`.
  let lines: [String]

  /// Reads what the compiler left behind when the package was built.
  ///
  /// - Parameter module: The module, which must have been built.
  init(of module: PackageMap.Module) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("showcase-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = try RepositoryFiles.run(
      "/usr/bin/env", "swift", "symbolgraph-extract", "-module-name", module.name, "-I", Self.modules.path,
      "-target", Self.target, "-minimum-access-level", "public", "-skip-synthesized-members",
      "-skip-inherited-docs", "-output-dir", folder.path)
    let graphs = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    let exports = try module.sources().flatMap {
      $0.text.matches(of: /@_exported import \w+/).map { String($0.0) }
    }
    lines =
      try Set(exports).sorted()
      + graphs.flatMap { graph in
        try JSONDecoder().decode(Graph.self, from: Data(contentsOf: graph)).lines
      }.sorted()
  }

  /// Beside the program of the tests.
  private static let modules = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    .appendingPathComponent("Modules")

  private static var target: String {
    #if arch(arm64)
      "aarch64-unknown-linux-gnu"
    #else
      "x86_64-unknown-linux-gnu"
    #endif
  }

  /// What the compiler writes about the symbols of a module.
  private struct Graph: Decodable {
    let symbols: [Symbol]
    let relationships: [Relationship]

    var lines: [String] {
      let names = Dictionary(symbols.map { ($0.identifier.precise, $0.path) }) { first, _ in first }
      let kinds = relationships.compactMap { relationship -> String? in
        guard ["conformsTo", "inheritsFrom"].contains(relationship.kind),
          let type = names[relationship.source],
          let other = names[relationship.target] ?? relationship.targetFallback
        else { return nil }
        // Almost every type has these.
        return [
          "Swift.BitwiseCopyable", "Swift.Copyable", "Swift.Escapable", "Swift.SendableMetatype",
        ].contains(other)
          ? nil : "\(type): \(other)"
      }
      return symbols.map(\.line) + kinds
    }

    struct Relationship: Decodable {
      let kind: String
      let source: String
      let target: String
      let targetFallback: String?
    }

    struct Symbol: Decodable {
      let identifier: Identifier
      let pathComponents: [String]
      let declarationFragments: [Fragment]
      let accessLevel: String

      var line: String {
        let opening = accessLevel == "open" ? "open " : ""
        let declaration = opening + declarationFragments.map(\.spelling).joined()
        return "\(path): \(declaration)"
      }

      var path: String { pathComponents.joined(separator: ".") }

      struct Identifier: Decodable {
        let precise: String
      }
    }

    struct Fragment: Decodable {
      let spelling: String
    }
  }
}
