import Expectations
import GoldenFiles
import Review
import SampleGoldens
import Storyboards
import Testing

@Suite struct RevisionDifferenceTests {
  private func kinds(_ before: [GoldenFile], _ after: [GoldenFile]) -> [GoldenPath: GoldenChange.Kind] {
    let changes = RevisionDifference(from: before, to: after).changes
    return Dictionary(uniqueKeysWithValues: changes.map { ($0.path, $0.kind) })
  }

  @Test func `a golden is added, removed or changed, and equal files are no change`() {
    let files = [SampleGolden.file("a", "1"), SampleGolden.file("b", "2")]
    expectTrue(RevisionDifference(from: files, to: files.reversed()).isEmpty)

    let before = [SampleGolden.file("gone", "x", "y"), SampleGolden.file("same", "1")]
    let after = [SampleGolden.file("new", "p", "q", "r", "s"), SampleGolden.file("same", "2")]
    expectEqual(
      kinds(before, after),
      [
        SampleGolden.path("gone"): .removed, SampleGolden.path("new"): .added,
        SampleGolden.path("same"): .changed,
      ])
  }

  @Test func `a storyboard under another name is a rename, moved as it is or with what differs`() throws {
    let renamed = kinds([SampleGolden.file("old", "1", "2")], [SampleGolden.file("new", "1", "2")])
    expectEqual(renamed, [SampleGolden.path("new"): .renamed(from: SampleGolden.path("old"))])

    let text = SampleGolden.text("a", "1")
    let moved = GoldenPath(SampleGolden.path("a").path.replacing("/T/", with: "/U/"))
    let difference = RevisionDifference(
      from: [SampleGolden.file("a", "1")], to: [SampleGolden.file(text, at: moved)])
    let change = try #require(difference.changes.first)
    expectEqual(change.kind, .renamed(from: SampleGolden.path("a")))
    expectEqual(change.difference?.isEmpty, true)

    let near = RevisionDifference(
      from: [SampleGolden.file("old", "1", "2", "3", "4")], to: [SampleGolden.file("new", "1", "2", "3", "5")]
    )
    let second = try #require(near.changes.first)
    expectEqual(second.kind, .renamed(from: SampleGolden.path("old")))
    expectEqual(second.difference?.worstSteps.flatMap(\.lines).last, #"  changed UILabel "4": "4" -> "5""#)
  }

  @Test func `what differs in the same way is a group, the largest first, but no rename with a change`() {
    let before = ["a", "b", "c", "d"].map { SampleGolden.file($0, "1", "x") }
    let after =
      [SampleGolden.file("a", "1", "y")] + ["b", "c", "d"].map { SampleGolden.file($0, "2", "x") }
    let groups = RevisionDifference(from: before, to: after).groups
    expectEqual(
      groups.map { $0.map(\.path) }, [["b", "c", "d"], ["a"]].map { $0.map { SampleGolden.path($0) } })

    let old = [SampleGolden.file("a", "1", "2", "3", "4"), SampleGolden.file("b", "1", "2", "3", "4")]
    let new = [SampleGolden.file("c", "1", "2", "3", "5"), SampleGolden.file("b", "1", "2", "3", "5")]
    expectEqual(RevisionDifference(from: old, to: new).groups.count, 2)
  }

  @Test func `two revisions have the same groups in whatever order their files come`() {
    let before = (0..<40).map { SampleGolden.file("\($0)", "1", "of \($0)") }
    let after = (0..<40).map { SampleGolden.file("\($0)", "\($0 % 3 + 2)", "of \($0)") }
    let groups = RevisionDifference(from: before, to: after).groups
    expectEqual(RevisionDifference(from: before.reversed(), to: after.shuffled()).groups, groups)
    expectEqual(groups.map(\.count), [14, 13, 13])
  }
}
