import Platform

/// The kind of what is at a path, without following links.
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

  /// Finds the kind of what is at a path; `nil` if nothing is, or if its folder cannot be read.
  package init?(at path: UnsafePointer<CChar>) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    self.init(mode: status.st_mode)
  }

  /// Finds the kind of what links at a path lead to; `nil` if nothing is there.
  package init?(following path: UnsafePointer<CChar>) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(mode: status.st_mode)
  }
}

/// A file that is open for reading.
struct OpenFile: ~Copyable {
  private let descriptor: Int32
  let kind: FileKind
  let size: Int

  /// Opens a file without waiting, as opening a pipe without a writer otherwise would.
  init(_ path: UnsafePointer<CChar>, followsLink: Bool = false) throws(SystemError) {
    let flags = O_RDONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC | (followsLink ? 0 : O_NOFOLLOW)
    let opened = try uninterrupted { open(path, flags) }
    var status = stat()
    guard fstat(opened, &status) == 0 else {
      let error = SystemError.last
      close(opened)
      throw error
    }
    descriptor = opened
    kind = FileKind(mode: status.st_mode)
    size = Int(status.st_size)
  }

  deinit {
    close(descriptor)
  }

  /// Reads until the buffer is full or the file ends, and returns the number of bytes.
  borrowing func read(into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
    guard let start = buffer.baseAddress else { return 0 }
    var count = 0
    while count < buffer.count {
      let more = try readSome(start + count, buffer.count - count)
      if more == 0 { break }
      count += more
    }
    return count
  }

  private borrowing func readSome(
    _ start: UnsafeMutableRawPointer, _ room: Int
  ) throws(SystemError) -> Int {
    while true {
      let count = Platform.read(descriptor, start, room)
      if count >= 0 { return count }
      let error = SystemError.last
      if error.code != EINTR { throw error }
    }
  }
}

/// The system's reason for a failed call.
struct SystemError: Error, Hashable {
  let code: Int32

  init(code: Int32) {
    self.code = code
  }

  /// The error of the most recently failed call in this thread.
  static var last: SystemError { SystemError(code: errno) }
}

extension SystemError: CustomStringConvertible {
  /// The system's description, such as `No space left on device`.
  var description: String {
    strerror(code).map { String(cString: $0) } ?? "error \(code)"
  }
}

/// Repeats a call if a signal interrupts it; negative results are errors.
func uninterrupted<Result: SignedInteger>(_ call: () -> Result) throws(SystemError) -> Result {
  while true {
    let result = call()
    if result >= 0 { return result }
    let error = SystemError.last
    if error.code != EINTR { throw error }
  }
}
