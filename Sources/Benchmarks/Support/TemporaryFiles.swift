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

  func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path(of: name)))
  }
}
