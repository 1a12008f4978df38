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

/// The memory that goldens are compared in: one reader serves any number of goldens and grows with none.
///
/// It belongs to its owner, who uses it from one thread at a time.
package final class GoldenReader {
  /// What was read last of a golden.
  let chunk = UnsafeMutableRawBufferPointer.allocate(byteCount: 65_536, alignment: 64)

  /// The path of the golden, as the system takes it.
  private let path = UnsafeMutableRawBufferPointer.allocate(byteCount: 4_096, alignment: 64)

  /// How many bytes of the path make up a folder, with its slash, that no link leads to.
  private var checkedCount = 0

  package init() {}

  deinit {
    chunk.deallocate()
    path.deallocate()
  }

  /// Spells a path of a folder, and says whether a link may lie on the way to it.
  ///
  /// Goldens of one folder come one after the other, so only the first of them has the way looked at.
  ///
  /// - Returns: `nil` for a path that is longer than the system takes.
  func spell(
    _ golden: UnsafeRawBufferPointer, in root: String
  ) -> (path: UnsafePointer<CChar>, hasLink: Bool)? {
    var root = root
    let count = root.withUTF8 { spell(golden, inRoot: UnsafeRawBufferPointer($0)) }
    guard let count, let start = path.baseAddress else { return nil }
    let hasLink = !isInCheckedFolder(count) && lookForLink(from: start + (count - golden.count))
    return (UnsafePointer(start.assumingMemoryBound(to: CChar.self)), hasLink)
  }

  /// Writes `root/relative` and a zero; forgets the checked folder where the path leads elsewhere.
  private func spell(_ relative: UnsafeRawBufferPointer, inRoot root: UnsafeRawBufferPointer) -> Int? {
    let count = root.count + 1 + relative.count
    guard count < path.count, let start = path.baseAddress else { return nil }
    copy(root, to: start)
    if checkedCount <= root.count { checkedCount = 0 }
    start.storeBytes(of: UInt8(ascii: "/"), toByteOffset: root.count, as: UInt8.self)
    copy(relative, to: start + root.count + 1)
    start.storeBytes(of: 0, toByteOffset: count, as: UInt8.self)
    return count
  }

  /// Copies bytes over what was there; where they differ within the checked folder, that is checked no longer.
  private func copy(_ bytes: UnsafeRawBufferPointer, to place: UnsafeMutableRawPointer) {
    guard let source = bytes.baseAddress, let start = path.baseAddress else { return }
    let known = min(bytes.count, checkedCount - (place - start))
    if known > 0, memcmp(place, source, known) != 0 { checkedCount = 0 }
    memcpy(place, source, bytes.count)
  }

  private func isInCheckedFolder(_ count: Int) -> Bool {
    guard checkedCount > 0, count > checkedCount, let start = path.baseAddress else { return false }
    return memchr(start + checkedCount, Int32(UInt8(ascii: "/")), count - checkedCount) == nil
  }

  /// Whether a folder below the first one is a link; a way without any is remembered.
  ///
  /// What is not there is no link, and found missing by whoever opens the file.
  private func lookForLink(from first: UnsafeMutableRawPointer) -> Bool {
    guard let start = path.baseAddress else { return false }
    let text = start.assumingMemoryBound(to: CChar.self)
    let slash = CChar(bitPattern: UInt8(ascii: "/"))
    checkedCount = 0
    guard var end = strchr(first.assumingMemoryBound(to: CChar.self), Int32(slash)) else { return false }
    while let next = strchr(end + 1, Int32(slash)) {
      end = next
      end.pointee = 0
      let kind = FileKind(at: text)
      end.pointee = slash
      if kind == .link { return true }
      if kind == nil { return false }
    }
    checkedCount = end - text + 1
    return false
  }
}
