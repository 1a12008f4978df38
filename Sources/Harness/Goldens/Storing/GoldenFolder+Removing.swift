import SourceText

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

extension GoldenFolder {
  /// Removes a file, if there is one, and the folders that it leaves empty.
  public func remove(_ path: GoldenPath) throws(Diagnostic) {
    guard FileKind(at: absolute(path)) != nil else { return }
    try checkLinks(to: path, includesFile: false)
    guard unlink(absolute(path)) == 0 else {
      let error = SystemError.last
      if error.code == ENOENT { return }
      throw fault("the file cannot be removed", path, error)
    }
    removeEmptyFolders(above: path)
  }

  /// Removing a folder fails where it holds anything, which ends the way up.
  private func removeEmptyFolders(above path: GoldenPath) {
    var components = path.path.split(separator: "/").dropLast()
    while !components.isEmpty, rmdir("\(root)/\(components.joined(separator: "/"))") == 0 {
      components.removeLast()
    }
  }
}
