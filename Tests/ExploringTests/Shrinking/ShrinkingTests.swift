import Expectations
import Testing

@testable import Exploring

@Suite struct ShrinkingTests {
  /// Shrinks the numbers from 0 to 19 to those that must all be there.
  private func shrink(to needed: Set<Int>, mostTries: Int = 400) -> Shrinking<Int> {
    var shrinking = Shrinking(Array(0..<20), mostTries: mostTries)
    while !shrinking.isDone {
      shrinking.note(shrinking.candidates.map { needed.isSubset(of: $0) })
    }
    return shrinking
  }

  @Test func `What is needed stays, in order, and nothing else does`() {
    let rows: [[Int]] = [[], [0], [19], [7], [0, 19], [3, 4], [1, 8, 15], [2, 3, 5, 7, 11, 13, 17, 19]]
    forEachRow(rows) { needed in
      expectEqual(shrink(to: Set(needed)).best, needed)
    }
  }

  @Test func `Whatever is needed, at the end no single element can be left out`() {
    for seed in 0..<200 {
      let needed = Set((0..<20).filter { (seed >> ($0 % 8)) & 1 == 1 && ($0 * seed) % 3 == 0 })
      expectEqual(Set(shrink(to: needed).best), needed, "seed \(seed)")
    }
  }

  @Test func `What is not monotonous is still shortened until no single element can be left out`() {
    // Two of one kind cancel out.
    func shows(_ list: [Int]) -> Bool { list.count { $0 == 1 } % 2 == 1 }
    var shrinking = Shrinking([1, 0, 1, 0, 1, 2])
    while !shrinking.isDone { shrinking.note(shrinking.candidates.map(shows)) }
    expectTrue(shows(shrinking.best))
    expectFalse(
      shrinking.best.indices.contains { index in
        var shorter = shrinking.best
        shorter.remove(at: index)
        return shows(shorter)
      })
  }

  @Test func `An empty list is done at once, and a limit ends the search`() {
    expectTrue(Shrinking<Int>([]).isDone)
    let limited = shrink(to: [2, 3, 5, 7, 11], mostTries: 10)
    expectTrue(limited.triedCount < 10 + 20)
    expectTrue(Set([2, 3, 5, 7, 11]).isSubset(of: limited.best))
  }

  @Test func `Twenty elements of which two are needed take less than a hundred tries`() {
    expectTrue(shrink(to: [4, 15]).triedCount < 100)
  }
}
