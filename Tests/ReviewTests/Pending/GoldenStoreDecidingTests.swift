import GoldenFiles
import Review
import ScenarioGoldens
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

  @Test(arguments: [true, false])
  func `Accepting writes the golden and ends the review`(hasGolden: Bool) throws {
    if hasGolden { try box.accept("a", "1") }
    try box.pend("a", "2")
    let (done, fault) = box.apply(.accept, try onlyChange())
    #expect(fault == nil)
    #expect(done == [hasGolden ? .replaced(a) : .created(a)])
    #expect(try box.store.accepted.read(a) == PendingBox.text("a", ["2"]))
    #expect(try box.changes("a").isEmpty)
  }

  @Test func `Rejecting takes the pending storyboard away and nothing else`() throws {
    try box.accept("a", "1")
    try box.pend("a", "2")
    #expect(box.apply(.reject, try onlyChange()).done == [.rejected(a)])
    #expect(try box.store.accepted.read(a) == PendingBox.text("a", ["1"]))
    #expect(try box.changes("a").isEmpty)
  }

  @Test func `Accepting a rename writes the golden under the new name and removes the old one`() throws {
    try box.accept("old", "1", "2", "3")
    try box.pend("a", "1", "2", "3")
    let (done, fault) = box.apply(.accept, try onlyChange())
    #expect(fault == nil)
    #expect(done == [.created(a), .removed(PendingBox.path("old"))])
    #expect(try box.store.accepted.files() == [a])
  }

  @Test func `Rejecting a rename keeps the old golden`() throws {
    try box.accept("old", "1", "2", "3")
    try box.pend("a", "1", "2", "3")
    _ = box.apply(.reject, try onlyChange())
    #expect(try box.store.accepted.files() == [PendingBox.path("old")])
  }

  @Test(arguments: ReviewDecision.both)
  func `What is stale is taken away, and never becomes a golden`(decision: ReviewDecision) throws {
    try box.pend("gone", "1")
    let (done, _) = box.apply(decision, try onlyChange())
    let gone = PendingBox.path("gone")
    #expect(done == [decision == .accept ? .cleared(gone) : .rejected(gone)])
    #expect(try box.store.accepted.files().isEmpty)
    #expect(try box.changes("a").isEmpty)
  }

  @Test func `A pending storyboard that cannot be read is not accepted, but may be rejected`() throws {
    try box.accept("a", "1")
    try box.folder.write("showcase-storyboard 1\nhello\n", to: "\(GoldenStore.pendingFolder)/\(a)")
    let (done, fault) = box.apply(.accept, try onlyChange())
    #expect(done.isEmpty)
    #expect(fault == "found 'hello'")
    #expect(try box.store.accepted.read(a) == PendingBox.text("a", ["1"]))
    #expect(box.apply(.reject, try onlyChange()).done == [.rejected(a)])
  }

  @Test func `Accepting mends a golden that cannot be read`() throws {
    try box.folder.write("cut off", to: a.path)
    try box.pend("a", "1")
    #expect(box.apply(.accept, try onlyChange()).done == [.replaced(a)])
    #expect(try box.store.accepted.read(a) == PendingBox.text("a", ["1"]))
  }

  @Test(
    arguments: [PendingBox.text("a", ["repaired"]), "cut off elsewhere", nil])
  func `A golden that could not be read and is another since is not overwritten`(later: String?) throws {
    try box.folder.write("cut off", to: a.path)
    try box.pend("a", "1")
    let seen = try onlyChange()
    if let later { try box.folder.write(later, to: a.path) } else { try box.folder.remove(a.path) }
    let (done, fault) = box.apply(.accept, seen)
    #expect(done.isEmpty)
    #expect(fault == "the golden has changed since it was looked at")
    #expect((box.folder.has(a.path) ? try box.folder.read(a.path) : nil) == later)
  }

  @Test
  func `A golden that reading only proves broken is not overwritten either, if it was repaired since`() throws
  {
    try box.folder.write("showcase-storyboard 1\nhello\n", to: a.path)
    try box.pend("a", "1")
    let seen = ReviewedChange(try onlyChange()).change
    #expect(seen.kind.name == "unreadable golden")
    try box.accept("a", "repaired")
    #expect(box.apply(.accept, seen).done.isEmpty)
    #expect(try box.store.accepted.read(a) == PendingBox.text("a", ["repaired"]))
    try box.folder.write("showcase-storyboard 1\nhello\n", to: a.path)
    #expect(box.apply(.accept, seen).done == [.replaced(a)])
  }

  @Test(arguments: ["golden", "pending storyboard"])
  func `What changed since it was looked at is not accepted`(what: String) throws {
    try box.accept("a", "1")
    try box.pend("a", "2")
    let seen = try onlyChange()
    if what == "golden" { try box.accept("a", "3") } else { try box.pend("a", "3") }
    let before = try box.store.accepted.read(a)
    let (done, fault) = box.apply(.accept, seen)
    #expect(done.isEmpty)
    #expect(fault == "the \(what) has changed since it was looked at")
    #expect(try box.store.accepted.read(a) == before)
  }

  @Test func `A golden that came since is not overwritten by a rename`() throws {
    try box.accept("old", "1", "2", "3")
    try box.pend("a", "1", "2", "3")
    let seen = try onlyChange()
    try box.accept("a", "mine")
    #expect(box.apply(.accept, seen).done.isEmpty)
    #expect(try box.store.accepted.read(a) == PendingBox.text("a", ["mine"]))
  }
}

extension ReviewDecision {
  static let both: [ReviewDecision] = [.accept, .reject]
}
