import Foundation
import GoldenFiles

/// The values that earlier runs kept because they differed from their golden; passing removes them.
///
/// They are listed once, since a look at the disk in each passing assertion would dominate its time.
struct KeptValues {
  private var roots: Set<String> = []
  /// The hashes of the goldens' paths.
  private var goldens: Set<Int> = []

  /// Lists the kept values of a package, unless they are listed already.
  mutating func list(_ file: TestFile) {
    guard roots.insert(file.values.root).inserted else { return }
    for path in (try? FileManager.default.subpathsOfDirectory(atPath: file.values.root)) ?? [] {
      let golden = path.hasSuffix(GoldenPath.differenceSuffix) ? String(path.dropLast(5)) : path
      insert(file.hash(of: golden))
    }
  }

  mutating func insert(_ golden: Int) {
    goldens.insert(golden)
  }

  /// Removes the value of a golden from the list, and returns whether it was there.
  mutating func remove(_ golden: Int) -> Bool {
    !goldens.isEmpty && goldens.remove(golden) != nil
  }
}

extension GoldenPath {
  /// The extension of the file with the whole message, after the value's path.
  static let differenceSuffix = ".diff"

  /// The file beside a value with a message that is too long to be shown.
  var difference: GoldenPath { GoldenPath(path + GoldenPath.differenceSuffix) }
}

extension TestFile {
  /// Returns a hash that identifies a golden within the run.
  func hash(of golden: UnsafeRawBufferPointer) -> Int {
    var hasher = Hasher()
    hasher.combine(goldens.root)
    hasher.combine(bytes: golden)
    return hasher.finalize()
  }

  func hash(of golden: String) -> Int {
    var golden = golden
    return golden.withUTF8 { hash(of: UnsafeRawBufferPointer($0)) }
  }

  /// Removes the value that is kept for a golden, and the message beside it.
  func removeValue(of golden: GoldenPath) throws {
    try values.remove(golden)
    try values.remove(golden.difference)
  }
}
