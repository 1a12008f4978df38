import Foundation

/// A separate folder for one test, removed along with the value.
package final class TemporaryFolder: Sendable {
  package let root: String

  package init() throws {
    root = FileManager.default.temporaryDirectory.appendingPathComponent("showcase-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: root)
  }

  /// A folder that counts as a package.
  package static func package() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("// swift-tools-version: 6.2\n", to: "Package.swift")
    return folder
  }

  /// The URL of a file, or of the folder itself.
  package func url(_ path: String = "") -> URL {
    URL(fileURLWithPath: path.isEmpty ? root : "\(root)/\(path)")
  }
}
