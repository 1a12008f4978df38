import Expectations
import RenderTree
import Storyboards
import TestSupport
import Testing

@Suite struct TreeDifferenceTests {
  private let title = RenderNode("UILabel", identifier: "title", text: "Sync")
  private let toggle = RenderNode("UISwitch", states: ["off"])
  private let note = RenderNode("UILabel", text: "Note")

  private func changes(_ before: [RenderNode], _ after: [RenderNode]) -> [TreeChange] {
    TreeDifference(from: RenderNode("UIView", children: before), to: RenderNode("UIView", children: after))
      .changes
  }

  @Test func `a node that is changed, added, removed or moved is one change, and equal trees have none`() {
    expectEqual(changes([title, toggle], [title, toggle]), [])

    var changed = title
    changed.text = "Synk"
    expectEqual(changes([title, toggle], [changed, toggle]), [.changed([0], before: title, after: changed)])

    expectEqual(changes([title, toggle], [title, note, toggle]), [.added(note, parent: [], index: 1)])
    expectEqual(changes([title, note, toggle], [title, toggle]), [.removed([1], node: note)])
    expectEqual(changes([title, note, toggle], [note, toggle, title]), [.moved([0], parent: [], index: 2)])
  }

  @Test func `a row put before alike rows is one addition, and another type is another node`() {
    let rows = ["A", "B", "C"].map { RenderNode("Cell", children: [RenderNode("UILabel", text: $0)]) }
    let new = RenderNode("Cell", children: [RenderNode("UILabel", text: "New")])
    expectEqual(changes(rows, [new] + rows), [.added(new, parent: [], index: 0)])

    let button = RenderNode("UIButton", identifier: "title", text: "Sync")
    expectEqual(
      changes([title], [button]), [.removed([0], node: title), .added(button, parent: [], index: 0)])
    expectEqual(TreeDifference(from: title, to: button).changes, [.replaced(before: title, after: button)])
  }

  @Test func `over the budget siblings are matched by type and place`() {
    let before = RenderNode(
      "UIView", children: (0..<20).map { RenderNode("A", text: "a", states: ["\($0)"]) })
    let after = RenderNode(
      "UIView",
      children: [RenderNode("B")] + (1..<20).map { RenderNode("A", text: "a", states: ["-\($0)"]) })
    for budget in [-1, 0, 19, 20, 399, 400, .max] {
      let difference = TreeDifference(from: before, to: after, budget: budget)
      expectEqual(difference.changes.count, 21)
      expectEqual(before.applying(difference.changes), after)
    }
  }

  @Test func `applying the changes in order gives the other tree`() {
    forEachRow(SplitMix64.seeds(400)) { seed in
      var random = SplitMix64(seed: seed)
      let before = random.alikeTree()
      for after in [random.mutated(before), random.alikeTree()] {
        let difference = TreeDifference(from: before, to: after)
        expectEqual(before.applying(difference.changes), after)
        expectEqual(difference.isEmpty, (before == after))
        expectEqual(difference, TreeDifference(from: before, to: after))
      }
    }
  }

  @Test func `a deep and a wide tree are compared quickly`() {
    func chain(_ text: String) -> RenderNode {
      (0..<2000).reduce(RenderNode("UILabel", text: text)) { child, _ in
        RenderNode("UIView", children: [child])
      }
    }
    expectEqual(TreeDifference(from: chain("a"), to: chain("b")).changes.count, 1)
    let rows = (0..<2000).map { RenderNode("Cell", text: "\($0)") }
    expectEqual(changes(rows, Array(rows.dropFirst(7))).count, 7)
  }
}
