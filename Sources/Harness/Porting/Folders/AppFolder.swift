import Diagnostics
import Foundation

/// A folder of an app's sources on the disk, or one for ported sources.
package struct AppFolder: Sendable {
  /// The folder as the user typed it, for messages.
  package let name: String
  /// The absolute path of the folder.
  package let path: String

  package init(at path: String, named name: String) {
    (self.path, self.name) = (path, name)
  }

  /// Parses the Swift files of the folder and its subfolders, without files and folders that begin with a dot.
  ///
  /// - Parameters:
  ///   - other: A folder inside it to skip, such as the one for ported sources.
  ///   - surroundings: What the ported module has in addition to its sources; `nil` if unknown.
  /// - Throws: Diagnostics if the folder does not exist or has no Swift file, and for files that are not
  ///   valid UTF-8.
  package func sources(
    excluding other: AppFolder? = nil, beside surroundings: TargetSurroundings? = nil
  ) throws(Diagnostics) -> AppSources {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
      throw Diagnostics([Diagnostic("there is no folder '\(name)'", expected: "a folder of Swift files")])
    }
    let skipped = other.map { $0.path + "/" }
    let files = swiftFiles.filter { file in skipped.map { !"\(path)/\(file)".hasPrefix($0) } ?? true }
    guard !files.isEmpty else {
      throw Diagnostics([
        Diagnostic("there is no Swift file in '\(name)'", expected: "a folder of Swift files")
      ])
    }
    return try sources(files, beside: surroundings)
  }

  /// Parses some files of the folder, by their paths relative to it.
  package func sources(
    _ files: [String], beside surroundings: TargetSurroundings? = nil
  ) throws(Diagnostics) -> AppSources {
    var (texts, faults) = ([String: String](), [Diagnostic]())
    for file in files {
      guard let bytes = FileManager.default.contents(atPath: "\(path)/\(file)") else {
        faults.append(Diagnostic("the file cannot be read", file: "\(name)/\(file)"))
        continue
      }
      guard let text = String(validating: bytes, as: UTF8.self) else {
        faults.append(
          Diagnostic("the file is not valid UTF-8", file: "\(name)/\(file)", expected: "Swift source"))
        continue
      }
      texts[file] = text
    }
    guard faults.isEmpty else { throw Diagnostics(faults) }
    return AppSources(
      texts, in: path, beside: surroundings, skipping: SkippedParts(inFolder: path),
      outerClasses: OuterClasses(inFolder: path))
  }

  private var swiftFiles: [String] {
    guard let all = FileManager.default.enumerator(atPath: path) else { return [] }
    return all.compactMap { $0 as? String }.filter { file in
      file.hasSuffix(".swift") && !file.split(separator: "/").contains { $0.hasPrefix(".") }
    }
  }

  /// Writes ported files. Files that would not change are left alone, and files that earlier calls wrote and
  /// that no longer exist in the app are removed.
  ///
  /// - Returns: The number of files that were written.
  @discardableResult
  package func write(_ files: [PortedFile]) throws -> Int {
    let manager = FileManager.default
    var written = 0
    for file in files where try write(file.text, to: file.portedPath) { written += 1 }
    let current = Set(files.map(\.portedPath))
    for file in swiftFiles where !current.contains(file) {
      let bytes = manager.contents(atPath: "\(path)/\(file)") ?? Data()
      guard bytes.starts(with: PortedFile.firstWords.utf8) else { continue }
      try manager.removeItem(atPath: "\(path)/\(file)")
    }
    return written
  }

  /// Writes the file that names a module in a program.
  func write(_ marker: ModuleMarker) throws { _ = try write(marker.text, to: ModuleMarker.path) }

  /// Writes a file, unless it has the text already: a rewritten file would be recompiled.
  ///
  /// - Returns: Whether it was written.
  private func write(_ text: String, to file: String) throws -> Bool {
    let (target, bytes) = (URL(fileURLWithPath: "\(path)/\(file)"), Data(text.utf8))
    guard FileManager.default.contents(atPath: target.path) != bytes else { return false }
    try FileManager.default.createDirectory(
      at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
    try bytes.write(to: target)
    return true
  }
}
