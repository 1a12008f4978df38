import Diagnostics
import Expectations
import Foundation
import GoldenFiles
import Review
import Storyboards
import TestSupport
import Testing

/// Values of `assertSnapshot` that wait beside storyboards.
@Suite struct PendingValueTests {
  private let box: PendingBox
  private let golden = GoldenPath("Tests/AppTests/__Snapshots__/OrderTests/item.milk.txt")

  init() throws { box = try PendingBox() }

  private func accept(_ text: String) throws { try box.folder.write(text, to: golden.path) }

  private func pend(_ text: String) throws {
    try box.folder.write(text, to: "\(GoldenStore.pendingFolder)/\(golden)")
  }

  private func change(
    unowned: Set<GoldenPath> = [], unclaimed: Set<GoldenPath> = []
  ) throws -> PendingChange {
    let changes = try box.store.pendingChanges(
      owned: [], orphans: [], unowned: unowned, unclaimed: unclaimed)
    return try #require(changes.first)
  }

  @Test func `a value waits as a change of its kind`() throws {
    try pend("b\n")
    expectEqual(try change().kind, .new)
    try accept("a\n")
    expectEqual(try change().kind, .changed)
    expectEqual(try change(unowned: [golden]).kind, .stale(.unowned))
    expectEqual(try change(unclaimed: [golden]).kind, .stale(.unclaimed))
    try accept("b\n")
    expectEqual(try change().kind, .stale(.equal))
    expectEqual(try change().title, "AppTests/OrderTests/item.milk")
  }

  @Test func `values wait beside storyboards, without messages and marks`() throws {
    try box.pend("a", "1")
    try pend("b\n")
    for file in [golden.difference, golden.unclaimedMark] {
      try box.folder.write("", to: "\(GoldenStore.pendingFolder)/\(file)")
    }
    expectEqual(try box.changes("a").map(\.path), [PendingBox.path("a"), golden])
  }

  @Test func `accepting writes the golden and clears what waits`() throws {
    try pend("b\n")
    try box.folder.write("", to: "\(GoldenStore.pendingFolder)/\(golden.difference)")
    let created = box.apply(.accept, try change())
    expectEqual(created.done, [.created(golden)])
    expectEqual(try box.folder.read(golden.path), "b\n")
    expectEqual(box.folder.files(in: GoldenStore.pendingFolder), [])
    try pend("c\n")
    expectEqual(box.apply(.accept, try change()).done, [.replaced(golden)])
    expectEqual(try box.folder.read(golden.path), "c\n")
  }

  @Test func `rejecting keeps the golden and clears what waits`() throws {
    try accept("a\n")
    try pend("b\n")
    expectEqual(box.apply(.reject, try change()).done, [.rejected(golden)])
    expectEqual(try box.folder.read(golden.path), "a\n")
    expectEqual(box.folder.files(in: GoldenStore.pendingFolder), [])
  }

  @Test(arguments: [ReviewDecision.accept, .reject])
  func `a value that has changed since is not decided`(decision: ReviewDecision) throws {
    try accept("a\n")
    try pend("b\n")
    let change = try change()
    try pend("c\n")
    expectEqual(box.apply(decision, change).fault, "the pending value has changed since it was looked at")
    try pend("b\n")
    try accept("x\n")
    guard decision == .accept else { return }
    expectEqual(box.apply(decision, change).fault, "the golden has changed since it was looked at")
  }

  @Test func `what differs is shown line by line`() throws {
    try accept("tea\nmilk\n")
    try pend("tea\ncocoa\n")
    expectEqual(
      ReviewedChange(try change()).valueDifference?.lines, ["@@ -1,2 +1,2 @@", " tea", "-milk", "+cocoa"])
  }

  @Test func `lines that look equal are spelled out`() throws {
    try accept("tea\nmilk\n")
    try pend("tea\nmilk \n")
    let reviewed = ReviewedChange(try change())
    expectEqual(reviewed.extent, "1 line gone, 1 new")
    expectEqual(reviewed.valueDifference?.lines, ["@@ -1,2 +1,2 @@", " tea", "-milk", #"+milk\u{20}"#])
  }

  @Test func `a new value is shown as lines that are added`() throws {
    try pend("tea\nmilk\n")
    let reviewed = ReviewedChange(try change())
    expectEqual(reviewed.extent, "2 lines")
    expectEqual(reviewed.valueDifference?.lines, ["@@ -0,0 +1,2 @@", "+tea", "+milk"])
  }

  @Test func `bytes that are no text are named as such and accepted`() throws {
    for bytes: [UInt8] in [[0, 1, 2], [0xFF, 10], [0xFF, 0xFE, 65, 0]] {
      try accept("a\n")
      try box.folder.write(Data(bytes), to: "\(GoldenStore.pendingFolder)/\(golden)")
      let reviewed = ReviewedChange(try change())
      expectEqual(reviewed.valueDifference?.lines, ["not text, 2 bytes -> \(bytes.count)"])
      #expect(reviewed.isAcceptable)
      expectEqual(box.apply(.accept, reviewed.change).done, [.replaced(golden)])
      expectEqual(try Data(contentsOf: box.folder.url(golden.path)), Data(bytes))
    }
  }

  @Test func `a value that cannot be read is not accepted, but can be cleared`() throws {
    try box.folder.write("", to: "\(GoldenStore.pendingFolder)/\(golden)")
    let path = box.folder.url("\(GoldenStore.pendingFolder)/\(golden)").path
    try FileManager.default.removeItem(atPath: path)
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "/dev/full")
    let reviewed = ReviewedChange(try change())
    #expect(!reviewed.isAcceptable)
    expectEqual(box.apply(.accept, reviewed.change).fault, "the file is a device")
    expectEqual(box.apply(.reject, reviewed.change).done, [.rejected(golden)])
  }

  @Test func `a decision about a value is undone with all its files`() throws {
    try accept("a\n")
    try pend("b\n")
    try box.folder.write("whole\n", to: "\(GoldenStore.pendingFolder)/\(golden.difference)")
    let before = try box.folder.contents(of: ".")
    for decision in [ReviewDecision.accept, .reject] {
      var ongoing = OngoingReview(PendingReview([try change()]), in: box.store)
      expectEqual(ongoing.decide(decision, on: .change(0)).faults, [])
      expectEqual(ongoing.undo().faults, [])
      var after = try box.folder.contents(of: ".")
      after[WritingLock.path] = nil
      expectEqual(after, before)
    }
  }

  @Test func `values are chosen by their tests and test files`() throws {
    try pend("b\n")
    let changes = [try change(), PendingChange(path: PendingBox.path("a"), kind: .new, text: "")]
    let names = [
      "AppTests", "OrderTests", "OrderTests/item", "AppTests/OrderTests/item.milk", "item.milk.txt",
    ]
    forEachRow(names) { name in
      expectEqual(try PendingSelection(names: [name]).choose(from: changes).map(\.path), [golden])
    }
  }
}
