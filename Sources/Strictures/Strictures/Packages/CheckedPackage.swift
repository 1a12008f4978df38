import Diagnostics

/// A package, read and looked through, for rules to be applied to.
package struct CheckedPackage: Sendable {
  package let manifest: PackageManifest
  package let configuration: StrictureConfiguration
  /// The files of all layers, by path.
  package let files: [SourceFile]
  /// The tokens of `Package.swift`.
  let manifestTokens: [SwiftToken]
  let types: TypeIndex

  /// Reads sources; those of no layer are left out.
  ///
  /// - Parameter sources: The texts of files by their paths from the package's folder.
  package init(
    _ manifest: PackageManifest, _ configuration: StrictureConfiguration, sources: [String: String]
  ) {
    (self.manifest, self.configuration) = (manifest, configuration)
    manifestTokens = TokenList(sources["Package.swift"] ?? "").tokens
    files = sources.sorted { $0.key < $1.key }.compactMap { path, text in
      guard let target = Self.target(of: path, in: manifest),
        let layer = configuration.layer(of: String(path.dropFirst(target.path.count + 1)), in: target.name)
      else { return nil }
      return SourceFile(text, path: path, target: target.name, layer: layer)
    }
    types = TypeIndex(files, configuration)
  }

  private static func target(of path: String, in manifest: PackageManifest) -> PackageManifest.Target? {
    manifest.targets.filter { path.hasPrefix($0.path + "/") }.max { $0.path.count < $1.path.count }
  }

  func files(in layers: Layer...) -> [SourceFile] { files.filter { layers.contains($0.layer) } }

  /// The targets that a layer has a part in, in the manifest's order.
  func targets(in layer: Layer) -> [PackageManifest.Target] {
    manifest.targets.filter { configuration.layers(of: $0.name).contains(layer) }
  }

  /// Something in the manifest that is against a rule, where the name comes first in it, after that of a target.
  func violation(ofTarget target: String, naming name: String? = nil, _ problem: String) -> Violation {
    let start = manifestTokens.firstIndex { $0.kind == .string && $0.text == target }
    var place = start.map { manifestTokens[$0].position } ?? .start
    if let start, let name,
      let token = manifestTokens[start...].first(where: { $0.kind == .string && $0.text == name })
    {
      place = token.position
    }
    return Violation(file: "Package.swift", position: place, problem: problem)
  }
}
