import Diagnostics
import Platform

/// A folder that holds files under golden paths.
package struct GoldenFolder: Hashable, Sendable {
  /// The absolute path of the folder that golden paths are relative to.
  package let root: String

  /// The path of the folder in the package, with a slash at its end; empty for the package's own.
  private let prefix: String

  /// - Parameters:
  ///   - root: the path of the package's folder.
  ///   - prefix: the folder in the package that golden paths are relative to; the package's own by default.
  package init(root: String, under prefix: String = "") {
    self.root = prefix.isEmpty ? root : "\(root)/\(prefix)"
    self.prefix = prefix.isEmpty ? "" : "\(prefix)/"
  }

  /// Returns the path as messages show it: relative to the package's folder.
  package func shown(_ path: GoldenPath) -> String { prefix + path.path }

  /// How messages name a file of the folder: what waits for review is not a golden yet.
  var noun: String { prefix.isEmpty ? "the golden" : "the file" }

  package func absolute(_ path: GoldenPath) -> String {
    "\(root)/\(path)"
  }

  func fault(_ problem: String, _ path: GoldenPath, _ error: SystemError) -> Diagnostic {
    Diagnostic("\(problem): \(error)", file: shown(path))
  }
}

extension GoldenFolder {
  /// Every file below `Snapshots`, whether a scenario owns it or not, in the order of the paths' bytes.
  ///
  /// Hidden files and folders are left out, and links are not followed. Without the folder there are no
  /// files. A file whose name is not UTF-8 is listed under a name that no golden has.
  ///
  /// - Throws: a diagnostic for a folder that cannot be read.
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
    // `readdir` returns null at the end as well as on a fault, and sets `errno` only for the latter.
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

  /// Returns a name, with `\xFF` for each byte beyond ASCII where it is not UTF-8. No golden's name has a
  /// backslash, so it cannot be taken for one.
  private static func name(_ bytes: Slice<UnsafeRawBufferPointer>) -> String {
    if let name = String(validating: bytes, as: UTF8.self) { return name }
    return bytes.map { byte in
      byte < 0x80 ? String(UnicodeScalar(byte)) : "\\x" + String(byte, radix: 16, uppercase: true)
    }.joined()
  }
}

/// What is at the path of a golden, links followed.
package enum GoldenPathState: Hashable, Sendable {
  /// Nothing: a golden can be written there.
  case free
  /// A file of the folder, under the path that it has without any link.
  case file(GoldenPath)
  /// Something that is not a golden and is never overwritten: a folder, a pipe, a link out of the folder or
  /// to nowhere, or a file where a folder should be.
  case taken
}

extension GoldenFolder {
  /// Returns what is at a golden's path, after following every link on the way.
  package func state(of path: GoldenPath) -> GoldenPathState {
    guard let resolved = Self.resolved(absolute(path)) else {
      // The reason is the same for a link that leads nowhere, at which nothing can be written.
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
  /// Checks that no link on the way to a file leads out of the goldens.
  ///
  /// The outermost folder of the path may be a link itself: then the goldens are where it leads.
  ///
  /// - Parameters:
  ///   - path: the path of the file.
  ///   - includesFile: whether the file itself is checked, too; not where it is to be removed.
  /// - Throws: a diagnostic that names the link and where it leads.
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

  /// Returns the path without any link; `nil` where it leads nowhere, with the reason in `errno`.
  static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}

extension GoldenFolder {
  /// Removes a file, if there is one, and the folders that it leaves empty.
  ///
  /// - Returns: whether there was a file, which is gone now.
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

  /// Removes folders from the innermost one on, until one is not empty and cannot be removed.
  private func removeEmptyFolders(above path: GoldenPath) {
    var components = path.path.parts(between: "/").dropLast()
    while !components.isEmpty, rmdir("\(root)/\(components.joined(separator: "/"))") == 0 {
      components.removeLast()
    }
  }
}
