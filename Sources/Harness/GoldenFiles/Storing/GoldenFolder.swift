import Diagnostics
import Platform

/// A folder with files at golden paths.
///
///     let goldens = GoldenFolder(root: packagePath)
///     try goldens.write("a\n", to: GoldenPath("Snapshots/M/A/a.txt"))
package struct GoldenFolder: Hashable, Sendable {
  /// The absolute path of the package's folder.
  package let root: String

  /// The path of the folder in the package, with a slash at its end; empty for the package's own.
  private let prefix: String

  /// - Parameters:
  ///   - root: The path of the package's folder.
  ///   - prefix: The folder in the package that golden paths are relative to; the package's own by default.
  package init(root: String, under prefix: String = "") {
    self.root = prefix.isEmpty ? root : "\(root)/\(prefix)"
    self.prefix = prefix.isEmpty ? "" : "\(prefix)/"
  }

  /// Returns the path as shown in messages: relative to the package's folder.
  package func shown(_ path: GoldenPath) -> String { prefix + path.path }

  /// The name of the folder's files in messages: a file that waits for review is not a golden yet.
  var noun: String { prefix.isEmpty ? "the golden" : "the file" }

  package func absolute(_ path: GoldenPath) -> String {
    "\(root)/\(path)"
  }

  func fault(_ problem: String, _ path: GoldenPath, _ error: SystemError) -> Diagnostic {
    Diagnostic("\(problem): \(error)", file: shown(path))
  }
}

extension GoldenFolder {
  /// Returns all files below `Snapshots`, with and without a scenario, ordered by the paths' bytes.
  ///
  /// Hidden files and folders are left out, and links are not followed. If the folder does not exist, there are
  /// no files. A file whose name is not UTF-8 is listed with a name that no golden has.
  ///
  /// - Throws: a diagnostic if a folder cannot be read.
  package func files() throws(Diagnostic) -> [GoldenPath] {
    try files(below: GoldenPath(GoldenPath.folder))
  }

  /// Returns all files below a folder, as ``files()`` does.
  ///
  /// - Parameter folder: The folder, which may be a link; the empty path for all of this one.
  package func files(below folder: GoldenPath) throws(Diagnostic) -> [GoldenPath] {
    var files: [GoldenPath] = []
    try visitFiles(below: folder) { files.append($0) }
    return files.sorted()
  }

  /// Calls `visit` for each file that ``files()`` returns, in any order.
  package func visitFiles(_ visit: (GoldenPath) -> Void) throws(Diagnostic) {
    try visitFiles(below: GoldenPath(GoldenPath.folder), visit)
  }

  private func visitFiles(
    below outermost: GoldenPath, _ visit: (GoldenPath) -> Void
  ) throws(Diagnostic) {
    var status = stat()
    // Any other fault is reported when the folder is read.
    guard stat(absolute(outermost), &status) == 0 || errno != ENOENT else { return }
    var folders = [outermost]
    while let folder = folders.popLast() {
      for name in try names(in: folder) {
        let path = folder.appending(name)
        if FileKind(at: absolute(path)) == .folder { folders.append(path) } else { visit(path) }
      }
    }
  }

  /// Returns the names of what is in a folder, in any order; hidden ones are left out.
  package func names(in folder: GoldenPath) throws(Diagnostic) -> [String] {
    guard let stream = opendir(absolute(folder)) else {
      throw fault("the folder cannot be read", folder, .last)
    }
    defer { closedir(stream) }
    var names: [String] = []
    // `readdir` returns null both at the end and on a fault; only a fault sets `errno`.
    errno = 0
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        Self.name(bytes.prefix { $0 != 0 })
      }
      if !name.hasPrefix(".") { names.append(name) }
      errno = 0
    }
    guard errno == 0 else { throw fault("the folder cannot be read", folder, .last) }
    return names
  }

  /// Returns a name; if it is not UTF-8, each byte beyond ASCII is written as `\xFF`. No golden's name has a
  /// backslash, so it cannot look like one.
  private static func name(_ bytes: Slice<UnsafeRawBufferPointer>) -> String {
    if let name = String(validating: bytes, as: UTF8.self) { return name }
    return bytes.map { byte in
      byte < 0x80 ? String(UnicodeScalar(byte)) : "\\x" + String(byte, radix: 16, uppercase: true)
    }.joined()
  }
}

extension GoldenFolder {
  /// Removes a file, if it exists, and the folders that become empty.
  ///
  /// - Returns: Whether there was a file.
  @discardableResult
  package func remove(_ path: GoldenPath) throws(Diagnostic) -> Bool {
    guard FileKind(at: absolute(path)) != nil else { return false }
    try checkWriting(to: path)
    guard unlink(absolute(path)) == 0 else {
      let error = SystemError.last
      if error.code == ENOENT { return false }
      throw fault("the file cannot be removed", path, error)
    }
    removeEmptyFolders(above: path)
    return true
  }

  /// Removes folders from the innermost to the outermost, until one is not empty and cannot be removed.
  private func removeEmptyFolders(above path: GoldenPath) {
    var components = path.path.parts(between: "/").dropLast()
    while !components.isEmpty, rmdir("\(root)/\(components.joined(separator: "/"))") == 0 {
      components.removeLast()
    }
  }
}
