import Foundation

/// A package in a folder of its own, which is gone with the value.
final class TemporaryPackage {
  let root: String

  init() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "showcase-\(UUID().uuidString)")
    root = folder.path
    try write("", to: "Package.swift")
  }

  deinit {
    try? FileManager.default.removeItem(atPath: root)
  }

  func write(_ text: String, to path: String) throws {
    try write(Data(text.utf8), to: path)
  }

  func write(_ bytes: Data, to path: String) throws {
    let file = url(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try bytes.write(to: file)
  }

  func read(_ path: String) throws -> String {
    try String(contentsOf: url(path), encoding: .utf8)
  }

  /// Replaces a text in a file, which must be there.
  func edit(_ path: String, _ old: String, to new: String) throws {
    let text = try read(path)
    guard text.contains(old) else { throw CocoaError(.fileReadCorruptFile) }
    try write(text.replacingOccurrences(of: old, with: new), to: path)
  }

  func has(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: url(path).path)
  }

  /// The paths of all files below a folder, sorted.
  func files(in folder: String) -> [String] {
    let paths = FileManager.default.enumerator(atPath: url(folder).path)?.compactMap { $0 as? String } ?? []
    return paths.filter { !isFolder("\(folder)/\($0)") }.sorted()
  }

  private func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url(path).path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  func url(_ path: String) -> URL {
    URL(fileURLWithPath: "\(root)/\(path)")
  }
}
