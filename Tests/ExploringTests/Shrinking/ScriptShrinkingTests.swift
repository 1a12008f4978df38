import Expectations
import Testing

@testable import Exploring

@Suite struct ScriptShrinkingTests {
  private func waits(_ seconds: Int...) -> [Input] {
    seconds.map { Input(.wait, to: "the clock", ["advance(by: \($0))"]) }
  }

  /// Shrinks a script, and returns what was tried.
  private func shrink(
    _ inputs: [Input], _ shows: ([Input]) -> Bool
  ) -> (best: [Input], tried: [[Input]]) {
    var shrinking = ScriptShrinking(inputs, for: .crash)
    var tried: [[Input]] = []
    while !shrinking.isDone {
      tried += shrinking.candidates
      shrinking.note(shrinking.candidates.map(shows))
    }
    return (shrinking.best, tried)
  }

  @Test func `Statements are left out first, and then arguments become simpler`() {
    let (best, tried) = shrink(waits(30, 20, 10)) { $0.contains { (5...20).contains($0.seconds) } }
    expectEqual(best, waits(5))
    expectEqual(tried.first, [])
    expectTrue(tried.firstIndex(of: waits(20)) ?? .max < tried.firstIndex(of: waits(5)) ?? -1)
  }

  @Test func `What simpler arguments do not need is left out, too`() {
    // A long wait needs a second one, a short one does not.
    let best = shrink(waits(30, 9)) { inputs in
      inputs.count > 1 ? inputs[0].seconds > 2 : inputs.contains { $0.seconds == 3 }
    }.best
    expectEqual(best, waits(3))
  }

  @Test func `Nothing is tried twice, and nothing at all for an empty script`() {
    let (_, tried) = shrink(waits(30, 30, 8, 8)) { $0.count { $0.seconds > 4 } > 1 }
    expectEqual(Set(tried).count, tried.count)
    expectTrue(shrink([]) { _ in true }.tried.isEmpty)
  }

  @Test func `Results of the first candidates are enough if the last of them shows it`() {
    var shrinking = ScriptShrinking(waits(30, 20, 10), for: .hang)
    var tried: [[Input]] = []
    var results: [Bool] = []
    while !shrinking.isDone {
      let candidate = shrinking.candidates[results.count]
      tried.append(candidate)
      results.append(candidate.contains { $0.seconds >= 6 && $0.seconds < 30 })
      guard results.last == true || results.count == shrinking.candidates.count else { continue }
      shrinking.note(results)
      results = []
    }
    expectEqual(shrinking.best, waits(6))
    expectEqual(Set(tried).count, tried.count)
  }
}

extension Input {
  fileprivate var seconds: Int {
    statements[0].wholeMatch(of: #/advance\(by: ([0-9]+)\)/#).flatMap { Int($0.1) } ?? 0
  }
}
