import Expectations
import GoldenFiles
import Review
import SampleGoldens
import Storyboards
import TestSupport
import Testing

/// Properties that hold for any two revisions.
@Suite struct RandomRevisionsTests {
  @Test func `each golden that differs is reported once, and no other`() {
    forEachRow(SplitMix64.seeds(200)) { seed in
      var random = SplitMix64(seed: seed)
      let (before, after) = (Self.revision(&random), Self.revision(&random))
      let differing = Set(before.keys).union(after.keys).filter { before[$0]?.bytes != after[$0]?.bytes }

      let changes = RevisionDifference(from: Array(before.values), to: Array(after.values)).changes

      let told = changes.flatMap(\.paths)
      expectEqual(told.count, Set(told).count, "seed \(seed)")
      expectEqual(Set(told), differing, "seed \(seed)")
      for change in changes { expectTrue(change.isTrue(of: before, after), "seed \(seed): \(change)") }
    }
  }

  /// Some of a few goldens, of a few labels each.
  private static func revision(_ random: inout SplitMix64) -> [GoldenPath: GoldenFile] {
    var files: [GoldenPath: GoldenFile] = [:]
    for name in 0..<8 where Bool.random(using: &random) {
      let labels = (0..<3).map { _ in "\(Int.random(in: 0..<3, using: &random))" }
      let path = SampleGolden.path("\(name)")
      files[path] = SampleGolden.file(SampleGolden.storyboard("\(name)", labels).text, at: path)
    }
    return files
  }
}

extension GoldenChange {
  /// The paths that it mentions.
  fileprivate var paths: [GoldenPath] {
    if case .renamed(let source) = kind { [source, path] } else { [path] }
  }

  fileprivate func isTrue(
    of before: [GoldenPath: GoldenFile], _ after: [GoldenPath: GoldenFile]
  ) -> Bool {
    switch kind {
    case .added: before[path] == nil && after[path] != nil
    case .removed: before[path] != nil && after[path] == nil
    case .changed: before[path] != nil && after[path] != nil && difference?.isEmpty == false
    case .renamed(let source):
      before[path] == nil && after[path] != nil && before[source] != nil && after[source] == nil
    }
  }
}
