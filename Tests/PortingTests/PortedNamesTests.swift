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

  /// Random files with few names in few folders, and where each is ported to.
  private static let random: [(files: [String], paths: [String: String])] = {
    var generator = SplitMix64(seed: 36)
    return (0..<200).map { _ in
      let files = (0..<12).map { _ in
        (0..<Int.random(in: 0...2, using: &generator)).map { _ in
          ["X/", "Y/"].randomElement(using: &generator) ?? ""
        }
        .joined() + (["A", "A.2", "a", "A.3", "B"].randomElement(using: &generator) ?? "") + ".swift"
      }
      return (files, PortedNames(files).paths)
    }
  }()

  @Test func `No two files get one name`() {
    for (files, paths) in Self.random {
      let names = Set(paths.values.map { $0.split(separator: "/").last?.lowercased() ?? "" })
      expectEqual(names.count, Set(files).count, "seed 36: \(files)")
    }
  }

  @Test func `Each file stays in its folder`() {
    for (_, paths) in Self.random {
      for (file, path) in paths {
        expectEqual(file.split(separator: "/").dropLast(), path.split(separator: "/").dropLast())
      }
    }
  }
}
