import Foundation

/// A folder outside of the app's targets in which libraries may be: the repository's around it, or one for libraries.
struct SourcePlace: Hashable, Sendable {
  /// The folder, relative to the app's: `../..`.
  let path: String
  /// The files below it, relative to the app's folder, sorted, without those of the app's folder in a folder around it.
  let files: [String]
  /// The folders whose files are not among them, relative to the app's folder, sorted.
  let skippedFolders: [String]
  /// Whether all of it is one library.
  let isLibrary: Bool

  /// Reads a folder; `nil` if it is not there, or has too many files.
  ///
  /// - Parameters:
  ///   - path: The folder, relative to the app's.
  ///   - folder: The app's folder.
  ///   - isLibrary: Whether all of it is one library.
  init?(_ path: String, beside folder: GivenFolder, isLibrary: Bool) {
    guard let given = try? GivenFolder(at: "\(folder.path)/\(path)", named: path) else { return nil }
    let back = Self.way(from: given.path, to: folder.path)
    let outside = { (inner: String) in back.map { inner != $0 && !inner.hasPrefix("\($0)/") } ?? true }
    self.path = path
    files = given.files.filter(outside).map { path.appending($0) }
    skippedFolders =
      (given.skippedFolders + [back].compactMap { $0 }).sorted().map { path.appending($0) }
    self.isLibrary = isLibrary
  }

  /// The path of a folder in another one; `nil` if it is not in it.
  private static func way(from outer: String, to inner: String) -> String? {
    inner.hasPrefix("\(outer)/") ? String(inner.dropFirst(outer.count + 1)) : nil
  }
}

extension String {
  /// The way from a folder to another one, both absolute, as a relative path.
  static func relativePath(from folder: String, to other: String) -> String {
    let (from, to) = (folder.split(separator: "/"), other.split(separator: "/"))
    let shared = zip(from, to).prefix { $0 == $1 }.count
    let steps = Array(repeating: "..", count: from.count - shared) + to.dropFirst(shared).map(String.init)
    return steps.joined(separator: "/")
  }
}
