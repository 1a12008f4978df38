import Platform

/// Files by plain system calls: the least that any snapshot library pays.
enum PlainFile {
  /// A file that could not be opened, read or written.
  struct Failed: Error {
    let path: String
  }

  /// Opens a file, reads it into `buffer` and compares it with `bytes`.
  static func isEqual(
    _ path: UnsafePointer<CChar>, to bytes: UnsafeRawBufferPointer,
    using buffer: UnsafeMutableRawBufferPointer
  ) -> Bool {
    let file = open(path, O_RDONLY)
    let count = read(file, buffer.baseAddress, buffer.count)
    close(file)
    guard count == bytes.count, let left = buffer.baseAddress, let right = bytes.baseAddress else {
      return false
    }
    return memcmp(left, right, count) == 0
  }

  /// Writes a new file under a temporary name, and then renames it.
  static func replace(_ path: String, by bytes: [UInt8]) throws {
    let temporary = path + ".tmp"
    let file = open(temporary, O_WRONLY | O_CREAT | O_EXCL, 0o644)
    guard file >= 0, write(file, bytes, bytes.count) == bytes.count, close(file) == 0,
      rename(temporary, path) == 0
    else { throw Failed(path: path) }
  }
}
