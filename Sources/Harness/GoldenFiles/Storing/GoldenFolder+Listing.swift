import Diagnostics

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

extension GoldenFolder {
  /// Every file below `Snapshots`, whether a scenario owns it or not, in the order of the paths' bytes.
  ///
  /// Hidden files and folders are left out, and links are not followed. No folder, no files. What has a name that is
  /// not UTF-8 is told once, under a name that is no golden's.
  ///
  /// - Throws: a diagnostic for a folder that cannot be read.
  package func files() throws(Diagnostic) -> [GoldenPath] {
    var files: [GoldenPath] = []
    try visitFiles { files.append($0) }
    return files.sorted()
  }

  /// Tells of each file that ``files()`` returns, in any order.
  func visitFiles(_ visit: (GoldenPath) -> Void) throws(Diagnostic) {
    let outermost = GoldenPath(GoldenPath.folder)
    var status = stat()
    guard stat(absolute(outermost), &status) == 0 || errno != ENOENT else { return }
    var folders = [outermost]
    while let folder = folders.popLast() {
      for name in try names(in: folder) {
        let path = GoldenPath("\(folder)/\(name)")
        if FileKind(at: absolute(path)) == .folder { folders.append(path) } else { visit(path) }
      }
    }
  }

  private func names(in folder: GoldenPath) throws(Diagnostic) -> [String] {
    guard let stream = opendir(absolute(folder)) else {
      throw fault("the folder cannot be read", folder, .last)
    }
    defer { closedir(stream) }
    var names: [String] = []
    errno = 0
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        Self.name(bytes.prefix { $0 != 0 })
      }
      if !name.hasPrefix(".") { names.append(name) }
      errno = 0
    }
    guard errno == 0 else { throw fault("the folder cannot be read", folder, .last) }
    return names
  }
  /// Where a name is not UTF-8, `\xFF` stands for each byte beyond ASCII; a golden's name has no backslash.
  private static func name(_ bytes: Slice<UnsafeRawBufferPointer>) -> String {
    if let name = String(validating: bytes, as: UTF8.self) { return name }
    return bytes.map { byte in
      byte < 0x80 ? String(UnicodeScalar(byte)) : "\\x" + String(byte, radix: 16, uppercase: true)
    }.joined()
  }
}
