import Diagnostics

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

extension GoldenFolder {
  /// Compares bytes with those of a golden, as fast as a disk gives them.
  ///
  /// A golden of another size is not read at all, and nothing is allocated.
  ///
  /// - Parameter reader: the memory to read into, which any number of calls share.
  /// - Throws: a diagnostic where the golden cannot be read, or is no file of this folder.
  package func compare(
    _ bytes: UnsafeRawBufferPointer, at path: GoldenPath, using reader: GoldenReader
  ) throws(Diagnostic) -> GoldenComparison {
    var spelling = path.path
    let comparison = spelling.withUTF8 { path in
      Result { () throws(Diagnostic) in
        try compare(bytes, atPath: UnsafeRawBufferPointer(path), using: reader)
      }
    }
    return try comparison.get()
  }

  /// The same for a golden whose path was written as bytes, so that none is made of it where they are equal.
  package func compare(
    _ bytes: UnsafeRawBufferPointer, atPath path: UnsafeRawBufferPointer, using reader: GoldenReader
  ) throws(Diagnostic) -> GoldenComparison {
    guard let (spelling, hasLink) = reader.spell(path, in: root) else {
      throw fault("\(noun) cannot be read", GoldenPath(path), SystemError(code: ENAMETOOLONG))
    }
    if hasLink { try checkLinks(to: GoldenPath(path)) }
    do throws(SystemError) {
      let file = try OpenFile(spelling)
      guard file.kind == .file else { throw SystemError(code: ENXIO) }
      return try file.holds(bytes, chunk: reader.chunk) ? .equal : .differing
    } catch {
      switch error.code {
      case ENOENT: return .missing
      case ELOOP, ENXIO: return try compareLinked(bytes, at: GoldenPath(path), using: reader)
      default: throw fault("\(noun) cannot be read", GoldenPath(path), error)
      }
    }
  }

  /// The same by way of a link that stays in the folder.
  private func compareLinked(
    _ bytes: UnsafeRawBufferPointer, at path: GoldenPath, using reader: GoldenReader
  ) throws(Diagnostic) -> GoldenComparison {
    guard let file = try open(path) else { return .missing }
    do throws(SystemError) {
      return try file.holds(bytes, chunk: reader.chunk) ? .equal : .differing
    } catch {
      throw fault("\(noun) cannot be read", path, error)
    }
  }
}

extension GoldenPath {
  fileprivate init(_ bytes: UnsafeRawBufferPointer) {
    self.init(String(decoding: bytes, as: UTF8.self))
  }
}

extension OpenFile {
  /// Whether the file holds these bytes and no others.
  fileprivate borrowing func holds(
    _ bytes: UnsafeRawBufferPointer, chunk: UnsafeMutableRawBufferPointer
  ) throws(SystemError) -> Bool {
    guard size == bytes.count else { return false }
    guard let start = bytes.baseAddress, let found = chunk.baseAddress else { return true }
    var offset = 0
    while offset < bytes.count {
      let part = UnsafeMutableRawBufferPointer(start: found, count: min(chunk.count, bytes.count - offset))
      let count = try read(into: part)
      guard count > 0, memcmp(found, start + offset, count) == 0 else { return false }
      offset += count
    }
    return true
  }
}
