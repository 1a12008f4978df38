#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

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
