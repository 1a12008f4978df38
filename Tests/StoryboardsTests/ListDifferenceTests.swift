import Expectations
import RenderTree
import TestSupport
import Testing

@testable import Storyboards

@Suite struct ListDifferenceTests {
  /// Edits of a list with the same texts, or with other ones.
  static let edits: [@Sendable ([String], inout SplitMix64) -> [String]] = [
    { list, _ in list.reversed() },
    { list, random in list.shuffled(using: &random) },
    { list, _ in list.enumerated().map { $0.offset % 2 == 0 ? $0.element : "other \($0.offset)" } },
    { list, _ in list.enumerated().map { "\($0.offset % 3)" } },
  ]

  @Test func `the steps of a comparison grow no faster than the lists`() {
    forEachRow(Self.edits.indices) { edit in
      func work(_ count: Int) -> Int {
        var random = SplitMix64(seed: 5)
        let list = (0..<count).map { "command \($0 % 5 == 0 ? 0 : $0)" }
        return ListDifference(from: list, to: Self.edits[edit](list, &random)).work
      }
      // A search for the fewest differences would take 400 times the steps.
      expectTrue(work(40_000) <= 40 * max(work(2000), 250_000), "\(work(40_000)), \(work(2000))")
      expectTrue(work(40_000) < 40_000 * 40_000 / 100)
    }
  }

  @Test func `without what is missing, and with what is extra, the first list is the second`() {
    forEachRow(SplitMix64.seeds(100)) { seed in
      var random = SplitMix64(seed: seed)
      func list() -> [String] {
        (0..<Int.random(in: 0...12, using: &random)).map { _ in
          random.oneOf(["a", "b\n", "", " c", "é", "e\u{301}"])
        }
      }
      let (before, after) = (list(), list())
      let difference = ListDifference(from: before, to: after)
      var result = before
      for index in difference.missing.reversed() { result.remove(at: index) }
      for index in difference.extra { result.insert(after[index], at: index) }
      expectTrue(
        result.elementsEqual(after) { $0.unicodeScalars.elementsEqual($1.unicodeScalars) }, "seed \(seed)")
      expectTrue(difference.missing.count + difference.extra.count <= before.count + after.count)
    }
  }

  @Test func `ten thousand calls in another order are reported, all that are missing and extra`() throws {
    let calls = (0..<10_000).map { "command \($0)" }
    let steps = [calls, calls.reversed()].map {
      Storyboard(
        useCase: "C / u", script: "s", configuration: "c",
        steps: [Step(cause: "launch", calls: $0, tree: RenderNode("UIWindow"))])
    }
    let step = try #require(StoryboardDifference(golden: steps[0], actual: steps[1]).steps.first)
    expectEqual(step.missingEvents.count, step.extraEvents.count)
    expectEqual(Set(step.missingEvents), Set(step.extraEvents))
    #expect((1..<10_000).contains(step.missingEvents.count))
  }
}
