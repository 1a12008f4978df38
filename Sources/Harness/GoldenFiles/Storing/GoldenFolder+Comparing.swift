import Diagnostics
import Platform

extension GoldenFolder {
  /// Compares bytes with those of a golden, as fast as the disk delivers them.
  ///
  /// A golden of another size is not read, and nothing is allocated.
  ///
  /// - Parameters:
  ///   - bytes: The bytes that the golden should have.
  ///   - path: The golden's path.
  ///   - reader: The memory to read into, which any number of calls can share, one at a time.
  /// - Throws: a diagnostic if the golden cannot be read, or is not a file of this folder.
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

  /// Compares as `compare(_:at:using:)` does, with a path in UTF-8 bytes. No `GoldenPath` is created if the bytes
  /// are equal.
  package func compare(
    _ bytes: UnsafeRawBufferPointer, atPath path: UnsafeRawBufferPointer, using reader: GoldenReader
  ) throws(Diagnostic) -> GoldenComparison {
    guard let (spelling, hasLink) = reader.spell(path, in: root) else {
      throw fault("\(noun) cannot be read", GoldenPath(path), SystemError(code: ENAMETOOLONG))
    }
    do throws(SystemError) {
      let file = try OpenFile(spelling)
      guard file.kind == .file else { throw SystemError(code: ENXIO) }
      return try file.holds(bytes, chunk: reader.chunk) ? .equal : .differing
    } catch {
      switch error.code {
      case ENOENT:
        if hasLink { try checkForBrokenLink(on: GoldenPath(path)) }
        return .missing
      // Opening refuses links and pipes; only then is it worth resolving the link.
      case ELOOP, ENXIO: return try compareLinked(bytes, at: GoldenPath(path), using: reader)
      default: throw fault("\(noun) cannot be read", GoldenPath(path), error)
      }
    }
  }

  /// Compares with a file by a link.
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
  /// Whether the file contains exactly these bytes.
  fileprivate borrowing func holds(
    _ bytes: UnsafeRawBufferPointer, chunk: UnsafeMutableRawBufferPointer
  ) throws(SystemError) -> Bool {
    guard size == bytes.count else { return false }
    // Only empty buffers have no address, and both have the same size.
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

/// The memory in which goldens are compared. One reader is enough for any number of them, and never grows.
///
/// It may be used by one thread at a time.
package final class GoldenReader {
  /// The part of a golden that was read most recently.
  let chunk = UnsafeMutableRawBufferPointer.allocate(byteCount: 65_536, alignment: 64)

  /// The path of the golden, with a zero at its end.
  private let path = UnsafeMutableRawBufferPointer.allocate(byteCount: 4_096, alignment: 64)

  /// The length of the folder's path, with its slash, that is known to contain no link; 0 for none.
  private var checkedCount = 0

  package init() {}

  deinit {
    chunk.deallocate()
    path.deallocate()
  }

  /// Writes a golden's path in a folder, and returns whether it may contain a link.
  ///
  /// Goldens of one folder usually follow one another, so links are looked for only for the first one.
  ///
  /// - Returns: `nil` for a path that is longer than the system allows.
  func spell(
    _ golden: UnsafeRawBufferPointer, in root: String
  ) -> (path: UnsafePointer<CChar>, hasLink: Bool)? {
    var root = root
    let count = root.withUTF8 { spell(golden, inRoot: UnsafeRawBufferPointer($0)) }
    guard let count, let start = path.baseAddress else { return nil }
    let hasLink = !isInCheckedFolder(count) && lookForLink(from: start + (count - golden.count))
    return (UnsafePointer(start.assumingMemoryBound(to: CChar.self)), hasLink)
  }

  /// Writes `root/relative` and a zero; forgets the checked folder if the path leads elsewhere.
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

  /// Copies bytes over the previous path; if they differ within the checked folder, it is no longer checked.
  private func copy(_ bytes: UnsafeRawBufferPointer, to target: UnsafeMutableRawPointer) {
    guard let source = bytes.baseAddress, let start = path.baseAddress else { return }
    let known = min(bytes.count, checkedCount - (target - start))
    if known > 0, memcmp(target, source, known) != 0 { checkedCount = 0 }
    memcpy(target, source, bytes.count)
  }

  private func isInCheckedFolder(_ count: Int) -> Bool {
    guard checkedCount > 0, count > checkedCount, let start = path.baseAddress else { return false }
    return memchr(start + checkedCount, Int32(UInt8(ascii: "/")), count - checkedCount) == nil
  }

  /// Whether a folder below the first one is a link; a path without links is remembered.
  ///
  /// A folder that does not exist is not a link; opening the file reports it.
  private func lookForLink(from first: UnsafeMutableRawPointer) -> Bool {
    guard let start = path.baseAddress else { return false }
    let text = start.assumingMemoryBound(to: CChar.self)
    let slash = CChar(bitPattern: UInt8(ascii: "/"))
    checkedCount = 0
    guard var end = strchr(first.assumingMemoryBound(to: CChar.self), Int32(slash)) else { return false }
    while let next = strchr(end + 1, Int32(slash)) {
      end = next
      // The path is cut temporarily after each folder, which avoids a copy.
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
