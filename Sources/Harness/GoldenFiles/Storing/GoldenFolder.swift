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
    var files: [GoldenPath] = []
    try visitFiles { files.append($0) }
    return files.sorted()
  }

  /// Calls `visit` for each file that ``files()`` returns, in any order.
  package func visitFiles(_ visit: (GoldenPath) -> Void) throws(Diagnostic) {
    let outermost = GoldenPath(GoldenPath.folder)
    var status = stat()
    // Any other fault is reported when the folder is read.
    guard stat(absolute(outermost), &status) == 0 || errno != ENOENT else { return }
    var folders = [outermost]
    while let folder = folders.popLast() {
      for name in try names(in: folder) {
        let path = GoldenPath("\(folder)/\(name)")
        if FileKind(at: absolute(path)) == .folder { folders.append(path) } else { visit(path) }
      }
    }
  }

  private func names(in folder: GoldenPath) throws(Diagnostic) -> [String] {
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

/// What is at a golden's path, after following links.
package enum GoldenPathState: Hashable, Sendable {
  /// Nothing: a golden can be written there.
  case free
  /// A file of the folder; its path without links.
  case file(GoldenPath)
  /// Something that is not a golden and is never overwritten: a folder, a pipe, a link out of the folder or
  /// to nowhere, or a file in place of a folder.
  case taken
}

extension GoldenFolder {
  /// Returns what is at a golden's path, after following all links.
  package func state(of path: GoldenPath) -> GoldenPathState {
    guard let resolved = Self.resolved(absolute(path)) else {
      // `errno` is the same for a link that leads nowhere, through which nothing can be written.
      return errno == ENOENT && !hasBrokenLink(path) ? .free : .taken
    }
    guard FileKind(at: resolved) == .file,
      let folder = Self.resolved(absolute(GoldenPath(GoldenPath.folder))),
      resolved.hasPrefix("\(folder)/")
    else { return .taken }
    return .file(GoldenPath(GoldenPath.folder + resolved.dropFirst(folder.count)))
  }

  private func hasBrokenLink(_ path: GoldenPath) -> Bool {
    do throws(Diagnostic) {
      try checkLinks(to: path)
      return false
    } catch {
      return true
    }
  }
}

extension GoldenFolder {
  /// Checks that no link on the path of a file leads out of the goldens.
  ///
  /// The outermost folder of the path may itself be a link; then the goldens are where it leads.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - includesFile: Whether the file itself is checked, too, which is not necessary to remove it.
  /// - Throws: a diagnostic with the link and its destination.
  func checkLinks(to path: GoldenPath, includesFile: Bool = true) throws(Diagnostic) {
    let components = path.path.parts(between: "/")
    let outermost = components.count > 1 ? 1 : 0
    let container = components[..<outermost].joined(separator: "/")
    for count in outermost..<max(outermost, components.count - (includesFile ? 0 : 1)) {
      let link = GoldenPath(components[...count].joined(separator: "/"))
      guard FileKind(at: absolute(link)) == .link else { continue }
      try checkLink(link, staysIn: container)
    }
  }

  private func checkLink(_ link: GoldenPath, staysIn container: String) throws(Diagnostic) {
    guard let target = Self.resolved(absolute(link)) else {
      throw Diagnostic("this link leads nowhere", file: shown(link), expected: "a file in its place")
    }
    let folder = Self.resolved("\(root)/\(container)") ?? root
    guard !target.hasPrefix("\(folder)/") else { return }
    throw Diagnostic(
      "this link leads out of '\(container.isEmpty ? root : container)', to '\(target)'", file: shown(link),
      expected: "a file or folder of the package")
  }

  /// Returns the path without links; `nil` if it leads nowhere, with the reason in `errno`.
  static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}

extension GoldenFolder {
  /// Removes a file, if it exists, and the folders that become empty.
  ///
  /// - Returns: Whether there was a file.
  @discardableResult
  package func remove(_ path: GoldenPath) throws(Diagnostic) -> Bool {
    guard FileKind(at: absolute(path)) != nil else { return false }
    try checkLinks(to: path, includesFile: false)
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
