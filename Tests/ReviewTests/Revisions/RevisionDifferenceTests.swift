import Causes
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

  private func paths(_ difference: RevisionDifference) -> [[GoldenPath]] {
    difference.groups.map { $0.members.map(\.path) }
  }

  @Test func `what has one cause is a group, the largest first`() {
    let before = ["a", "b", "c", "d"].map { SampleGolden.file($0, "red", "x") }
    let after =
      [SampleGolden.file("a", "red", "y")] + ["b", "c", "d"].map { SampleGolden.file($0, "blue", "x") }
    let difference = RevisionDifference(from: before, to: after)
    expectEqual(paths(difference), [["b", "c", "d"], ["a"]].map { $0.map { SampleGolden.path($0) } })
    expectEqual(difference.causes.map(\.scenarios.count), [3, 1])

    let old = [SampleGolden.file("a", "1", "2", "3", "4"), SampleGolden.file("b", "1", "2", "3", "4")]
    let new = [SampleGolden.file("c", "1", "2", "3", "5"), SampleGolden.file("b", "1", "2", "3", "5")]
    let renamed = RevisionDifference(from: old, to: new)
    // Both have the text as their worst cause, and one of them also has the rename.
    expectEqual(paths(renamed).map(\.count), [2])
    expectEqual(renamed.causes.map(\.scenarios.count), [2, 1])
  }

  @Test func `two revisions have the same groups in whatever order their files come`() {
    let colors = ["red", "green", "blue"]
    let before = (0..<40).map { SampleGolden.file("\($0)", "gray", "of \($0)") }
    let after = (0..<40).map { SampleGolden.file("\($0)", colors[$0 % 3], "of \($0)") }
    let difference = RevisionDifference(from: before, to: after)
    let shuffled = RevisionDifference(from: before.reversed(), to: after.shuffled())
    expectEqual(paths(shuffled), paths(difference))
    expectEqual(shuffled.causes, difference.causes)
    // Three texts at one position of as many scripts would be one change, if the position were the same.
    expectEqual(difference.groups.map(\.members.count), [14, 13, 13])
  }
}
