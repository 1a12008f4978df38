import Expectations
import TestSupport
import Testing

@testable import Causes

@Suite struct ComponentsTests {
  @Test func `a circle is one part, and comes behind what it leads to`() {
    let components = Components([[1], [2], [1, 3], []])
    expectEqual(components.all, [[3], [1, 2], [0]])
    expectEqual(components.ofNode, [2, 1, 1, 0])
  }

  @Test func `two nodes are in one part exactly where each leads to the other`() {
    forEachRow(SplitMix64.seeds(200)) { seed in
      var random = SplitMix64(seed: seed)
      let count = Int.random(in: 1...9, using: &random)
      let edges = (0..<count).map { _ in
        (0..<Int.random(in: 0...2, using: &random)).map { _ in Int.random(in: 0..<count, using: &random) }
      }
      let components = Components(edges)
      let reached = (0..<count).map { Self.reached(from: $0, edges) }
      for node in 0..<count {
        for other in 0..<count {
          let isOne = reached[node].contains(other) && reached[other].contains(node)
          expectEqual(components.ofNode[node] == components.ofNode[other], isOne)
        }
        for target in edges[node] { expectTrue(components.ofNode[target] <= components.ofNode[node]) }
      }
    }
  }

  private static func reached(from start: Int, _ edges: [[Int]]) -> Set<Int> {
    var seen: Set = [start]
    var open = [start]
    while let next = open.popLast() {
      for target in edges[next] where seen.insert(target).inserted { open.append(target) }
    }
    return seen
  }

  @Test func `a chain of a hundred thousand does not overflow the stack`() {
    let edges = (0..<100_000).map { $0 == 99_999 ? [] : [$0 + 1] }
    expectEqual(Components(edges).all.count, 100_000)
  }
}
