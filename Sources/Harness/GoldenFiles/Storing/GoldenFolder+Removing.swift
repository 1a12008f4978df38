import Diagnostics

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

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

  /// Removing a folder fails where it holds anything, which ends the way up.
  private func removeEmptyFolders(above path: GoldenPath) {
    var components = path.path.split(separator: "/").dropLast()
    while !components.isEmpty, rmdir("\(root)/\(components.joined(separator: "/"))") == 0 {
      components.removeLast()
    }
  }
}
