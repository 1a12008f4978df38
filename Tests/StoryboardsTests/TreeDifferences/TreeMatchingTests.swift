import Expectations
import RenderTree
import TestSupport
import Testing

@testable import Storyboards

/// The work grows only with the size of the trees. It is counted, not timed.
@Suite struct TreeMatchingTests {
  private func work(_ before: RenderNode, _ after: RenderNode, budget: Int = 1_000_000) -> Int {
    TreeMatching(before, after, budget: budget).work.count
  }

  private func list(_ texts: some Sequence<Int>) -> RenderNode {
    RenderNode("UITableView", children: texts.map { RenderNode("Cell", text: "\($0)") })
  }

  @Test func `ten thousand siblings of which many move and many are replaced cost as much as they are many`()
  {
    let count = Extent.size(10_000, quick: 800)
    let before = list(0..<count)
    var random = SplitMix64(seed: 7)
    let after = list((0..<count).map { $0 % 2 == 0 ? $0 : $0 + 20_000 }.shuffled(using: &random))
    let budget = 100 * count
    let matching = TreeMatching(before, after, budget: budget)
    #expect(matching.work.count < budget + 20 * 2 * count)
    #expect(matching.work.budget >= 0)
    expectEqual(before.applying(TreeDifference(from: before, to: after).changes), after)
  }

  @Test func `ten times the siblings cost ten times the work, within the budget for pairs`() {
    func work(_ count: Int) -> Int {
      self.work(list(0..<count), list((0..<count).reversed().map { $0 * 2 }), budget: 0)
    }
    #expect(work(5000) <= 12 * work(500))
  }

  @Test func `no more pairs are weighed than the budget has, and equal parts are not looked into`() {
    forEachRow([0, 1, 100, 5000, 1_000_000]) { budget in
      let (before, after) = (list(0..<300), list(1000..<1300))
      let unweighed = work(before, after, budget: 0)
      let weighed = work(before, after, budget: budget)
      expectTrue(weighed - unweighed <= budget, "\(weighed), \(unweighed)")
      expectTrue(weighed - unweighed <= 300 * 300, "\(weighed), \(unweighed)")
    }

    let part = list(0..<1000)
    let whole = RenderNode("UIView", children: [part, RenderNode("UILabel", text: "a"), part])
    var other = whole
    other.children[1].text = "b"
    #expect(work(whole, other) < 4 * 2003)
  }

  @Test func `deep chains and many nodes that differ in one attribute cost no more than they are`() {
    func chain(_ depth: Int, _ text: String) -> RenderNode {
      (0..<depth).reduce(RenderNode("UILabel")) { child, level in
        RenderNode("UIView", text: "\(text)\(level)", children: [child, RenderNode("Side", text: text)])
      }
    }
    let depth = Extent.size(2000, quick: 300)
    let (before, after) = (chain(depth, "a"), chain(depth, "b"))
    #expect(work(before, after) <= 12 * work(chain(depth / 10, "a"), chain(depth / 10, "b")))
    let changes = TreeDifference(from: before, to: after).changes
    expectEqual(changes.count, 2 * depth)
    expectEqual(before.applying(changes), after)

    func grid(_ numbers: [Int]) -> RenderNode {
      RenderNode(
        "UIView",
        children: numbers.map { number in
          RenderNode("UIView", attributes: [RenderAttribute("tag", .number(Double(number)))])
        })
    }
    let count = Extent.size(3000, quick: 600)
    let (forward, backward) = (grid(Array(0..<count)), grid((0..<count).reversed()))
    // Fewer than all pairs.
    let budget = Extent.size(1_000_000, quick: 40_000)
    #expect(work(forward, backward, budget: budget) < budget + 20 * 2 * count)
    expectEqual(forward.applying(TreeDifference(from: forward, to: backward).changes), backward)
  }
}
