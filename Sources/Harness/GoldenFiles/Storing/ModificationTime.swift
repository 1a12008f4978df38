import Platform

/// When a file was last changed, as exactly as its file system knows.
package struct ModificationTime: Hashable, Comparable {
  /// The seconds since 1970.
  package let seconds: Int
  /// The nanoseconds after them.
  package let nanoseconds: Int

  /// Reads the time of what is at a path, following links; `nil` if nothing is there.
  package init?(of path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  package init(_ status: stat) {
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    (seconds, nanoseconds) = (time.tv_sec, time.tv_nsec)
  }

  package static func < (left: Self, right: Self) -> Bool {
    (left.seconds, left.nanoseconds) < (right.seconds, right.nanoseconds)
  }
}
