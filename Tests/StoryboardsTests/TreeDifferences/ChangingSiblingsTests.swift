import Expectations
import TestSupport
import Testing

@testable import Storyboards

@Suite struct ChangingSiblingsTests {
  @Test func `a set of numbers counts those below a number`() {
    var numbers = PrefixCounts(below: 10)
    for member in [0, 3, 9] { numbers.remove(member) }
    expectEqual((0...10).map(numbers.count), [0, 0, 1, 2, 2, 3, 4, 5, 6, 7, 7])
  }

  @Test func `places are those of a list that is edited plainly`() {
    forEachRow(SplitMix64.seeds(200)) { seed in
      var random = SplitMix64(seed: seed)
      let count = Int.random(in: 0...12, using: &random)
      var siblings = ChangingSiblings(count: count)
      var list = (0..<count).map { "old \($0)" }
      var placed: [String] = []
      for old in 0..<count {
        while Bool.random(using: &random) {
          let name = "new \(placed.count)"
          let index = placed.last.flatMap { list.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
          expectEqual(siblings.insert(), index)
          list.insert(name, at: index)
          placed.append(name)
        }
        switch Int.random(in: 0..<3, using: &random) {
        case 0:
          siblings.stay(old)
          placed.append("old \(old)")
        case 1:
          expectEqual(siblings.index(ofWaiting: old), list.firstIndex(of: "old \(old)"))
          siblings.leave(old)
          list.removeAll { $0 == "old \(old)" }
        default: break
        }
        for (index, name) in placed.enumerated() {
          expectEqual(siblings.index(ofPlaced: index), list.firstIndex(of: name))
        }
        for old in 0..<count where list.contains("old \(old)") && !placed.contains("old \(old)") {
          expectEqual(siblings.index(ofWaiting: old), list.firstIndex(of: "old \(old)"))
        }
      }
    }
  }
}
