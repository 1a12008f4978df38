#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// A hidden file beside the one that it will replace; it is gone when the value is, unless it took that place.
struct TemporaryFile: ~Copyable {
  private let path: String
  private let descriptor: Int32
  private var isInPlace = false

  /// Makes a file that nobody else has: processes differ in their numbers, and calls of one in what is there.
  init(for file: String) throws(SystemError) {
    let (folder, name) = Self.parts(of: file)
    var attempt = 0
    while true {
      let path = "\(folder).\(name).\(getpid())-\(attempt).tmp"
      let opened = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if opened >= 0 {
        self.path = path
        descriptor = opened
        return
      }
      let error = SystemError.last
      guard error.code == EEXIST || error.code == EINTR, attempt < 10_000 else { throw error }
      attempt += 1
    }
  }

  deinit {
    close(descriptor)
    if !isInPlace { unlink(path) }
  }

  borrowing func write(_ bytes: UnsafeRawBufferPointer) throws(SystemError) {
    var rest = bytes
    while let start = rest.baseAddress, !rest.isEmpty {
      #if canImport(Darwin)
        let count = Darwin.write(descriptor, start, rest.count)
      #else
        let count = Glibc.write(descriptor, start, rest.count)
      #endif
      if count < 0, errno != EINTR { throw .last }
      rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(max(0, count)))
    }
  }

  /// Ends the value: the file has another name now, so whatever has its old one by then is somebody else's.
  consuming func takePlace(of file: String) throws(SystemError) {
    guard rename(path, file) == 0 else { throw .last }
    isInPlace = true
  }

  /// The folder with its slash, and the file's name.
  private static func parts(of file: String) -> (folder: Substring, name: Substring) {
    guard let slash = file.utf8.lastIndex(of: UInt8(ascii: "/")) else { return ("", file[...]) }
    let start = file.utf8.index(after: slash)
    return (file[..<start], file[start...])
  }
}
