import Foundation

/// A package on the disk, whose sources can be read.
package struct PackageFolder: Sendable {
  /// The path of the package's folder.
  package let root: String

  package init(_ root: String) {
    self.root = root
  }

  /// Returns the text of a file; `nil` if it does not exist.
  package func text(of path: String) -> String? {
    FileManager.default.contents(atPath: "\(root)/\(path)").map { String(decoding: $0, as: UTF8.self) }
  }

  /// Returns the texts of the manifest and of all Swift files of the layers' targets, by path.
  package func sources(
    of manifest: PackageManifest, _ configuration: StrictureConfiguration
  ) -> [String: String] {
    let names = Set(configuration.layerTargets.map(\.target))
    let targets = manifest.targets.filter { names.contains($0.name) }
    var sources = ["Package.swift": text(of: "Package.swift") ?? ""]
    for path in targets.flatMap(files) { sources[path] = text(of: path) }
    return sources
  }

  /// Returns the paths of a target's Swift files.
  private func files(of target: PackageManifest.Target) -> [String] {
    let all =
      FileManager.default.enumerator(atPath: "\(root)/\(target.path)")?.compactMap { $0 as? String } ?? []
    return all.filter { path in
      path.hasSuffix(".swift") && !target.excluded.contains { path == $0 || path.hasPrefix($0 + "/") }
    }.map { "\(target.path)/\($0)" }
  }
}
