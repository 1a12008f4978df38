import Foundation
import GoldenFiles

/// What earlier runs kept about goldens, as a value that differed; passing removes it.
///
/// They are listed once, since a look at the disk in each passing assertion would dominate its time.
struct KeptValues {
  private var roots: Set<String> = []
  /// The hashes of the goldens' paths.
  private var goldens: Set<Int> = []

  /// Lists what is kept for a package, unless it is listed already.
  mutating func list(_ file: TestFile) {
    guard roots.insert(file.values.root).inserted else { return }
    for path in (try? FileManager.default.subpathsOfDirectory(atPath: file.values.root)) ?? [] {
      insert(file.hash(of: GoldenPath(path).subject.path))
    }
  }

  mutating func insert(_ golden: Int) {
    goldens.insert(golden)
  }

  /// Removes a golden from the list, and returns whether it was there.
  mutating func remove(_ golden: Int) -> Bool {
    !goldens.isEmpty && goldens.remove(golden) != nil
  }
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
}
