import Diagnostics
import Expectations
import GoldenFiles
import Review
import Storyboards
import TestSupport
import Testing

@Suite struct GoldenStorePendingTests {
  private let box: PendingBox

  init() throws { box = try PendingBox() }

  @Test func `Without pending storyboards nothing waits`() throws {
    try box.accept("a", "1")
    expectEmpty(try box.changes("a"))
  }

  @Test func `Each pending storyboard is a change of its kind, in the order of paths`() throws {
    try box.pend("new", "n")
    try box.accept("changed", "1")
    try box.pend("changed", "2")
    try box.accept("equal", "1")
    try box.pend("equal", "1")
    try box.pend("gone", "1")
    let changes = try box.changes("new", "changed", "equal")
    expectEqual(changes.map(\.path), ["changed", "equal", "gone", "new"].map { PendingBox.path($0) })
    expectEqual(changes.map(\.kind), [.changed, .stale(.equal), .stale(.orphan), .new])
    expectEqual(changes[0].goldenText, PendingBox.text("changed", ["1"]))
    expectEqual(changes[0].text, PendingBox.text("changed", ["2"]))
    expectEqual(changes[0].title, "T/C/changed/s (c)")
  }

  @Test func `A new storyboard that an orphan is alike is its rename`() throws {
    try box.accept("old", "1", "2", "3", "4")
    try box.accept("other", "8", "9")
    try box.pend("young", "1", "2", "3", "4")
    try box.pend("other", "7")
    let changes = try box.changes("young", "other")
    expectEqual(changes.map(\.kind), [.changed, .renamed(from: PendingBox.path("old"))])
    expectEqual(changes[1].goldenText, PendingBox.text("old", ["1", "2", "3", "4"]))
  }

  @Test func `A golden that a scenario owns is nothing's former name`() throws {
    try box.accept("old", "1", "2", "3", "4")
    try box.pend("young", "1", "2", "3", "4")
    expectEqual(try box.changes("young", "old").map(\.kind), [.new])
  }

  @Test func `A pending storyboard or golden that cannot be read is a change with the fault`() throws {
    let (broken, golden) = (PendingBox.path("a"), PendingBox.path("b"))
    try box.folder.write("<<<<<<< ours\n", to: "\(GoldenStore.pendingFolder)/\(broken)")
    try box.pend("b", "1")
    try box.folder.write("cut off", to: golden.path)
    let changes = try box.changes("a", "b")
    guard case .unreadable(let first) = changes[0].kind, case .unreadableGolden(let second) = changes[1].kind
    else {
      Issue.record("\(changes.map(\.kind))")
      return
    }
    expectEqual(first.file, "\(GoldenStore.pendingFolder)/\(broken)")
    expectEqual(first.position, SourcePosition(line: 1, column: 1))
    expectEqual(second.file, golden.path)
    expectNil(changes[0].text)
    expectEqual(changes[1].text, PendingBox.text("b", ["1"]))
  }
}
