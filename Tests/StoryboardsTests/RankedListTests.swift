import Expectations
import TestSupport
import Testing

@testable import Storyboards

@Suite struct RankedListTests {
  @Test func `whatever is inserted and removed, members and indices are those of an array`() {
    forEachRow(SplitMix64.seeds(60)) { seed in
      var random = SplitMix64(seed: seed)
      var array = Array(0..<Int.random(in: 0...40, using: &random))
      var list = RankedList(array)
      var marked: Set<Int> = []
      for next in 40..<140 {
        switch Int.random(in: 0..<4, using: &random) {
        case 0...1:
          let index = random.oneOf([0, array.count, Int.random(in: 0...array.count, using: &random)])
          array.insert(next, at: index)
          list.insert(next, at: index)
        case 2 where !array.isEmpty:
          let member = random.oneOf(array)
          array.removeAll { $0 == member }
          marked.remove(member)
          list.remove(member)
        default:
          let member = random.oneOf(array + [1000])
          list.mark(member, !marked.contains(member))
          if array.contains(member) { marked.formSymmetricDifference([member]) }
        }
        expectEqual(list.members, array, "seed \(seed)")
        expectTrue(list.count == array.count && list.first == array.first && list.last == array.last)
        expectEqual(list.firstMarked, array.first { marked.contains($0) })
        expectTrue(array.indices.allSatisfy { list[$0] == array[$0] && list.index(of: array[$0]) == $0 })
        expectNil(list.index(of: 1000))
      }
    }
  }

  @Test func `the first index that fits is found`() {
    forEachRow([0, 1, 5, 13, 100]) { count in
      let list = RankedList((0..<count).map { $0 * 2 })
      for limit in -1...count * 2 {
        expectEqual(list.partitioningIndex { $0 >= limit }, (0..<count).first { $0 * 2 >= limit } ?? count)
      }
    }
  }
}
