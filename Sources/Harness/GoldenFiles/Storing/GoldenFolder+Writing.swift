import Diagnostics

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// What writing a golden did to its file.
package enum GoldenWrite: Hashable, Sendable {
  /// The file held these bytes already and was not touched.
  case unchanged
  case created
  case replaced
}

extension GoldenFolder {
  /// Writes a file as a whole or not at all.
  ///
  /// The text goes to a hidden file of its own in the same folder, which then takes the place of the old one.
  ///
  /// - Parameter reader: the memory to compare with the old file in, for whoever writes many.
  /// - Throws: a diagnostic; the old file is as it was, and nothing else is left.
  package func write(
    _ text: String, to path: GoldenPath, using reader: GoldenReader = GoldenReader()
  ) throws(Diagnostic) -> GoldenWrite {
    try Array(text.utf8).withUnsafeBufferPointer { bytes throws(Diagnostic) in
      try write(UnsafeRawBufferPointer(bytes), to: path, using: reader)
    }
  }

  /// Writes a file as a whole or not at all.
  ///
  /// - Parameter reader: the memory to compare with the old file in, for whoever writes many.
  package func write(
    _ bytes: UnsafeRawBufferPointer, to path: GoldenPath, using reader: GoldenReader = GoldenReader()
  ) throws(Diagnostic) -> GoldenWrite {
    let comparison = try compare(bytes, at: path, using: reader)
    guard comparison != .equal else { return .unchanged }
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
      try makeFolders(above: path)
      temporary = try TemporaryFile(for: file)
    }
    try temporary.write(bytes)
    try temporary.takePlace(of: file)
  }

  func makeFolders(above path: GoldenPath) throws(SystemError) {
    var folder = ""
    for component in absolute(path).split(separator: "/").dropLast() {
      folder += "/\(component)"
      if mkdir(folder, 0o777) != 0, FileKind(at: folder) == nil { throw .last }
    }
  }
}
