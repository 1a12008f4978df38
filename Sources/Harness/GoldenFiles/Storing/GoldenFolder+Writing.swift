import Diagnostics
import Platform

/// The effect of writing a golden on its file.
package enum GoldenWrite: Hashable, Sendable {
  /// The file already had these bytes and was not touched.
  case unchanged
  case created
  case replaced
}

extension GoldenFolder {
  /// Writes a whole file or nothing.
  ///
  /// The text is written to a hidden file in the same folder, which then replaces the old one.
  ///
  /// - Parameters:
  ///   - text: The text of the file.
  ///   - path: The path of the file.
  ///   - reader: The memory in which the text is compared with the old file; share one to write many files.
  /// - Throws: a diagnostic; the old file is then unchanged, and nothing else is left.
  package func write(
    _ text: String, to path: GoldenPath, using reader: GoldenReader = GoldenReader()
  ) throws(Diagnostic) -> GoldenWrite {
    try Array(text.utf8).withUnsafeBufferPointer { bytes throws(Diagnostic) in
      try write(UnsafeRawBufferPointer(bytes), to: path, using: reader)
    }
  }

  /// Writes a whole file or nothing.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of the file.
  ///   - path: The path of the file.
  ///   - reader: The memory in which they are compared with the old file; share one to write many files.
  /// - Throws: a diagnostic; the old file is then unchanged, and nothing else is left.
  package func write(
    _ bytes: UnsafeRawBufferPointer, to path: GoldenPath, using reader: GoldenReader = GoldenReader()
  ) throws(Diagnostic) -> GoldenWrite {
    let comparison = try compare(bytes, at: path, using: reader)
    guard comparison != .equal else { return .unchanged }
    try checkWriting(to: path)
    do throws(SystemError) {
      try replace(path, by: bytes)
    } catch {
      throw fault("\(noun) cannot be written", path, error)
    }
    return comparison == .missing ? .created : .replaced
  }

  private func replace(_ path: GoldenPath, by bytes: UnsafeRawBufferPointer) throws(SystemError) {
    let file = absolute(path)
    let temporary: TemporaryFile
    do {
      temporary = try TemporaryFile(for: file)
    } catch  where error.code == ENOENT {
      // Folders are created only after a failure, since they usually exist.
      try makeFolders(above: path)
      temporary = try TemporaryFile(for: file)
    }
    try temporary.write(bytes)
    try temporary.replace(file)
  }

  func makeFolders(above path: GoldenPath) throws(SystemError) {
    var folder = ""
    for component in absolute(path).parts(between: "/").dropLast() {
      folder += "/\(component)"
      guard mkdir(folder, 0o777) != 0 else { continue }
      // Saved before looking at the path, a call that may fail for another reason.
      let error = SystemError.last
      if FileKind(at: folder) == nil { throw error }
    }
  }
}

/// A hidden file that is to replace another one in its folder; otherwise, it is removed with the value.
struct TemporaryFile: ~Copyable {
  private let path: String
  private let descriptor: Int32
  private var hasReplaced = false

  /// Creates a file that no other call uses: its name has the number of the process, and the first number within
  /// the process for which there is no file.
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
    if !hasReplaced { unlink(path) }
  }

  borrowing func write(_ bytes: UnsafeRawBufferPointer) throws(SystemError) {
    var rest = bytes
    while let start = rest.baseAddress, !rest.isEmpty {
      let count = Platform.write(descriptor, start, rest.count)
      if count < 0, errno != EINTR { throw .last }
      rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(max(0, count)))
    }
  }

  /// Renames the file and ends the value: if the old name is used again, the file belongs to another process.
  consuming func replace(_ file: String) throws(SystemError) {
    guard rename(path, file) == 0 else { throw .last }
    hasReplaced = true
  }

  /// Returns the folder with its slash, and the file's name.
  private static func parts(of file: String) -> (folder: Substring, name: Substring) {
    guard let slash = file.utf8.lastIndex(of: UInt8(ascii: "/")) else { return ("", file[...]) }
    let start = file.utf8.index(after: slash)
    return (file[..<start], file[start...])
  }
}
