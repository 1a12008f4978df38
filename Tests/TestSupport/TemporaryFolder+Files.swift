import Foundation

extension TemporaryFolder {
  package func write(_ text: String, to path: String) throws {
    try write(Data(text.utf8), to: path)
  }

  package func write(_ bytes: Data, to path: String) throws {
    let file = url(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try bytes.write(to: file)
  }

  package func read(_ path: String) throws -> String {
    try String(contentsOf: url(path), encoding: .utf8)
  }

  package func remove(_ path: String) throws {
    try FileManager.default.removeItem(at: url(path))
  }

  /// Replaces a text in a file, which must be there.
  package func edit(_ path: String, _ old: String, to new: String) throws {
    let text = try read(path)
    guard text.contains(old) else { throw MissingText(text: old, path: path) }
    try write(text.replacingOccurrences(of: old, with: new), to: path)
  }

  /// A text to be edited that was not found.
  package struct MissingText: Error {
    package let text: String
    package let path: String
  }

  package func has(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: url(path).path)
  }

  /// The paths of all files below a folder, sorted.
  package func files(in folder: String) -> [String] {
    let paths = FileManager.default.enumerator(atPath: url(folder).path)?.compactMap { $0 as? String } ?? []
    return paths.filter { !isFolder("\(folder)/\($0)") }.sorted()
  }

  /// The bytes of all files below a folder, by path.
  package func contents(of folder: String) throws -> [String: Data] {
    try eachFile(in: folder) { try Data(contentsOf: url($0)) }
  }

  /// When the files below a folder were written, by path.
  package func writeDates(in folder: String) throws -> [String: Date] {
    try eachFile(in: folder) { path in
      let attributes = try FileManager.default.attributesOfItem(atPath: url(path).path)
      return attributes[.modificationDate] as? Date ?? .distantPast
    }
  }

  private func eachFile<Value>(in folder: String, _ value: (String) throws -> Value) throws -> [String: Value]
  {
    var values: [String: Value] = [:]
    for path in files(in: folder) { values[path] = try value("\(folder)/\(path)") }
    return values
  }

  private func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url(path).path, isDirectory: &isFolder)
      && isFolder.boolValue
  }
}
