import Diagnostics
import Expectations
import GoldenFiles
import Review
import Storyboards
import TestSupport
import Testing

@Suite struct OngoingReviewTests {
  private let box: PendingBox

  init() throws { box = try PendingBox() }

  /// A review of use cases whose goldens say "Off".
  private func review(_ changes: [(useCase: String, labels: [String])]) throws -> OngoingReview {
    for (useCase, labels) in changes {
      _ = try box.store.accepted.write(
        PendingBox.text(useCase, ["Sync", "Off"]), to: PendingBox.path(useCase))
      _ = try box.store.pending.write(PendingBox.text(useCase, labels), to: PendingBox.path(useCase))
    }
    return try review(changes.map(\.useCase))
  }

  private func review(_ useCases: [String]) throws -> OngoingReview {
    let owned = useCases.map { PendingBox.path($0) }
    let inventory = try box.store.accepted.files().filter { !owned.contains($0) }
    let changes = try box.store.pendingChanges(owned: owned, orphans: inventory)
    return OngoingReview(PendingReview(changes), in: box.store)
  }

  private func golden(_ useCase: String) throws -> String? {
    try box.store.accepted.read(PendingBox.path(useCase))
  }

  private func pending(_ useCase: String) throws -> String? {
    try box.store.pending.read(PendingBox.path(useCase))
  }

  private func index(_ useCase: String, in review: OngoingReview) throws -> Int {
    try #require(review.changes.firstIndex { $0.path == PendingBox.path(useCase) })
  }

  @Test func `what is accepted is the golden at once, and what is rejected waits no more`() throws {
    var review = try review([("a", ["Sync", "On"]), ("b", ["Sync", "Maybe"])])
    let (a, b) = (try index("a", in: review), try index("b", in: review))
    expectEqual(review.decide(.accept, on: .change(a)).effects, [.replaced(PendingBox.path("a"))])
    expectEqual(try golden("a"), PendingBox.text("a", ["Sync", "On"]))
    expectEqual(review.decide(.reject, on: .change(b)).effects, [.rejected(PendingBox.path("b"))])
    expectEqual(try golden("b"), PendingBox.text("b", ["Sync", "Off"]))
    expectNil(try pending("b"))
    expectEqual(review.decisions, [a: .accept, b: .reject])
    expectEqual([review.count(of: .accept), review.count(of: .reject), review.count(of: nil)], [1, 1, 0])
  }

  @Test func `a cause is accepted where it is the only one left, and rejected wherever it is`() throws {
    var review = try review([
      ("a", ["Sync", "On"]), ("b", ["Sync", "On"]), ("c", ["Backup", "On"]), ("d", ["Backup", "Off"]),
    ])
    let (a, c, d) = (try index("a", in: review), try index("c", in: review), try index("d", in: review))
    let (on, backup) = (review.causes[a][0], review.causes[d][0])
    expectEqual(Set(review.causes[c]), [on, backup])
    expectEqual(review.decide(.accept, on: .cause(on)).changes.count, 2)
    expectNil(review.decisions[c])
    expectEqual(Set(review.decide(.accept, on: .cause(backup)).changes), [c, d])
    expectEqual(Set(review.undo().changes), [c, d])
    expectEqual(Set(review.decide(.reject, on: .cause(backup)).changes), [c, d])
    expectEqual(review.count(of: nil), 0)
  }

  @Test func `undoing restores all files to their bytes, step by step or one change alone`() throws {
    var review = try review([("a", ["Sync", "On"]), ("b", ["Sync", "On"]), ("c", ["Sync", "Maybe"])])
    let before = try ["a", "b", "c"].map { [try golden($0), try pending($0)] }
    let (a, c) = (try index("a", in: review), try index("c", in: review))
    let cause = review.causes[a][0]
    expectEqual(review.decide(.accept, on: .cause(cause)).changes.count, 2)
    expectEqual(review.decide(.reject, on: .change(c)).changes, [c])
    expectEqual(review.undo(change: a).changes, [a])
    expectEqual([try golden("a"), try pending("a")], before[0])
    expectEqual(review.undo().changes, [c])
    expectTrue(review.acceptedCauses == [cause] && review.canUndo)
    expectEqual(review.undo().changes.count, 1)
    expectEqual(try ["a", "b", "c"].map { [try golden($0), try pending($0)] }, before)
    expectTrue(review.acceptedCauses.isEmpty && !review.canUndo)
    expectEqual(review.undo().faults.map(\.problem), ["nothing is left to undo"])
    expectEqual(review.undo(change: a).faults.map(\.problem), ["this is not decided"])
  }

  @Test func `a new golden and a renamed one are undone, too`() throws {
    try box.pend("new", "Entirely", "Different")
    try box.accept("former", "Name", "Long", "Enough", "For", "Likeness")
    try box.pend("later", "Name", "Long", "Enough", "For", "Likeness")
    var review = try review(["new", "later"])
    for useCase in ["new", "later"] {
      expectEqual(review.decide(.accept, on: .change(try index(useCase, in: review))).faults, [])
    }
    expectNil(try golden("former"))
    expectTrue(try golden("new") != nil && golden("later") != nil)
    for _ in 0..<2 { expectEqual(review.undo().faults, []) }
    expectTrue(try golden("former") != nil && pending("new") != nil && pending("later") != nil)
    expectTrue(try golden("new") == nil && golden("later") == nil)
  }

  @Test func `what has changed on disk is neither overwritten nor restored`() throws {
    var review = try review([("a", ["Sync", "On"]), ("b", ["Sync", "Maybe"])])
    let (a, b) = (try index("a", in: review), try index("b", in: review))
    try box.accept("a", "Repaired")
    let refused = review.decide(.accept, on: .change(a))
    expectEqual(refused.faults.map(\.problem), ["the golden has changed since it was looked at"])
    expectTrue(refused.changes.isEmpty && review.decisions.isEmpty && !review.canUndo)
    _ = review.decide(.accept, on: .change(b))
    try box.accept("b", "Recorded", "again")
    expectEqual(
      review.undo().faults.map(\.problem), ["the file has changed since the decision, which cannot be undone"]
    )
    expectEqual(review.decisions, [b: .accept])
    expectEqual(try golden("b"), PendingBox.text("b", ["Recorded", "again"]))
    expectNil(try pending("b"))
  }

  @Test func `what does not wait in this review is refused`() throws {
    var review = try review([("a", ["Sync", "On"])])
    for index in [-1, 1, Int.max] {
      expectEqual(
        review.decide(.accept, on: .change(index)).faults.map(\.problem),
        ["no change \(index) is in this review"])
    }
    expectEqual(
      review.decide(.reject, on: .cause("zzzz")).faults.map(\.problem), ["no cause 'zzzz' is in this review"])
    _ = review.decide(.accept, on: .change(0))
    expectEqual(review.decide(.reject, on: .change(0)).faults.map(\.problem), ["this is accepted already"])
  }

  @Test func `a pending storyboard that cannot be read is not accepted with others`() throws {
    try box.folder.write("nonsense\n", to: ".build/showcase/pending/\(PendingBox.path("a"))")
    var review = try review(["a"])
    let outcome = review.decide(.accept, on: .change(0))
    expectTrue(outcome.faults.count == 1 && outcome.effects.isEmpty)
    expectEqual(review.decide(.reject, on: .change(0)).effects, [.rejected(PendingBox.path("a"))])
    _ = review.undo()
    expectEqual(try box.folder.read(".build/showcase/pending/\(PendingBox.path("a"))"), "nonsense\n")
  }
}
