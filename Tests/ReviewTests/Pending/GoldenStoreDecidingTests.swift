import Expectations
import GoldenFiles
import Review
import Storyboards
import TestSupport
import Testing

@Suite struct GoldenStoreDecidingTests {
  private let box: PendingBox
  private let a = PendingBox.path("a")

  init() throws {
    box = try PendingBox()
  }

  private func onlyChange() throws -> PendingChange {
    try #require(try box.changes("a").first)
  }

  @Test func `Accepting writes the golden and ends the review`() {
    forEachRow([true, false]) { hasGolden in
      let fresh = try Self()
      let box = fresh.box
      if hasGolden { try box.accept("a", "1") }
      try box.pend("a", "2")
      let (done, fault) = box.apply(.accept, try fresh.onlyChange())
      expectNil(fault)
      expectEqual(done, [hasGolden ? .replaced(a) : .created(a)])
      expectEqual(try box.store.accepted.read(a), PendingBox.text("a", ["2"]))
      expectEmpty(try box.changes("a"))
    }
  }

  @Test func `Rejecting takes the pending storyboard away and nothing else`() throws {
    try box.accept("a", "1")
    try box.pend("a", "2")
    expectEqual(box.apply(.reject, try onlyChange()).done, [.rejected(a)])
    expectEqual(try box.store.accepted.read(a), PendingBox.text("a", ["1"]))
    expectEmpty(try box.changes("a"))
  }

  @Test func `What was recorded since it was looked at is neither accepted nor rejected`() {
    forEachRow(ReviewDecision.both) { decision in
      let fresh = try Self()
      let box = fresh.box
      try box.accept("a", "1")
      try box.pend("a", "2")
      let seen = try fresh.onlyChange()
      try box.pend("a", "3")
      let (done, fault) = box.apply(decision, seen)
      expectEmpty(done)
      expectEqual(fault, "the pending storyboard has changed since it was looked at")
      expectEqual(try fresh.onlyChange().text, PendingBox.text("a", ["3"]))
    }
  }

  @Test func `A file that could not be read is rejected only while it cannot be`() throws {
    let file = "\(GoldenStore.pendingFolder)/\(a)"
    try box.folder.write("cut off", to: file)
    let seen = try onlyChange()
    expectEqual(seen.kind.name, "unreadable")
    try box.pend("a", "2")
    let (done, fault) = box.apply(.reject, seen)
    expectEmpty(done)
    expectEqual(fault, "the pending storyboard has changed since it was looked at")
    try box.folder.write("cut off", to: file)
    expectEqual(box.apply(.reject, seen).done, [.rejected(a)])
  }

  @Test func `Accepting a rename writes the golden under the new name and removes the old one`() throws {
    try box.accept("old", "1", "2", "3")
    try box.pend("a", "1", "2", "3")
    let (done, fault) = box.apply(.accept, try onlyChange())
    expectNil(fault)
    expectEqual(done, [.created(a), .removed(PendingBox.path("old"))])
    expectEqual(try box.store.accepted.files(), [a])
  }

  @Test func `Rejecting a rename keeps the old golden`() throws {
    try box.accept("old", "1", "2", "3")
    try box.pend("a", "1", "2", "3")
    _ = box.apply(.reject, try onlyChange())
    expectEqual(try box.store.accepted.files(), [PendingBox.path("old")])
  }

  @Test func `What is stale is taken away, and never becomes a golden`() {
    forEachRow(ReviewDecision.both) { decision in
      let fresh = try Self()
      let box = fresh.box
      try box.pend("gone", "1")
      let (done, _) = box.apply(decision, try fresh.onlyChange())
      let gone = PendingBox.path("gone")
      expectEqual(done, [decision == .accept ? .cleared(gone) : .rejected(gone)])
      expectEmpty(try box.store.accepted.files())
      expectEmpty(try box.changes("a"))
    }
  }

  @Test func `A pending storyboard that cannot be read is not accepted, but may be rejected`() throws {
    try box.accept("a", "1")
    try box.folder.write("showcase-storyboard 2\nhello\n", to: "\(GoldenStore.pendingFolder)/\(a)")
    let (done, fault) = box.apply(.accept, try onlyChange())
    expectEmpty(done)
    expectEqual(fault, "found 'hello'")
    expectEqual(try box.store.accepted.read(a), PendingBox.text("a", ["1"]))
    expectEqual(box.apply(.reject, try onlyChange()).done, [.rejected(a)])
  }

  @Test func `Accepting mends a golden that cannot be read`() throws {
    try box.folder.write("cut off", to: a.path)
    try box.pend("a", "1")
    expectEqual(box.apply(.accept, try onlyChange()).done, [.replaced(a)])
    expectEqual(try box.store.accepted.read(a), PendingBox.text("a", ["1"]))
  }

  @Test func `A golden that could not be read and is another since is not overwritten`() {
    forEachRow([PendingBox.text("a", ["repaired"]), "cut off elsewhere", nil] as [String?]) { later in
      let fresh = try Self()
      let box = fresh.box
      try box.folder.write("cut off", to: a.path)
      try box.pend("a", "1")
      let seen = try fresh.onlyChange()
      if let later { try box.folder.write(later, to: a.path) } else { try box.folder.remove(a.path) }
      let (done, fault) = box.apply(.accept, seen)
      expectEmpty(done)
      expectEqual(fault, "the golden has changed since it was looked at")
      expectEqual((box.folder.has(a.path) ? try box.folder.read(a.path) : nil), later)
    }
  }

  @Test
  func `A golden that reading only proves broken is not overwritten either, if it was repaired since`() throws
  {
    try box.folder.write("showcase-storyboard 2\nhello\n", to: a.path)
    try box.pend("a", "1")
    let seen = ReviewedChange(try onlyChange()).change
    expectEqual(seen.kind.name, "unreadable golden")
    try box.accept("a", "repaired")
    expectEmpty(box.apply(.accept, seen).done)
    expectEqual(try box.store.accepted.read(a), PendingBox.text("a", ["repaired"]))
    try box.folder.write("showcase-storyboard 2\nhello\n", to: a.path)
    expectEqual(box.apply(.accept, seen).done, [.replaced(a)])
  }

  @Test func `What changed since it was looked at is not accepted`() {
    forEachRow(["golden", "pending storyboard"]) { what in
      let fresh = try Self()
      let box = fresh.box
      try box.accept("a", "1")
      try box.pend("a", "2")
      let seen = try fresh.onlyChange()
      if what == "golden" { try box.accept("a", "3") } else { try box.pend("a", "3") }
      let before = try box.store.accepted.read(a)
      let (done, fault) = box.apply(.accept, seen)
      expectEmpty(done)
      expectEqual(fault, "the \(what) has changed since it was looked at")
      expectEqual(try box.store.accepted.read(a), before)
    }
  }

  @Test func `A golden that came since is not overwritten by a rename`() throws {
    try box.accept("old", "1", "2", "3")
    try box.pend("a", "1", "2", "3")
    let seen = try onlyChange()
    try box.accept("a", "mine")
    expectEmpty(box.apply(.accept, seen).done)
    expectEqual(try box.store.accepted.read(a), PendingBox.text("a", ["mine"]))
  }
}

extension ReviewDecision {
  static let both: [ReviewDecision] = [.accept, .reject]
}
