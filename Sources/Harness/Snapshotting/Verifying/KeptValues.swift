import Foundation
import GoldenFiles

/// The values that earlier runs kept since they were not as their golden; passing removes them.
///
/// They are listed once, so that a passing assertion does not ask the disk whether there is one.
struct KeptValues {
  private var roots: Set<String> = []
  /// The hashes of the goldens' paths.
  private var goldens: Set<Int> = []

  /// Lists what is kept of a package, unless it has been.
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

  /// Whether the value of a golden may be kept; it is taken to be kept no longer.
  mutating func remove(_ golden: Int) -> Bool {
    !goldens.isEmpty && goldens.remove(golden) != nil
  }
}

extension GoldenPath {
  /// What the path of the file that holds a whole message adds to the value's.
  static let differenceSuffix = ".diff"

  /// The file beside a value that holds a message which is too long to be shown.
  var difference: GoldenPath { GoldenPath(path + GoldenPath.differenceSuffix) }
}

extension TestFile {
  /// What tells a golden from all others of the run.
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

  /// Removes the value that is kept for a golden, with what is beside it.
  func removeValue(of golden: GoldenPath) throws {
    try values.remove(golden)
    try values.remove(golden.difference)
  }
}
