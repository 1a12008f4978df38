import Foundation

/// A folder of its own for one test, gone when the test is.
final class TemporaryFolder: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("showcase-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  var path: String { url.path }

  func write(_ text: String, to path: String) throws {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func read(_ path: String) throws -> String {
    try String(contentsOf: url.appendingPathComponent(path), encoding: .utf8)
  }

  func remove(_ path: String) throws {
    try FileManager.default.removeItem(at: url.appendingPathComponent(path))
  }

  /// Replaces a text that must be there.
  func replace(_ old: String, with new: String, in path: String) throws {
    let text = try read(path)
    guard text.contains(old) else { throw MissingText(text: old, path: path) }
    try write(text.replacingOccurrences(of: old, with: new), to: path)
  }

  struct MissingText: Error {
    let text: String
    let path: String
  }

  /// The contents of all files below a folder by path.
  func files(below folder: String) throws -> [String: Data] {
    let root = url.appendingPathComponent(folder)
    let names = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    var files: [String: Data] = [:]
    for name in names {
      files[name] = try? Data(contentsOf: root.appendingPathComponent(name))
    }
    return files
  }

  /// When files were last written, by path.
  func writeDates(below folder: String) throws -> [String: Date] {
    var dates: [String: Date] = [:]
    for name in try files(below: folder).keys {
      let path = url.appendingPathComponent(folder).appendingPathComponent(name).path
      dates[name] = try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
    }
    return dates
  }
}
