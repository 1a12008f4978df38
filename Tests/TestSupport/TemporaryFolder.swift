import Foundation

/// A folder of its own for one test, gone when the value is.
public final class TemporaryFolder: Sendable {
  public let root: String

  public init() throws {
    root = FileManager.default.temporaryDirectory.appendingPathComponent("showcase-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: root)
  }

  /// A folder that counts as a package.
  public static func package() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("// swift-tools-version: 6.2\n", to: "Package.swift")
    return folder
  }

  /// The place of a file, or of the folder itself.
  public func url(_ path: String = "") -> URL {
    URL(fileURLWithPath: path.isEmpty ? root : "\(root)/\(path)")
  }
}
