import Foundation

/// What earlier walks over a use case tried: the first numbers in a file that only grows, so that a request is short
/// however much is known.
struct KnownTries: Hashable, Codable {
  /// The path of the file; empty if nothing is known.
  var path = ""
  /// How many numbers of the file count.
  var count = 0
}

/// Reads what was tried, each number once.
struct KnownTriesReader {
  private var sets: [String: (count: Int, keys: Set<UInt64>)] = [:]
  private var totalCount = 0

  /// About how many numbers are kept, of all use cases.
  private static let mostKept = 1 << 20

  /// Returns what is known; less if the file cannot be read.
  mutating func keys(of known: KnownTries) -> Set<UInt64> {
    guard known.count > 0 else { return [] }
    var (count, keys) = sets.removeValue(forKey: known.path) ?? (0, [])
    // Later numbers of the same file do not count yet.
    if count > known.count { (count, keys) = (0, []) }
    let new = Self.numbers(of: known, from: count)
    keys.formUnion(new)
    totalCount += new.count
    if totalCount > Self.mostKept { (sets, totalCount) = ([:], keys.count) }
    sets[known.path] = (count + new.count, keys)
    return keys
  }

  private static func numbers(of known: KnownTries, from start: Int) -> [UInt64] {
    guard let file = FileHandle(forReadingAtPath: known.path) else { return [] }
    defer { try? file.close() }
    try? file.seek(toOffset: UInt64(start * KnownTries.width))
    let bytes = (try? file.read(upToCount: (known.count - start) * KnownTries.width)) ?? Data()
    return bytes.withUnsafeBytes { buffer in
      (0..<buffer.count / KnownTries.width).map {
        UInt64(littleEndian: buffer.loadUnaligned(fromByteOffset: $0 * KnownTries.width, as: UInt64.self))
      }
    }
  }
}

extension KnownTries {
  /// The bytes of a number.
  fileprivate static let width = MemoryLayout<UInt64>.size

  /// Appends numbers to the file, in ascending order.
  mutating func append(_ keys: Set<UInt64>) throws {
    guard !keys.isEmpty else { return }
    let data = keys.sorted().reduce(into: Data(capacity: keys.count * Self.width)) { data, key in
      withUnsafeBytes(of: key.littleEndian) { data.append(contentsOf: $0) }
    }
    if count == 0 {
      try data.write(to: URL(fileURLWithPath: path))
    } else {
      let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
      defer { try? file.close() }
      try file.seekToEnd()
      try file.write(contentsOf: data)
    }
    count += keys.count
  }
}
