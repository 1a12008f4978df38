import Expectations
import GoldenFiles
import TestSupport
import Testing
import UTF8Text

@testable import Snapshotting

@Suite struct SnapshotTestTests {
  private func test(_ name: String) throws -> SnapshotTest {
    let running = RunningTest(
      identifier: "M.\(name)()/A.swift:1:1", function: "\(name)()", fileID: "M/A.swift",
      filePath: "/nowhere/A.swift")
    let owner = SnapshotOwner(SnapshotCallSite(), running: running)
    return SnapshotTest(owner, number: 0, in: try TestFile(of: owner, in: .package, packagePath: nil))
  }

  private static let names = ["a", "A-1_b", "con", "", "a.b", "é", "a b ", "\0"]

  @Test func `a path is spelt as all goldens are, however plain the name is`() {
    forEachRow(["sorts", "CON", "adds a row", "a.b", "é", String(repeating: "t", count: 118)]) { name in
      for snapshot in Self.names + [String(repeating: "n", count: 100), String(repeating: "n", count: 130)] {
        let components = GoldenPath.components(ofTest: name, named: snapshot).joined(separator: "/")
        expectEqual(try test(name).path(named: snapshot), "Snapshots/M/A/\(components).txt")
      }
    }
  }

  @Test func `no two snapshots share a path`() {
    forEachRow(SplitMix64.seeds(100)) { seed in
      var random = SplitMix64(seed: seed)
      let names = Set((0..<20).map { _ in Array(random.hostileString().utf8) }).map {
        String(decoding: $0, as: UTF8.self)
      }
      let tests = try names.map(test)
      let paths = tests.flatMap { test in
        names.map { Array(test.path(named: $0).utf8) } + [Array(test.path(named: nil).utf8)]
      }
      expectEqual(Set(paths).count, paths.count)
    }
  }
}

extension SnapshotTest {
  fileprivate func path(named name: String?) -> String {
    String(writing: { writePath(named: name, fileExtension: "txt", to: $0) })
  }
}
