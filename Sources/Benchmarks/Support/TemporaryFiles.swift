import Foundation

/// Files in a folder of their own, gone when the value is.
///
/// Each is new: a disk is slow for some seconds where many files were removed.
final class TemporaryFiles {
  let root = FileManager.default.temporaryDirectory.appendingPathComponent("benchmarks-\(UUID().uuidString)")
    .path

  init() throws {
    try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: root)
  }

  func path(of name: String) -> String { "\(root)/\(name)" }

  /// A folder that passes for this package, so that the assertions of a benchmark have their goldens there.
  static func package() throws -> TemporaryFiles {
    let files = try TemporaryFiles()
    try files.write("// swift-tools-version: 6.2\n", to: "Package.swift")
    try files.write("", to: "Sources/Benchmarks/Snapshots/Sources.swift")
    return files
  }

  func write(_ text: String, to name: String) throws {
    let folder = URL(fileURLWithPath: path(of: name)).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: path(of: name)))
  }
}
