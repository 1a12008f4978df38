#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// What lies at a path, links not followed.
package enum FileKind: String {
  case file = "a file"
  case folder = "a folder"
  case link = "a link"
  case pipe = "a pipe"
  case socket = "a socket"
  case device = "a device"

  package init(mode: mode_t) {
    self =
      switch mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .link
      case S_IFIFO: .pipe
      case S_IFSOCK: .socket
      default: .device
      }
  }

  /// The kind of what lies at a path; `nil` where nothing does, or nobody may look.
  package init?(at path: UnsafePointer<CChar>) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    self.init(mode: status.st_mode)
  }
}
