import Expectations
import TestSupport
import Testing

@testable import Porting

@Suite struct PortedNamesTests {
  @Test func `Files of one name are numbered in the order of their paths`() {
    forEachRow([
      (["A.swift"], ["A.ported.swift"]),
      (
        ["B/A.swift", "A.swift", "C/A.swift"], ["A.ported.swift", "B/A.2.ported.swift", "C/A.3.ported.swift"]
      ),
      // Some disks do not distinguish capital letters.
      (["B/a.swift", "A.swift"], ["A.ported.swift", "B/a.2.ported.swift"]),
      (
        ["A.2.swift", "B/A.swift", "C/A.swift"],
        ["A.2.ported.swift", "B/A.ported.swift", "C/A.3.ported.swift"]
      ),
    ]) { files, ported in
      expectEqual(PortedNames(files).paths.values.sorted(), ported)
    }
  }

  @Test func `No two files get one name, and each stays in its folder`() {
    var generator = SplitMix64(seed: 36)
    for _ in 0..<200 {
      let files = (0..<12).map { _ in
        (0..<Int.random(in: 0...2, using: &generator)).map { _ in
          ["X/", "Y/"].randomElement(using: &generator) ?? ""
        }
        .joined() + (["A", "A.2", "a", "A.3", "B"].randomElement(using: &generator) ?? "") + ".swift"
      }
      let paths = PortedNames(files).paths
      let names = Set(paths.values.map { $0.split(separator: "/").last?.lowercased() ?? "" })
      expectEqual(names.count, Set(files).count, "seed 36: \(files)")
      for (file, path) in paths {
        expectEqual(file.split(separator: "/").dropLast(), path.split(separator: "/").dropLast())
      }
    }
  }
}
