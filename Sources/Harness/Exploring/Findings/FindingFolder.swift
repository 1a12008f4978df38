import Foundation
import Workers

/// The folder of the last exploration's scripts and pictures.
package enum FindingFolder {
  /// The path, relative to the package.
  package static let path = ".build/showcase/explored"

  /// Writes the files of an exploration instead of those of the last one: all of them or, if that fails, none.
  ///
  /// A signal that asks the process to end takes effect after it.
  ///
  /// - Parameters:
  ///   - scripts: The scripts and pictures.
  ///   - root: The path of the package.
  package static func replace(with scripts: [FindingScript], in root: String) throws {
    let signals = SignalWatch()
    defer { signals.close() }
    let folder = URL(fileURLWithPath: "\(root)/\(path)")
    let identity = UUID().uuidString
    // Beside the folder, since moving within a disk takes one step.
    let (next, former) = (
      folder.appendingPathExtension("\(identity).new"), folder.appendingPathExtension(identity)
    )
    defer { for left in [next, former] { try? FileManager.default.removeItem(at: left) } }
    try FileManager.default.createDirectory(at: next, withIntermediateDirectories: true)
    for script in scripts {
      try write(script.text, to: script.path, in: next)
      if let picture = script.picture, let path = script.picturePath {
        try write(picture, to: path, in: next)
      }
    }
    if FileManager.default.fileExists(atPath: folder.path) {
      try FileManager.default.moveItem(at: folder, to: former)
    }
    try FileManager.default.moveItem(at: next, to: folder)
  }

  private static func write(_ text: String, to path: String, in folder: URL) throws {
    let url = folder.appendingPathComponent(String(path.dropFirst(Self.path.count + 1)))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }
}
