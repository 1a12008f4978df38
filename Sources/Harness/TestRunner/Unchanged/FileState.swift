#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// What tells that a file is as it was, without reading it.
struct FileState: Hashable {
  let device: UInt64
  let inode: UInt64
  let size: Int64
  /// When the file was modified, in seconds since 1970 and the nanoseconds besides.
  let seconds: Int
  let nanoseconds: Int

  /// Looks at a file, links followed; `nil` where there is none.
  init?(at path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    device = UInt64(status.st_dev)
    inode = UInt64(status.st_ino)
    size = Int64(status.st_size)
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    (seconds, nanoseconds) = (time.tv_sec, time.tv_nsec)
  }

  /// Whether the file could change now and be given the time that it already has.
  ///
  /// Clocks of file systems tick a hundred times a second or more often; those that know no fractions, every two seconds
  /// at worst.
  ///
  /// - Parameter now: The time since 1970.
  func mayChangeUnnoticed(at now: Duration) -> Bool {
    let modified = Duration.seconds(seconds) + .nanoseconds(nanoseconds)
    return now - modified <= (nanoseconds == 0 ? .seconds(2) : .milliseconds(20))
  }
}

extension FingerprintHasher {
  mutating func combine(_ file: FileState) {
    combine(file.device)
    combine(file.inode)
    combine(file.size)
    combine(file.seconds)
    combine(file.nanoseconds)
  }
}
