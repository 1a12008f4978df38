import Expectations
import Review
import Storyboards
import Testing

@Suite struct PendingReviewTests {
  private func change(
    _ useCase: String, _ from: [String]?, _ to: [String], configuration: String = "c",
    kind: PendingChange.Kind = .changed
  ) -> PendingChange {
    PendingChange(
      path: PendingBox.path(useCase, configuration), kind: kind,
      text: PendingBox.text(useCase, to, configuration: configuration),
      goldenText: from.map { PendingBox.text(useCase, $0, configuration: configuration) })
  }

  private func useCases(of review: PendingReview) -> [[String]] {
    review.groups.map { $0.map { $0.change.path.scenario?.name.useCase ?? "" } }
  }

  @Test func `One cause is a group; the one of most scenarios comes first, then the one with the first path`()
  {
    let review = PendingReview([
      change("a", ["1"], ["2"]), change("b", ["x", "y"], ["x", "z"]), change("c", ["1", "9"], ["2", "9"]),
      change("d", ["x", "y", "w"], ["x", "z", "w"]),
      change("e", ["8", "y"], ["8", "z"], configuration: "k"),
    ])
    expectEqual(useCases(of: review), [["b", "d", "e"], ["a", "c"]])
    expectEqual(review.changes.count, 5)

    let ordered = PendingReview([
      change("c", ["1"], ["2"]), change("a", ["x"], ["y"]), change("b", ["p"], ["q"]),
    ])
    expectEqual(useCases(of: ordered), [["a"], ["b"], ["c"]])
  }

  @Test func `What is stale is alone, and renames are never alike a change`() {
    let review = PendingReview([
      change("a", nil, ["1"], kind: .new), change("b", nil, ["1"], kind: .new),
      change("c", ["1"], ["1"], kind: .stale(.equal)), change("d", ["1"], ["1"], kind: .stale(.equal)),
    ])
    // Of two use cases, each new one is a separate cause.
    expectEqual(review.groups.count, 4)

    let renamed = { (useCase: String, from: String) in
      PendingChange(
        path: PendingBox.path(useCase), kind: .renamed(from: PendingBox.path(from)),
        text: PendingBox.text(useCase, ["1"]), goldenText: PendingBox.text(from, ["1"]))
    }
    let renames = PendingReview([
      renamed("a", "x"), renamed("b", "y"), renamed("d", "z"), change("c", ["1"], ["2"]),
    ])
    expectEqual(useCases(of: renames), [["c"], ["a", "b", "d"]])
  }

  @Test(.hangLimit)
  func `Hundreds of changes are reviewed, each once`() {
    let colors = ["red", "green", "blue"]
    let review = PendingReview((0..<300).map { change("\($0)", ["gray"], [colors[$0 % 3]]) })
    expectEqual(review.groups.map(\.count), [100, 100, 100])
    expectEqual(Set(review.changes.map(\.change.path)).count, 300)
  }
}
