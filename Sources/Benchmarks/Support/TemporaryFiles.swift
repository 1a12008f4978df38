import Foundation

/// Files in a temporary folder, which is removed along with the value.
///
/// Each folder is new: a disk is slow for some seconds after many files were removed.
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

  /// A folder that looks like this package, so that the assertions of a benchmark keep their
  /// goldens there.
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
